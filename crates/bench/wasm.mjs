// Prints how many milliseconds of processor time the wasm module needs to count the leaves of one position of the suite.
// Usage: node wasm.mjs MODULE INDEX
import { readFile } from "node:fs/promises";

const [module, index] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(await readFile(module), {});
// The second run counts: by then the engine has compiled the module with all its optimisations.
instance.exports.count(Number(index));
const start = process.cpuUsage();
instance.exports.count(Number(index));
console.log(process.cpuUsage(start).user / 1000);
