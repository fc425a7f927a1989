import type { IndexSignature, Models, ObjectType, Property, TupleType, Type } from '../../model/model.ts';
import { width } from '../../print/condition.ts';
import { literal, propertyKey } from '../../print/quote.ts';
import { withKeysOf } from '../../print/type-text.ts';
import type { Direction } from '../direction.ts';
import { declaredPart } from '../read/declared-part.ts';
import { docsComment } from './comments.ts';

/** Prints types as they are on the wire, in one direction. */
export class WireText {
  /** Whether clients send the values: a field with a default is then optional. */
  readonly #isSent: boolean;
  /**
   * Whether clients never receive the values: they are then readonly, and optional fields may be undefined.
   */
  readonly #isOnlySent: boolean;
  readonly #models: Models;
  readonly #refer: (id: string) => string;

  constructor(direction: Direction, isReceived: boolean, models: Models, refer: (id: string) => string) {
    this.#isSent = direction === 'input';
    this.#isOnlySent = !isReceived;
    this.#models = models;
    this.#refer = refer;
  }

  /** The text of a type. `indent` is that of the line in which it begins. */
  type(type: Type, indent: number): string {
    switch (type.kind) {
      case 'string':
        return type.template?.text ?? 'string';
      case 'number':
      case 'boolean':
      case 'null':
      case 'never':
      case 'unknown':
        return type.kind;
      case 'date':
        return 'string';
      case 'literal':
        return type.values.map((value) => literal(value)).join(' | ');
      case 'list':
        return `${this.#readonly}${this.#element(type.item, indent)}[]`;
      case 'record':
        return this.#braces([`${this.#index({ ...type, key: undefined }, false, indent)};`], indent);
      case 'tuple':
        return `${this.#readonly}[${this.#elements(type, indent).join(', ')}]`;
      case 'object':
        return this.#object(type, indent);
      case 'model':
        return this.#refer(type.id);
      case 'union':
        return [...new Set(type.members.map((one) => this.type(one, indent)))].join(' | ');
    }
  }

  /** The lines of an object type's members and their comments, indented by `indent`. */
  members(type: ObjectType, indent: number): readonly string[] {
    const { indexes = [], properties } = type;
    const isOpen = properties.some((one) => this.#isOptional(one));
    return [
      ...properties.flatMap((one) => this.property(one, indent)),
      ...indexes.map((one) => `${this.#index(withKeysOf(one, type), isOpen, indent)};`),
    ];
  }

  property(one: Property, indent: number): readonly string[] {
    const isFilled = this.#isSent && one.default !== undefined;
    const filled = isFilled ? declaredPart(one.type, one.default, this.#models) : undefined;
    return [...docsComment({ ...one.type.docs, ...one.docs }, filled), `${this.#field(one, indent)};`];
  }

  get #readonly(): string {
    return this.#isOnlySent ? 'readonly ' : '';
  }

  #isOptional({ default: filled, optional }: Property): boolean {
    return optional || (this.#isSent && filled !== undefined);
  }

  #field(one: Property, indent: number): string {
    const isOptional = this.#isOptional(one);
    const text = one.type.kind === 'never' ? 'undefined' : this.type(one.type, indent);
    const full = isOptional && this.#isOnlySent ? orUndefined(text) : text;
    return `${this.#readonly}${propertyKey(one.name)}${isOptional ? '?' : ''}: ${full}`;
  }

  #object(type: ObjectType, indent: number): string {
    const lines = this.members(type, indent + 2);
    if (lines.length === 0) return 'object';
    return this.#braces(lines, indent);
  }

  /** The members in braces: on one line where they fit and have no comments. */
  #braces(members: readonly string[], indent: number): string {
    const line = `{ ${members.join(' ').replace(/;$/, '')} }`;
    if (line.length + indent + 20 <= width && !/\n|\/\*\*/.test(line)) return line;
    const pad = ' '.repeat(indent + 2);
    return `{\n${members.map((one) => pad + one).join('\n')}\n${' '.repeat(indent)}}`;
  }

  /** An index signature. Where there are optional fields, `undefined` must fit it, too. */
  #index({ key, optional, value }: IndexSignature, isOpen: boolean, indent: number): string {
    const text = this.type(value, indent);
    const isWide = (optional && this.#isOnlySent) || isOpen;
    return `${this.#readonly}[key: ${key?.text ?? 'string'}]: ${isWide ? orUndefined(text) : text}`;
  }

  #element(type: Type, indent: number): string {
    const text = this.type(type, indent);
    const isWhole =
      /^[\w$.]+$/.test(text) || type.kind === 'object' || type.kind === 'record' || type.kind === 'model';
    return isWhole ? text : `(${text})`;
  }

  #elements({ items, rest, tail }: TupleType, indent: number): readonly string[] {
    return [
      ...items.map(({ optional, type }) =>
        optional ? `${this.#element(type, indent)}?` : this.type(type, indent),
      ),
      ...(rest ? [`...${this.#element(rest, indent)}[]`] : []),
      ...tail.map((one) => this.type(one, indent)),
    ];
  }
}

/** `string | undefined` for `string`; a type that accepts undefined is returned unchanged. */
export function orUndefined(text: string): string {
  return text === 'unknown' || text === 'undefined' ? text : `${text} | undefined`;
}
