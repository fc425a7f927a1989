import { encoded } from '../model/path.ts';
import { entriesOf, isObject, type JsonObject, own } from './json.ts';
import type { Source } from './source.ts';

/** An operation of a document, with what it shares with the others of its path. */
export interface FoundOperation {
  /** What a request finds it by: its verb, and its path without the names of parameters. */
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
      if (!isObject(object)) return [];
      return [{ key: `${verb} ${shapeOf(path)}`, verb: verb.toUpperCase(), path, object, pathItem }];
    });
  });
}

const parameterPattern = /\{([^{}]*)\}/g;

/**
 * Clients fill in the parameters of a path by their places: `/users/{id}` and `/users/{uid}` are one. So are
 * `/über uns` and `/%C3%BCber%20uns`.
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
    return literal; // A `%` of its own, or half a character.
  }
}

/** The names of the parameters of a path, in order. */
export function parametersIn(path: string): readonly string[] {
  return [...path.matchAll(parameterPattern)].map(([, name]) => name!);
}
