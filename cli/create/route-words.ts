import { nearest } from '../../compiler/diagnose/suggest.ts';
import { type Verb, verbs } from '../../compiler/model/model.ts';
import { keywords } from '../../compiler/print/names.ts';
import { isIdentifier } from '../../compiler/print/quote.ts';

/** Names that a route class cannot have: its page needs some of them itself. */
const reservedNames = new Set([
  ...keywords,
  ...'any bigint boolean never number object string symbol unknown Object Path'.split(' '),
]);

/** Why a text cannot name a route class, or undefined. */
export function classNameFault(name: string): string | undefined {
  if (name === '') return 'it is empty';
  if (!isIdentifier(name))
    return 'a name consists of letters, digits, `_` and `$`, and does not begin with a digit';
  if (reservedNames.has(name)) return 'it is a reserved name';
  return undefined;
}

/** The verbs of a list such as `get,post`, in their usual order, or the fault of the list. */
export function verbsOf(list: string): { readonly verbs: readonly Verb[] } | { readonly fault: string } {
  const words = list.split(',').map((word) => word.trim().toLowerCase());
  for (const [i, word] of words.entries()) {
    if (word === '') return { fault: 'a verb is missing' };
    if (!isVerb(word)) return { fault: unknown(word) };
    if (words.indexOf(word) !== i) return { fault: `\`${word}\` is repeated` };
  }
  return { verbs: verbs.filter((verb) => words.includes(verb)) };
}

function isVerb(word: string): word is Verb {
  return (verbs as readonly string[]).includes(word);
}

function unknown(word: string): string {
  if (word === 'head') return '`head` needs no method: `get` answers it';
  if (word === 'options') return '`options` needs no method: the router answers it';
  const meant = nearest(word, verbs);
  const known =
    meant === undefined
      ? `the verbs are ${verbs.map((verb) => `\`${verb}\``).join(', ')}`
      : `did you mean \`${meant}\`?`;
  return `\`${word}\` is not a verb: ${known}`;
}
