import type { Segment } from '../model/model.ts';
import { capital } from '../words.ts';

/** The meaning of a folder name for the path: a segment, nothing (a group), or a fault. */
type FolderMeaning =
  | { readonly kind: 'segment'; readonly segment: Segment }
  | { readonly kind: 'group' }
  /** `better` is the name that was probably meant; `split` are the folders that may be meant instead. */
  | {
      readonly kind: 'malformed';
      readonly reason: string;
      readonly better: string;
      readonly split?: string | undefined;
    };

const parameter = /^(?:\[(?<rest>\.\.\.)?(?<name>[^[\]{}]+)\]|\{(?<rest2>\.\.\.)?(?<name2>[^[\]{}]+)\})$/u;

/** An optional parameter, as other routers write it: `[[id]]`, `[[...path]]`, `[id?]`, `{id?}`, `:id?`. */
const optionalParameter = /^(?:\[\[([^[\]{}]+)\]\]|[[{]([^[\]{}?]+)\?[\]}]|:([^[\]{}?]+)\?)$/u;

/** A parameter with a pattern, as other routers write it: `:id{[0-9]+}`, `:id([0-9]+)`, `{id:[0-9]+}`. */
const patternedParameter =
  /^(?::(?<name>\w+)(?:\{.+\}|\(.*[\\[].*\))|[[{](?<name2>\w+)[:(][^\]}]*[\\[*+|].*[\]}])$/u;

/**
 * Characters that must not be in an import specifier: some runtimes take it for a URL and others for a file
 * name, and these characters differ between the two.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unimportable = /[%#?\\\u0000-\u001f\u007f]/u;

/**
 * The first character of a folder name that cannot be in an import specifier; undefined where there is none.
 */
export function unimportableSign(name: string): string | undefined {
  return unimportable.exec(name)?.[0];
}

export function folderMeaning(folder: string): FolderMeaning {
  return (
    unusableName(folder) ??
    groupMeaning(folder) ??
    parameterMeaning(folder) ??
    misplacedBrackets(folder) ?? { kind: 'segment', segment: { kind: 'static', text: folder } }
  );
}

/** A name that cannot be imported or matched by a request, or that means something else to other routers. */
function unusableName(folder: string): FolderMeaning | undefined {
  // macOS may name a folder so. There it has both names, but elsewhere the imports in generated code would not
  // find it, once git has composed the name.
  const composed = folder.normalize('NFC');
  if (folder !== composed && folder === folder.normalize('NFD')) {
    const reason =
      'its accents are characters of their own (Unicode NFD), but clients send composed letters (NFC)';
    return { kind: 'malformed', reason, better: composed };
  }
  const optional = optionalParameter.exec(folder)?.slice(1).find(Boolean);
  if (optional !== undefined) {
    const reason = 'no parameter is optional: the path without it has a page of its own, in the folder above';
    return { kind: 'malformed', reason, better: `[${optional}]` };
  }
  const patterned = patternedParameter.exec(folder)?.groups;
  if (patterned !== undefined) {
    const reason =
      "the pattern of a parameter stands at its `Path`, as in `Path<string, { regex: '^[a-z]+$' }>`";
    return { kind: 'malformed', reason, better: `[${patterned.name ?? patterned.name2}]` };
  }
  const bad = unimportableSign(folder);
  if (bad === undefined) return undefined;
  const better = decoded(folder).replaceAll(new RegExp(unimportable, 'gu'), '') || 'name';
  return { kind: 'malformed', reason: `imports cannot contain ${JSON.stringify(bad)}`, better };
}

function groupMeaning(folder: string): FolderMeaning | undefined {
  if (!folder.startsWith('(')) return undefined;
  if (/^\(.+\)$/u.test(folder)) return { kind: 'group' };
  const better = `(${folder.replaceAll(/[()]/gu, '') || 'group'})`;
  if (!folder.includes(')')) return { kind: 'malformed', reason: 'the group has no closing `)`', better };
  return { kind: 'malformed', reason: 'parentheses must enclose the name of a group', better };
}

function parameterMeaning(folder: string): FolderMeaning | undefined {
  const groups = parameter.exec(folder)?.groups;
  const name = groups?.name ?? groups?.name2;
  if (name === undefined) return undefined;
  if (name.startsWith('.')) {
    const rest = name.replace(/^\.+/, '');
    const reason = rest === '' ? 'a rest segment has a name' : 'a rest segment has three dots';
    return { kind: 'malformed', reason, better: `[...${rest || 'path'}]` };
  }
  const isRest = (groups?.rest ?? groups?.rest2) !== undefined;
  return foreignParameter(name) ?? { kind: 'segment', segment: { kind: isRest ? 'rest' : 'dynamic', name } };
}

/** Brackets that enclose only a part of the name, or nothing. */
function misplacedBrackets(folder: string): FolderMeaning | undefined {
  if (!/[[\]{}]/u.test(folder)) return undefined;
  const pieces = folder.match(/[[{][^[\]{}]+[\]}]|[^[\]{}]+/gu) ?? [];
  if (pieces.length > 1 && pieces.join('') === folder) return malformedParts(pieces);
  const bare = folder.replaceAll(/[[\]{}]/gu, '') || 'id';
  const better = /^[[{]|[\]}]$/u.test(folder) ? `[${bare}]` : bare;
  return { kind: 'malformed', reason: 'brackets must enclose the whole name', better };
}

/** The folder name with its percent-encoding decoded, `gr%C3%BCn`, since folder names are not encoded. */
function decoded(folder: string): string {
  try {
    return decodeURIComponent(folder);
  } catch {
    return folder; // A `%` of its own.
  }
}

/**
 * A parameter in the syntax of other routers: `{id:int}`, `[id=int]`, `{file:path}`, `{*path}`, `{path+}`.
 * Here the whole text would become the parameter's name.
 */
function foreignParameter(name: string): FolderMeaning | undefined {
  const rest = /^\*+([^*]+)$|^(.+?)(?:\.\.\.|[*+]|:path)$/u.exec(name);
  if (rest !== null) {
    const better = `[...${rest[1] ?? rest[2]}]`;
    return { kind: 'malformed', reason: 'a rest segment begins with three dots', better };
  }
  const typed = /^([^:=]+)[:=]\w+$/u.exec(name)?.[1];
  if (typed === undefined) return undefined;
  const reason = 'the type of a parameter stands at its `Path`, as in `Path<int>`';
  return { kind: 'malformed', reason, better: `[${typed}]` };
}

/**
 * A segment with text before or after a parameter. One parameter for the whole segment keeps the path; several
 * folders may be meant as well. Types that other routers write there are left out.
 */
function malformedParts(pieces: readonly string[]): FolderMeaning {
  const parts = pieces
    .map((piece) => piece.replace(/^[[{](.[^:=]*).*[\]}]$/su, '[$1]'))
    .map((part) => (part.startsWith('[') ? part : part.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')))
    .filter((part) => part !== '');
  const better = oneParameter(parts.filter((part) => part.startsWith('[')));
  const split = parts.join('/');
  const reason = 'a parameter is a whole segment';
  return { kind: 'malformed', reason, better, split: split === better ? undefined : split };
}

/** Parameters as one: `[base]` and `[head]` are `[baseHead]`. */
function oneParameter(parameters: readonly string[]): string {
  const names = parameters.map((parameter) => parameter.replace('...', '').slice(1, -1));
  const name = names.reduce((one, other) => one + capital(other));
  return parameters.some((parameter) => parameter.startsWith('[...')) ? `[...${name}]` : `[${name}]`;
}
