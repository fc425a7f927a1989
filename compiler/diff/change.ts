import type { ChangeCode } from './change-codes.ts';
import type { Step } from './schema/finding.ts';

/** What a change means for clients that were written for the old document. */
export type Level = 'breaking' | 'warning' | 'compatible';

/** One difference between two documents. */
export interface Change {
  readonly code: ChangeCode;
  readonly level: Level;
  /** In capitals; undefined where the change concerns the whole document. */
  readonly verb?: string;
  /** As written in the new document, or in the old one where the operation is gone. */
  readonly path?: string;
  readonly place: Place;
  /** One line, without a full stop. */
  readonly message: string;
}

/** The place of a change within an operation or the document. */
export type Place =
  | { readonly kind: 'document' }
  | { readonly kind: 'operation' }
  | { readonly kind: 'security' }
  | {
      readonly kind: 'parameter';
      readonly source: string;
      readonly name: string;
      readonly steps: readonly Step[];
    }
  | { readonly kind: 'body'; readonly steps: readonly Step[] }
  | {
      readonly kind: 'answer';
      /** `200`, `2XX` or `default`. */
      readonly status: string;
      readonly header?: string;
      readonly steps: readonly Step[];
    };

/** The place of a value, which has a schema. */
export type ValuePlace = Extract<Place, { readonly steps: unknown }>;

/**
 * The description of a place: `query parameter \`limit\``, `body, \`items[].title\``; empty for the document
 * or a whole operation.
 */
export function placeText(place: Place): string {
  switch (place.kind) {
    case 'document':
    case 'operation':
      return '';
    case 'security':
      return 'security';
    case 'parameter':
      return `${place.source} parameter \`${place.name}\`${inside(place.steps)}`;
    case 'body':
      return `body${inside(place.steps)}`;
    case 'answer': {
      const header = place.header === undefined ? '' : `, header \`${place.header}\``;
      return `answer ${place.status}${header}${inside(place.steps)}`;
    }
  }
}

const inside = (steps: readonly Step[]) => (steps.length === 0 ? '' : `, \`${stepsText(steps)}\``);

/**
 * The path of the steps: `items[].title`. A key that is not a declared field is `[*]`, or its pattern between
 * slashes.
 */
export function stepsText(steps: readonly Step[]): string {
  return steps.map((step, i) => stepText(step, i === 0)).join('');
}

function stepText(step: Step, isFirst: boolean): string {
  if (step.kind === 'item') return `[${step.index ?? ''}]`;
  if (step.kind === 'key') return `[${step.pattern === undefined ? '*' : `/${step.pattern}/`}]`;
  if (!/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(step.name)) return `[${JSON.stringify(step.name)}]`;
  return isFirst ? step.name : `.${step.name}`;
}

/** The number of changes of each level. */
export function countLevels(changes: readonly Change[]): { readonly [level in Level]: number } {
  const of = (level: Level) => changes.filter((one) => one.level === level).length;
  return { breaking: of('breaking'), warning: of('warning'), compatible: of('compatible') };
}
