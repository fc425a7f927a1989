import { encoded } from '../model/path.ts';
import { entriesOf, type JsonObject, own } from './json.ts';
import type { Source } from './source.ts';

/** An operation of a document, with its path item. */
export interface FoundOperation {
  /** Identifies the operation: its verb, and its path without parameter names. */
  readonly key: string;
  /** In capitals. */
  readonly verb: string;
  readonly path: string;
  readonly object: JsonObject;
  readonly pathItem: JsonObject;
}

const verbs = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace', 'query'];

/** All operations of a document, in its order. */
export function operationsOf(source: Source): readonly FoundOperation[] {
  return entriesOf(own(source.document, 'paths')).flatMap(([path, item]) => {
    const pathItem = source.object(item);
    if (pathItem === undefined) return [];
    return verbs.flatMap((verb) => {
      const object = source.object(own(pathItem, verb));
      if (object === undefined) return [];
      return [{ key: `${verb} ${shapeOf(path)}`, verb: verb.toUpperCase(), path, object, pathItem }];
    });
  });
}

const parameterPattern = /\{([^{}]*)\}/g;

/**
 * A path in one spelling and without parameter names. Clients fill in path parameters by position, so
 * `/users/{id}` and `/users/{uid}` are the same path. So are `/a b` and `/a%20b`.
 */
export function shapeOf(path: string): string {
  return path
    .replaceAll(parameterPattern, '{}')
    .replaceAll(/[^/{}]+/g, oneSpelling)
    .replace(/(?<=.)\/$/, '');
}

function oneSpelling(literal: string): string {
  try {
    return encoded(decodeURIComponent(literal));
  } catch {
    return literal; // A literal `%`, or an incomplete character.
  }
}

/** The names of the parameters of a path, in order. */
export function parametersIn(path: string): readonly string[] {
  return [...path.matchAll(parameterPattern)].map(([, name]) => name!);
}
