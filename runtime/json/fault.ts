/** A text that is not JSON, with the index of the fault and the reason. */
export class JsonFault extends Error {
  readonly offset: number;

  constructor(offset: number, reason: string) {
    super(reason);
    this.offset = offset;
  }
}

const blanks = /[ \t\n\r]*/y;
const number = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them in strings
const plainCharacters = /[^"\\\0-\x1f]*/y;
const escapeSequence = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** The fault in a text that `JSON.parse` refused. It only runs on such texts, so it need not be fast. */
export function findFault(text: string): JsonFault {
  try {
    new Scanner(text).scan();
  } catch (fault) {
    if (fault instanceof JsonFault) return fault;
    throw fault;
  }
  return new JsonFault(0, 'The text is no JSON value');
}

/** Parses the grammar with a stack of its own, which deep nesting cannot overflow. */
class Scanner {
  readonly #text: string;
  #at = 0;
  readonly #open: ('{' | '[')[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  scan(): void {
    this.#skip(blanks);
    do {
      if (this.#opens()) continue;
      this.#value();
      this.#closes();
    } while (this.#open.length > 0);
    if (this.#at < this.#text.length) this.#fail('Unexpected text after the value');
  }

  /** Enters a list or an object, up to its first value. False if a scalar follows instead. */
  #opens(): boolean {
    const bracket = this.#text[this.#at];
    if (bracket !== '{' && bracket !== '[') return false;
    this.#at++;
    this.#skip(blanks);
    this.#open.push(bracket);
    const empty = this.#text[this.#at] === (bracket === '{' ? '}' : ']');
    if (empty) this.#closes();
    else if (bracket === '{') this.#name();
    return true;
  }

  /** After a value: closes all lists and objects that end here, and moves on to the next value. */
  #closes(): void {
    this.#skip(blanks);
    while (this.#open.length > 0) {
      const close = this.#open.at(-1) === '{' ? '}' : ']';
      const next = this.#text[this.#at];
      if (next === ',') {
        this.#at++;
        this.#skip(blanks);
        if (close === '}') this.#name();
        return;
      }
      if (next !== close) this.#fail(`Expected ',' or '${close}'`);
      this.#open.pop();
      this.#at++;
      this.#skip(blanks);
    }
  }

  #name(): void {
    if (this.#text[this.#at] !== '"') this.#fail('Expected a property name in double quotes');
    this.#string();
    this.#skip(blanks);
    if (this.#text[this.#at] !== ':') this.#fail("Expected ':' after the property name");
    this.#at++;
    this.#skip(blanks);
  }

  #value(): void {
    const first = this.#text[this.#at] ?? '';
    if (first === '"') {
      this.#string();
      return;
    }
    for (const word of ['true', 'false', 'null']) {
      if (this.#text.startsWith(word, this.#at)) {
        this.#at += word.length;
        return;
      }
    }
    if (!this.#skip(number)) this.#fail('Expected a value');
  }

  #string(): void {
    const start = this.#at++;
    for (;;) {
      this.#skip(plainCharacters);
      const next = this.#text[this.#at];
      if (next === '"') break;
      // The end of the text says little: the unmatched quote may be far above.
      if (next === undefined) throw new JsonFault(start, 'The string has no end');
      if (next !== '\\') this.#fail('A control character in a string must be escaped');
      if (!this.#skip(escapeSequence)) this.#fail('The escape sequence is invalid');
    }
    this.#at++;
  }

  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    if (!pattern.test(this.#text)) return false;
    this.#at = pattern.lastIndex;
    return true;
  }

  #fail(reason: string): never {
    throw new JsonFault(this.#at, this.#at >= this.#text.length ? 'The text ends too early' : reason);
  }
}
