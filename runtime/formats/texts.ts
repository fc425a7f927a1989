/** Formats of single values: RFC 4648, RFC 6901, RFC 9562. */

const uuidPattern = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export function isFormatUuid(text: string): boolean {
  return uuidPattern.test(text);
}

/** Bytes in base64, padded. */
export function isFormatByte(text: string): boolean {
  return text.length % 4 === 0 && /^[a-z0-9+/]*={0,2}$/i.test(text);
}

/** Any text: the format only tells user interfaces to hide the input. */
export function isFormatPassword(_text: string): boolean {
  return true;
}

/** An escape, or a class of characters: `\d`, `\p{L}`. */
const escapeOrClass = /\\(?:[pP]\{[\w=]*\}|.)/gsu;

/** The classes that are known to be valid: some thousand, as only Unicode's own names are. */
const validClasses = new Set<string>();

/**
 * A JavaScript pattern with the flag `u`, as in JSON Schema. V8 makes the set of a class again wherever the
 * class stands, which for a MiB of `\p{L}` takes half a minute. So each class is tried once, by itself, and
 * `\d` stands in for it, which is allowed at the same places.
 */
export function isFormatRegex(text: string): boolean {
  let areValid = true;
  const simple = text.replace(escapeOrClass, (found) => {
    if (!/^\\[dswp]/i.test(found)) return found;
    areValid &&= isClass(found);
    return '\\d';
  });
  return areValid && isPattern(simple);
}

function isClass(text: string): boolean {
  if (validClasses.has(text)) return true;
  const isValid = isPattern(text);
  if (isValid) validClasses.add(text);
  return isValid;
}

/** The flag `i` makes no difference to what is valid, but with it V8 does not sort the characters of a class. */
function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'iu');
    return true;
  } catch {
    return false;
  }
}

/** `/todos/0/title`; an empty text is the whole document. */
export function isFormatJsonPointer(text: string): boolean {
  return (text === '' || text.startsWith('/')) && !/~(?![01])/.test(text);
}

/** `1/title`: a number of levels up, then a path down. `0+1` is the next item, `0#` the value's own key. */
export function isFormatRelativeJsonPointer(text: string): boolean {
  const [prefix] = /^(?:0|[1-9][0-9]*)(?:#$|[+-](?:0|[1-9][0-9]*))?/.exec(text) ?? [];
  return prefix !== undefined && isFormatJsonPointer(text.slice(prefix.length));
}
