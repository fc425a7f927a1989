import { formatFrame } from '../../compiler/diagnose/frame.ts';
import { harmless } from '../../compiler/diagnose/harmless.ts';
import { paint } from '../../compiler/diagnose/paint.ts';
import { readSource } from '../../compiler/diagnose/read-source.ts';
import {
  type Change,
  countLevels,
  type Level,
  type Place,
  placeText,
  stepsText,
} from '../../compiler/diff/change.ts';
import { plural } from '../../compiler/words.ts';
import type { LocatedChange } from '../diff/located.ts';
import { type Position, placeOf } from './place.ts';

const colors = { breaking: 'red', warning: 'yellow', compatible: 'green' } as const;

/**
 * The changes as text, breaking ones first. Each has its place in the app, and a code frame unless it is
 * compatible.
 */
export function changesText(
  changes: readonly LocatedChange[],
  { color, root }: { readonly color: boolean; readonly root: string },
): string {
  const levels = ['breaking', 'warning', 'compatible'] as const;
  const blocks = levels.map((level) => {
    const texts = changes
      .filter(({ change }) => change.level === level)
      .map((one) => changeText(one, root, color));
    return texts.join(level === 'compatible' ? '\n' : '\n\n');
  });
  return blocks.filter((text) => text !== '').join('\n\n');
}

function changeText({ change, span }: LocatedChange, root: string, color: boolean): string {
  const { code, level } = change;
  const line = `${paint(colors[level], `${level}[${code}]`, color)}${paint('bold', `: ${sentence(change)}`, color)}`;
  if (span === undefined) return line;
  if (level !== 'compatible') {
    const severity = level === 'breaking' ? 'error' : 'warning';
    return [line, ...formatFrame(span, severity, { root, color, read: readSource })].join('\n');
  }
  const { file, start } = placeOf(span, root);
  return `${line}${paint('dim', ` (${file}${start ? `:${start.line}:${start.column}` : ''})`, color)}`;
}

/** `GET /items, query parameter \`limit\`: the greatest value is 50, and was 100`. */
export function sentence({ message, path, place, verb }: Change): string {
  const operation = verb === undefined ? '' : `${verb} ${path}`;
  const where = [operation, placeText(place)].filter((text) => text !== '').join(', ');
  // A document may contain any characters.
  return harmless(where === '' ? message : `${where}: ${message}`).replaceAll('\n', '\ufffd');
}

/** `1 breaking change, 2 warnings and 3 compatible changes since main (3f2a1bc)`. */
export function changesSummary(changes: readonly LocatedChange[], since: string): string {
  const counts = countLevels(changes.map(({ change }) => change));
  const parts = [
    counts.breaking > 0 && plural(counts.breaking, 'breaking change'),
    counts.warning > 0 && plural(counts.warning, 'warning'),
    counts.compatible > 0 && plural(counts.compatible, 'compatible change'),
  ].filter((part) => part !== false);
  return `${parts.length === 0 ? 'no changes' : parts.join(', ')} since ${since}`;
}

/** A change in the output of `--json`, which `JSON.stringify` writes without its undefined members. */
interface JsonChange {
  readonly code: string;
  readonly level: Level;
  /** In capitals; undefined where the change concerns the whole document. */
  readonly verb: string | undefined;
  readonly path: string | undefined;
  readonly place: JsonPlace;
  readonly message: string;
  /** The file in which the app declares it, relative to the app's folder, with `/`. */
  readonly file?: string;
  readonly start?: Position | undefined;
  readonly end?: Position | undefined;
}

interface JsonPlace {
  readonly kind: Place['kind'];
  /** For a parameter. */
  readonly in?: string;
  readonly name?: string;
  /** For an answer. */
  readonly status?: string;
  readonly header?: string;
  /** The path within a parameter, a body or an answer: `items[].title`. */
  readonly field?: string;
}

export function jsonChange({ change, span }: LocatedChange, root: string): JsonChange {
  const { code, level, message, path, place, verb } = change;
  return {
    code,
    level,
    verb,
    path,
    place: jsonPlace(place),
    message,
    ...(span && placeOf(span, root)),
  };
}

function jsonPlace(place: Place): JsonPlace {
  const { kind } = place;
  const field = 'steps' in place && place.steps.length > 0 ? { field: stepsText(place.steps) } : {};
  if (place.kind === 'parameter') return { kind, in: place.source, name: place.name, ...field };
  if (place.kind !== 'answer') return { kind, ...field };
  const { header, status } = place;
  return { kind, status, ...(header !== undefined && { header }), ...field };
}
