/**
 * Consulboard in a MediaWiki: makes live boards of what Template:Consulboard leaves in the page.
 * MediaWiki:Gadget-consulboard.js. In ECMAScript 5, which is what MediaWiki 1.39 checks gadgets for.
 *
 * The one place where the host is named is MediaWiki:Consulboard-host, which only administrators can edit.
 * Never from the page: whoever can edit an article must not be able to choose what script it loads.
 */
( function () {
	'use strict';

	var PARAMETERS = [ 'variant', 'start', 'fen', 'moves', 'view', 'orientation', 'lang', 'theme', 'size',
			'coordinates', 'interactive', 'marks', 'arrows', 'square' ],
		// What a line replaces on its board, whether it gives it or not; of the others it changes what it gives.
		POSITION = [ 'variant', 'start', 'fen', 'moves', 'marks', 'arrows', 'square' ],
		// Together they are an address, and servers take none of more than 8,000 characters.
		LONGEST = 2000,
		german = /^de(-|$)/.test( mw.config.get( 'wgUserLanguage' ) ),
		// The places that have a board or a message instead: their elements, and the board's own parameters.
		places = [],
		asked = null;

	function say( english, inGerman ) {
		return german ? inGerman : english;
	}

	/** Puts a message into the page, as text. */
	function refuse( place, text ) {
		var message = document.createElement( 'p' );
		message.className = 'consulboard-error';
		message.setAttribute( 'role', 'alert' );
		message.textContent = 'Consulboard: ' + text;
		place.insertBefore( message, place.firstChild );
	}

	/** What the template could not encode, because it stands in nowiki: an element with that text. */
	function unencoded( element, name ) {
		return element.querySelector( '.consulboard-value[data-parameter="' + name + '"]' );
	}

	/** What the template has encoded. What is written by hand has no percent signs. */
	function decoded( element, name ) {
		var value = element.getAttribute( 'data-' + name ) || '',
			text = unencoded( element, name );
		if ( text ) {
			return text.textContent.trim();
		}
		try {
			value = decodeURIComponent( value );
		} catch ( e ) {
			// Then it is taken as it stands, and the board says what is wrong with it.
		}
		return value.trim();
	}

	/**
	 * The parameters of an element. Null when one of these or of the others is too long: then a message is all
	 * that is left of the element and of its `texts`, which are elements by the name of their parameter.
	 */
	function read( element, names, texts ) {
		var values = {}, faults = [];
		function check( name, value ) {
			if ( value.length > LONGEST ) {
				faults.push( say(
					name + ': found ' + value.length + ' characters, expected at most ' + LONGEST,
					name + ': ' + value.length + ' Zeichen gefunden, höchstens ' + LONGEST + ' erwartet'
				) );
			}
			return value;
		}
		PARAMETERS.forEach( function ( name ) {
			var value = check( name, decoded( element, name ) );
			if ( value ) {
				values[ name ] = value;
			} else if ( unencoded( element, name ) ) {
				faults.push( say( name + ': found no text', name + ': kein Text gefunden' ) );
			}
		} );
		names.forEach( function ( name ) {
			check( name, decoded( element, name ) );
		} );
		Object.keys( texts ).forEach( function ( name ) {
			check( name, texts[ name ] ? texts[ name ].textContent : '' );
		} );
		if ( !faults.length ) {
			Array.prototype.forEach.call( element.querySelectorAll( '.consulboard-value' ), function ( text ) {
				text.parentNode.removeChild( text );
			} );
			return values;
		}
		Object.keys( texts ).forEach( function ( name ) {
			if ( texts[ name ] && texts[ name ] !== element ) {
				texts[ name ].parentNode.removeChild( texts[ name ] );
			}
		} );
		element.textContent = '';
		faults.forEach( function ( text ) {
			refuse( element, text );
		} );
		return null;
	}

	/** Calls with the address of the host, once it is known. */
	function withHost( call, fail ) {
		asked = asked || fetch( mw.util.getUrl( 'MediaWiki:Consulboard-host', {
			action: 'raw', ctype: 'text/plain', maxage: 3600, smaxage: 3600
		} ), { credentials: 'same-origin' } ).then( function ( answer ) {
			return answer.ok ? answer.text() : '';
		} ).then( function ( text ) {
			var host = text.trim();
			if ( !/^https?:\/\/[^\s"'<>?#]+\/$/.test( host ) ) {
				throw new Error( 'MediaWiki:Consulboard-host' );
			}
			// A second inclusion does no harm, but need not be.
			if ( !window.customElements.get( 'consul-board' ) ) {
				var script = document.createElement( 'script' );
				script.src = host + 'consulboard.js';
				script.async = true;
				document.head.appendChild( script );
			}
			return host;
		} );
		asked.then( call, fail );
	}

	/** The lines that have been written for a board, in the order of the page. */
	function linesOf( name, inside ) {
		return Array.prototype.filter.call( inside.querySelectorAll( '.consulboard-show' ), function ( line ) {
			return line.getAttribute( 'data-board' ) === name;
		} );
	}

	/**
	 * Makes one part of the page of a board and of what follows until the last of its lines, so that the board
	 * can stay in sight as long as there are lines, and no longer. Only where both are on one level.
	 */
	function keepInSight( place, caption ) {
		var parent = place.parentNode,
			name = place.getAttribute( 'data-name' ),
			last = name && linesOf( name, parent ).pop(),
			part = document.createElement( 'div' ),
			still = document.createElement( 'div' ),
			next;
		while ( last && last.parentNode !== parent ) {
			last = last.parentNode;
		}
		if ( !last || !( place.compareDocumentPosition( last ) & Node.DOCUMENT_POSITION_FOLLOWING ) ) {
			return;
		}
		part.className = 'consulboard-lines';
		still.className = 'consulboard-still';
		parent.insertBefore( part, place );
		part.appendChild( still );
		still.appendChild( place );
		if ( caption ) {
			still.appendChild( caption );
		}
		do {
			next = part.nextSibling;
			part.appendChild( next );
		} while ( next !== last );
		// A board that leaves no room for lines, such as one with dice, would lie on top of them.
		new ResizeObserver( function () {
			var room = window.getComputedStyle( still ).cssFloat === 'none' ? 0.6 : 1;
			still.classList.toggle( 'consulboard-tall', still.offsetHeight > room * window.innerHeight );
		} ).observe( still );
	}

	/** Brings a board into sight. Nothing moves where it is, which browsers do not all see of one that stays. */
	function bringIntoSight( place ) {
		var box = place.getBoundingClientRect();
		if ( box.top < -1 || box.bottom > window.innerHeight + 1 ) {
			place.scrollIntoView( { block: 'nearest' } );
		}
	}

	function make( place ) {
		var values, refused, board, caption = place.nextElementSibling;
		// A preview and a gadget that is loaded twice come here again.
		if ( place.getAttribute( 'data-made' ) !== null || place.querySelector( 'consul-board' ) ) {
			return;
		}
		place.setAttribute( 'data-made', '' );
		if ( !caption || !caption.classList.contains( 'consulboard-caption' ) ) {
			caption = null;
		}
		keepInSight( place, caption );
		values = read( place, [ 'name' ], { text: place.querySelector( 'pre' ), caption: caption } );
		places.push( { element: place, values: values || {} } );
		if ( !values ) {
			return;
		}
		// The template, too, may have refused something: its message is to be seen, and nothing else.
		refused = place.querySelector( '.consulboard-error' );
		if ( refused ) {
			place.textContent = '';
			place.appendChild( refused );
			return;
		}
		withHost( function ( host ) {
			board = document.createElement( 'consul-board' );
			Object.keys( values ).forEach( function ( name ) {
				board.setAttribute( name, values[ name ] );
			} );
			board.setAttribute( 'src', host + 'embed.html' );
			// What names it for the eye names it for who hears the page.
			if ( caption && caption.textContent.trim() ) {
				board.title = caption.textContent.trim();
			}
			// What was there is what shows until the board is ready, and when it does not come.
			while ( place.firstChild ) {
				board.appendChild( place.firstChild );
			}
			place.appendChild( board );
		}, function () {
			refuse( place, say(
				'MediaWiki:Consulboard-host has no address that ends in a slash',
				'MediaWiki:Consulboard-host enthält keine Adresse, die auf einen Schrägstrich endet'
			) );
		} );
	}

	/** The first place of the page with a name, or null. A preview takes places out of the page. */
	function placeNamed( name ) {
		return places.filter( function ( place ) {
			return name && document.contains( place.element ) && place.element.getAttribute( 'data-name' ) === name;
		} )[ 0 ] || null;
	}

	/** Makes a button of a line that shows something on a board of the page. */
	function makeButton( line ) {
		var button, name, values;
		if ( line.querySelector( 'button, .consulboard-error' ) ) {
			return;
		}
		values = read( line, [ 'board' ], { label: line } );
		if ( !values ) {
			return;
		}
		name = line.getAttribute( 'data-board' );
		if ( !placeNamed( name ) ) {
			name = decoded( line, 'board' );
			refuse( line, name ?
				say(
					'board: found no board with the name ' + name + ' on this page',
					'board: kein Brett mit dem Namen ' + name + ' auf dieser Seite gefunden'
				) :
				say( 'board: found no name, expected that of a board', 'board: kein Name gefunden, der eines Bretts erwartet' )
			);
			return;
		}
		button = document.createElement( 'button' );
		button.type = 'button';
		while ( line.firstChild ) {
			button.appendChild( line.firstChild );
		}
		button.addEventListener( 'click', function () {
			var place = placeNamed( name ),
				board = place && place.element.querySelector( 'consul-board' );
			if ( !board ) {
				// There is a message in its place.
				if ( place ) {
					bringIntoSight( place.element );
				}
				return;
			}
			PARAMETERS.forEach( function ( parameter ) {
				var value = values[ parameter ];
				if ( !value && POSITION.indexOf( parameter ) < 0 ) {
					value = place.values[ parameter ];
				}
				if ( value ) {
					board.setAttribute( parameter, value );
				} else {
					board.removeAttribute( parameter );
				}
			} );
			linesOf( name, document ).forEach( function ( other ) {
				if ( other.firstChild ) {
					other.firstChild.setAttribute( 'aria-pressed', String( other === line ) );
				}
			} );
			bringIntoSight( board );
		} );
		button.setAttribute( 'aria-pressed', 'false' );
		line.appendChild( button );
	}

	mw.hook( 'wikipage.content' ).add( function ( $content ) {
		$content.find( '.consulboard' ).addBack( '.consulboard' ).each( function () {
			make( this );
		} );
		$content.find( '.consulboard-show' ).each( function () {
			makeButton( this );
		} );
	} );
}() );
