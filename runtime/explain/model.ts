import { oneOf } from './bounds.ts';
import type { Explain } from './faults.ts';
import { isObject } from './json.ts';

/** An explainer with the word whether its value may be absent. */
export interface Presence {
  readonly isRequired: boolean;
  readonly explain: Explain;
  /** What the app says of a value that is wrong or missing, in place of what is said else. */
  readonly message: string | undefined;
}

export function required(explain: Explain, message?: string): Presence {
  return { isRequired: true, explain, message };
}

export function optional(explain: Explain, message?: string): Presence {
  return { isRequired: false, explain, message };
}

/** An explainer in the words of the app: for an item of a list and a value of a record, which have no presence. */
export function worded(message: string, explain: Explain): Explain {
  return (value, loc, faults) => faults.word(message, loc, () => explain(value, loc, faults));
}

export interface ModelRules {
  /** Fields that are not declared are an error. */
  readonly isClosed?: boolean;
}

/** The fields of an object. `fields` is called when first needed, so that models may hold each other. */
export function model(fields: () => Readonly<Record<string, Presence>>, rules: ModelRules = {}): Explain {
  let known: Map<string, Presence> | undefined;
  return (value, loc, faults) => {
    if (!isObject(value)) {
      return faults.add('model_attributes_type', loc, 'The value must be an object.', value);
    }
    known ??= new Map(Object.entries(fields()));
    for (const [name, { isRequired, explain, message }] of known) {
      if (faults.isFull) return;
      const at = [...loc, name];
      faults.word(message, at, () => {
        if (Object.hasOwn(value, name)) explain(value[name], at, faults);
        else if (isRequired) faults.add('missing', at, `The field '${name}' is required.`, value);
      });
    }
    if (rules.isClosed !== true) return;
    for (const name of Object.keys(value)) {
      if (known.has(name)) continue;
      faults.add('extra_forbidden', [...loc, name], `The field '${name}' is not known.`, value[name]);
    }
  };
}

/** A union whose members are told apart by the field `discriminator`: member by the field's value. */
export function tagged(discriminator: string, members: () => ReadonlyMap<unknown, Explain>): Explain {
  return (value, loc, faults) => {
    if (!isObject(value)) {
      return faults.add('model_attributes_type', loc, 'The value must be an object.', value);
    }
    if (!Object.hasOwn(value, discriminator)) {
      const ctx = { discriminator };
      return faults.add('union_tag_not_found', loc, `The field '${discriminator}' is required.`, value, ctx);
    }
    const tag = value[discriminator];
    const member = members().get(tag);
    if (member !== undefined) return member(value, loc, faults);
    const expected_tags = oneOf([...members().keys()]);
    const ctx = { discriminator, tag, expected_tags };
    faults.add(
      'union_tag_invalid',
      loc,
      `The field '${discriminator}' must be ${expected_tags}.`,
      value,
      ctx,
    );
  };
}
