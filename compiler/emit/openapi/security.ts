import { credentialsOf } from '../../model/credentials.ts';
import type { CredentialParameter, Model, Operation } from '../../model/model.ts';
import { byCodeUnit } from '../../order.ts';
import { freeName } from '../../print/free-name.ts';
import { pascal } from '../../words.ts';
import { defined, type Schema } from './plain-schemas.ts';

interface SecurityScheme {
  readonly name: string;
  readonly schema: Schema;
}

/** The security schemes of a document. Equal declarations in several places share one scheme. */
export class SecuritySchemes {
  readonly #schemes: readonly SecurityScheme[];

  constructor({ routes }: Model) {
    const all = routes.flatMap(({ operations }) => operations.flatMap(credentialsOf));
    const schemes: SecurityScheme[] = [];
    // A declaration without a description stands for the first described scheme of its kind.
    const inOrder = [...all.filter((one) => !isBare(schemaOf(one))), ...all];
    for (const one of inOrder) {
      const schema = schemaOf(one);
      if (schemes.some((known) => stands(schema, known.schema))) continue;
      const alias = all.find((other) => other.alias !== undefined && isSame(schemaOf(other), schema))?.alias;
      const wanted = alias !== undefined && componentName.test(alias) ? alias : nameOf(one);
      const name = freeName(wanted, (taken) => schemes.some((known) => known.name === taken));
      schemes.push({ name, schema });
    }
    this.#schemes = schemes;
  }

  /** The schemes, sorted by name; undefined where there are none. */
  components(): Schema | undefined {
    if (this.#schemes.length === 0) return undefined;
    const sorted = [...this.#schemes].sort((a, b) => byCodeUnit(a.name, b.name));
    return Object.fromEntries(sorted.map(({ name, schema }) => [name, schema]));
  }

  /**
   * The security requirements of an operation: all required schemes; and where there are optional ones, each
   * of them together with the required ones, or the required ones alone.
   */
  requirements(operation: Operation): readonly Schema[] | undefined {
    const credentials = credentialsOf(operation);
    if (credentials.length === 0) return undefined;
    const required = this.#namesOf(credentials.filter(({ presence }) => presence.kind === 'required'));
    const optional = this.#namesOf(credentials).filter((name) => !required.includes(name));
    const requirement = (list: readonly string[]) => Object.fromEntries(list.map((name) => [name, []]));
    return [...optional.map((name) => requirement([...required, name])), requirement(required)];
  }

  #namesOf(credentials: readonly CredentialParameter[]): readonly string[] {
    const schemas = credentials.map(schemaOf);
    const found = schemas.map((one) => this.#schemes.find(({ schema }) => stands(one, schema))!.name);
    return [...new Set(found)];
  }
}

function schemaOf({ description, scheme }: CredentialParameter): Schema {
  switch (scheme.kind) {
    case 'bearer':
      return defined({ type: 'http', scheme: 'bearer', bearerFormat: scheme.format, description });
    case 'basic':
      return defined({ type: 'http', scheme: 'basic', description });
    case 'apiKey':
      return defined({ type: 'apiKey', in: 'header', name: scheme.header, description });
  }
}

function nameOf({ scheme }: CredentialParameter): string {
  if (scheme.kind === 'apiKey') return pascal(scheme.header) || 'ApiKey';
  return scheme.kind === 'bearer' ? 'Bearer' : 'Basic';
}

/** Whether two schemes are read from the same header in the same way. */
function isLike(a: Schema, b: Schema): boolean {
  const keys = [a, b].map(({ name, scheme, type }) => `${type} ${scheme ?? String(name).toLowerCase()}`);
  return keys[0] === keys[1];
}

const isBare = ({ bearerFormat, description }: Schema) =>
  bearerFormat === undefined && description === undefined;

/** Whether a declared scheme is the same as a known one, or says nothing that differs from it. */
function stands(declared: Schema, known: Schema): boolean {
  return isBare(declared) ? isLike(declared, known) : isSame(declared, known);
}

function isSame(a: Schema, b: Schema): boolean {
  return isLike(a, b) && a.bearerFormat === b.bearerFormat && a.description === b.description;
}

const componentName = /^[\w.-]+$/;
