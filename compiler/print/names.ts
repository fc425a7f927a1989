import { isDevice } from '../files/devices.ts';
import { freeName } from './free-name.ts';
import { identifierPart, isIdentifier } from './quote.ts';

/** Words that cannot name a variable or a class in a module. */
export const keywords: readonly string[] = (
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false ' +
  'finally for function if implements import in instanceof interface let new null package private protected public return ' +
  'static super switch this throw true try typeof undefined var void while with yield'
).split(' ');

/** The keywords, words with a meaning next to a name, and globals that generated code relies on. */
const reserved = new Set([
  ...keywords,
  ...'as async of Array Date Infinity JSON Math NaN Number Object RegExp Response Set String'.split(' '),
]);

/** The names of one scope, each of which is taken only once. */
export class Names {
  readonly #taken = new Set<string>();

  /** Prevents a name from being taken. */
  reserve(name: string): void {
    this.#taken.add(name);
  }

  /** The wanted name, or the first of `wanted2`, `wanted3`, ... that is free. */
  take(wanted: string): string {
    const part = identifierPart(wanted);
    const sound = isIdentifier(part) ? part : `_${part}`;
    const name = freeName(sound, (one) => this.#taken.has(one) || reserved.has(one));
    this.#taken.add(name);
    return name;
  }
}

/** `TodoCreate` as a file name: `todo-create`. */
export function kebab(name: string): string {
  return name
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, '-')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .toLowerCase();
}

/** The beginning of a name that becomes a file name, which may have 255 bytes: a character has up to four. */
export function shortened(name: string): string {
  return [...name].slice(0, 60).join('');
}

/**
 * A file name without extension that is no device name of Windows, where git would refuse to check it out.
 */
export function fileStem(stem: string): string {
  return isDevice(stem) ? `${stem}_` : stem;
}
