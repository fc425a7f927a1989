/**
 * The index at which the text first nests deeper than `limit`, or -1. It counts brackets first: a text with
 * few of them cannot nest deeply.
 */
export function tooDeepAt(text: string, limit: number): number {
  return text.length > limit && hasMoreThan(text, limit) ? scan(text, limit) : -1;
}

function hasMoreThan(text: string, limit: number): boolean {
  let count = 0;
  for (const bracket of ['[', '{']) {
    for (let at = text.indexOf(bracket); at !== -1; at = text.indexOf(bracket, at + 1)) {
      count++;
      if (count > limit) return true;
    }
  }
  return false;
}

function scan(text: string, limit: number): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x22: // a string: brackets in it don't count
        at = endOfString(text, at);
        break;
      case 0x5b:
      case 0x7b:
        depth++;
        if (depth > limit) return at;
        break;
      case 0x5d:
      case 0x7d:
        depth--;
        break;
    }
  }
  return -1;
}

/** The index of the quote that ends the string which begins at `start`. */
export function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x5c) at++;
    else if (code === 0x22) return at;
  }
  return text.length;
}
