import ts from 'typescript';

/**
 * The one place where text from the user (paths, names, defaults, descriptions, patterns) is put into
 * generated code.
 */

/**
 * A string literal in single quotes, or in double quotes if these need fewer escapes. Every character that
 * could end it, be invisible or mislead a reader is escaped.
 */
export function quote(text: string): string {
  const mark = text.split("'").length > text.split('"').length ? '"' : "'";
  return `${mark}${escapedText(text).replaceAll(mark, `\\${mark}`)}${mark}`;
}

/** Text for use between the backticks of a template literal. */
export function templatePart(text: string): string {
  return escapedText(text).replaceAll('`', '\\`').replaceAll('${', '\\${');
}

/** A text without what no literal can hold as it is. Quotes and backticks are left to the kind of literal. */
const escapedText = (text: string) => text.replace(unsafe, escaped).replaceAll('</', '<\\/');

/** Signs that a reader cannot see, such as controls, bidi marks and a byte order mark; and lone surrogates. */
const hidden = String.raw`[\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}`;

const unseen = new RegExp(hidden, 'gu');

/** These, backslashes and line separators. */
const unsafe = new RegExp(String.raw`[\\\u0000-\u001f\u2028\u2029]|${hidden}`, 'gu');

const short: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function escaped(character: string): string {
  return short[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Code that TypeScript has printed. It leaves these signs in literals as they are, which are their only place. */
export function withoutUnseen(code: string): string {
  return code.replace(unseen, escaped);
}

/** A constant as a literal: `{ a: [1, 'b'] }`. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, one]) => `${propertyKey(name)}: ${literal(one)}`);
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  }
  return String(value);
}

/**
 * Whether a name is an identifier, by TypeScript's tables: those of a newer engine contain letters that older
 * tools do not know.
 */
export function isIdentifier(name: string): boolean {
  return (
    name !== '' &&
    identifierPart(name) === name &&
    ts.isIdentifierStart(name.codePointAt(0)!, ts.ScriptTarget.ESNext)
  );
}

/** The text without the characters that an identifier cannot have. */
export function identifierPart(text: string): string {
  if (/^[\w$]*$/.test(text)) return text;
  return [...text]
    .filter((sign) => ts.isIdentifierPart(sign.codePointAt(0)!, ts.ScriptTarget.ESNext))
    .join('');
}

/** A property's name in an object literal or type. A plain `__proto__` there would set the prototype. */
export function propertyKey(name: string): string {
  if (name === '__proto__') return "['__proto__']";
  return isIdentifier(name) ? name : quote(name);
}

/** `todo.title`, or `todo['the title']`. */
export function member(object: string, name: string): string {
  return isIdentifier(name) ? `${object}.${name}` : `${object}[${quote(name)}]`;
}

/** `todo?.title`, or `todo?.['the title']`. */
export function optionalMember(object: string, name: string): string {
  return isIdentifier(name) ? `${object}?.${name}` : `${object}?.[${quote(name)}]`;
}

/** Text for a line of a comment: it cannot end the comment, and is no directive. */
export function commentText(text: string): string {
  return (
    text
      .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
      .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
      // A directive to TypeScript, which would be about the next line of code.
      .replace(/^(\s*)@(?=ts-)/, '$1\\@')
      // Last, because the two signs may have stood around one that has been removed.
      .replaceAll('*/', '*\\/')
  );
}

/** A regular expression literal with the `u` flag. */
export function regexLiteral(pattern: string): string {
  // `source` has every slash and line end escaped. A backslash always begins an escape, which stays.
  return String(new RegExp(pattern, 'u')).replace(unsafe, (sign) =>
    sign === '\\' ? sign : `\\u{${sign.charCodeAt(0).toString(16)}}`,
  );
}
