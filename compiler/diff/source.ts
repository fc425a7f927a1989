import { isObject, type JsonObject, own } from './json.ts';

/** A document, with the resolution of its references. */
export class Source {
  readonly document: JsonObject;

  constructor(document: JsonObject) {
    this.document = document;
  }

  /**
   * The target of a reference within the document. Undefined for all other references, and for a broken one.
   */
  target(reference: unknown): unknown {
    if (typeof reference !== 'string' || (reference !== '#' && !reference.startsWith('#/'))) return undefined;
    let found: unknown = this.document;
    for (const step of reference.split('/').slice(1)) {
      const name = decoded(step);
      found = Array.isArray(found) && /^\d+$/.test(name) ? found[Number(name)] : own(found, name);
    }
    return found;
  }

  /** An object of the document that may be given by a reference: a parameter, an answer, a path item. */
  object(value: unknown): JsonObject | undefined {
    let found = value;
    for (let steps = 0; isObject(found) && typeof own(found, '$ref') === 'string'; steps++) {
      if (steps > maxReferences) return undefined;
      found = this.target(found.$ref);
    }
    return isObject(found) ? found : undefined;
  }
}

/** The maximum length of a chain of references. */
export const maxReferences = 50;

function decoded(step: string): string {
  const text = step.replaceAll('~1', '/').replaceAll('~0', '~');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
