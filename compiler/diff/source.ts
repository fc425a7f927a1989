import { isObject, type JsonObject, own } from './json.ts';

/** A document and what its references lead to. */
export class Source {
  readonly document: JsonObject;

  constructor(document: JsonObject) {
    this.document = document;
  }

  /** What a reference within the document leads to; undefined for every other, and for one that leads nowhere. */
  target(reference: unknown): unknown {
    if (typeof reference !== 'string' || (reference !== '#' && !reference.startsWith('#/'))) return undefined;
    let found: unknown = this.document;
    for (const step of reference.split('/').slice(1)) {
      const name = decoded(step);
      found = Array.isArray(found) && /^\d+$/.test(name) ? found[Number(name)] : own(found, name);
    }
    return found;
  }

  /** An object of the document, where a reference may stand for it: a parameter, an answer, a path. */
  object(value: unknown): JsonObject | undefined {
    let found = value;
    for (let steps = 0; isObject(found) && typeof own(found, '$ref') === 'string'; steps++) {
      if (steps > maxReferences) return undefined;
      found = this.target(found.$ref);
    }
    return isObject(found) ? found : undefined;
  }
}

/** References to references: nobody needs more. */
const maxReferences = 50;

function decoded(step: string): string {
  const text = step.replaceAll('~1', '/').replaceAll('~0', '~');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
