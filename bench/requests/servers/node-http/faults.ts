import { zipPattern } from '../../domain.ts';
import { isPriority, isZip } from './checks.ts';
import {
  type Fault,
  field,
  isObject,
  literal,
  missing,
  noObject,
  noText,
  number,
  type Place,
  text,
  texts,
  tooSmall,
} from './values.ts';

/** Every fault of a list request. Values that could not be converted are passed as the text that was sent. */
export function faultsOfItems(
  id: string,
  search: string | undefined,
  limit: string | undefined,
  done: string | undefined,
): Fault[] {
  const faults: Fault[] = [];
  number(faults, ['path', 'id'], Number(id), id, 1, Number.MAX_SAFE_INTEGER);
  if (search === undefined) faults.push(missing(['query', 'search'], null, 'query parameter'));
  else text(faults, ['query', 'search'], search, 1, 50);
  if (limit !== undefined) number(faults, ['query', 'limit'], Number(limit), limit, 1, 100);
  if (done !== undefined && done !== 'true' && done !== 'false')
    faults.push({
      type: 'bool_parsing',
      loc: ['query', 'done'],
      msg: 'The text must be true or false.',
      input: done,
    });
  return faults;
}

export function faultsOfTodo(todo: unknown): Fault[] {
  if (!isObject(todo)) return [noObject(['body'], todo)];
  const faults: Fault[] = [];
  field(faults, ['body'], todo, 'title', (loc, value) => text(faults, loc, value, 1, 200));
  if (todo.completed !== undefined && typeof todo.completed !== 'boolean')
    faults.push({
      type: 'bool_type',
      loc: ['body', 'completed'],
      msg: 'The value must be true or false.',
      input: todo.completed,
    });
  return faults;
}

export function faultsOfOrder(order: unknown): Fault[] {
  if (!isObject(order)) return [noObject(['body'], order)];
  const faults: Fault[] = [];
  field(faults, ['body'], order, 'customer', (loc, value) => customer(faults, loc, value));
  field(faults, ['body'], order, 'lines', (loc, value) => lines(faults, loc, value));
  field(faults, ['body'], order, 'priority', (loc, value) => priority(faults, loc, value));
  if (order.note !== undefined) text(faults, ['body', 'note'], order.note, 0, 1000);
  return faults;
}

function customer(faults: Fault[], at: Place, value: unknown): void {
  if (!isObject(value)) {
    faults.push(noObject(at, value));
    return;
  }
  field(faults, at, value, 'name', (loc, name) => text(faults, loc, name, 1, 100));
  if (value.company !== undefined) text(faults, [...at, 'company'], value.company, 0, 100);
  field(faults, at, value, 'billing', (loc, address) => addressOf(faults, loc, address));
  field(faults, at, value, 'shipping', (loc, address) => addressOf(faults, loc, address));
}

function addressOf(faults: Fault[], at: Place, value: unknown): void {
  if (!isObject(value)) {
    faults.push(noObject(at, value));
    return;
  }
  field(faults, at, value, 'street', (loc, street) => text(faults, loc, street, 1, 100));
  field(faults, at, value, 'city', (loc, city) => text(faults, loc, city, 1, 100));
  field(faults, at, value, 'zip', (loc, zip) => zipCode(faults, loc, zip));
}

function lines(faults: Fault[], at: Place, value: unknown): void {
  if (!Array.isArray(value)) {
    faults.push({ type: 'list_type', loc: at, msg: 'The value must be a list.', input: value });
    return;
  }
  const ctx = { field_type: 'List', actual_length: value.length };
  if (value.length < 1)
    faults.push({
      type: 'too_short',
      loc: at,
      msg: 'The list must have at least 1 item.',
      input: value,
      ctx: { ...ctx, min_length: 1 },
    });
  if (value.length > 100)
    faults.push({
      type: 'too_long',
      loc: at,
      msg: 'The list must have at most 100 items.',
      input: value,
      ctx: { ...ctx, max_length: 100 },
    });
  for (const [i, one] of value.entries()) line(faults, [...at, i], one);
}

function line(faults: Fault[], at: Place, value: unknown): void {
  if (!isObject(value)) {
    faults.push(noObject(at, value));
    return;
  }
  field(faults, at, value, 'sku', (loc, sku) => text(faults, loc, sku, 1, 20));
  field(faults, at, value, 'title', (loc, title) => text(faults, loc, title, 1, 200));
  field(faults, at, value, 'quantity', (loc, quantity) => number(faults, loc, quantity, quantity, 1, 1000));
  field(faults, at, value, 'price', (loc, price) => {
    if (typeof price !== 'number')
      faults.push({ type: 'float_type', loc, msg: 'The value must be a number.', input: price });
    else if (price < 0) faults.push(tooSmall(loc, price, 0));
  });
  field(faults, at, value, 'tags', (loc, tags) => texts(faults, loc, tags));
}

function zipCode(faults: Fault[], loc: Place, input: unknown): void {
  if (isZip(input)) return;
  if (typeof input !== 'string') faults.push(noText(loc, input));
  else
    faults.push({
      type: 'string_pattern_mismatch',
      loc,
      msg: `The text must match the pattern ${zipPattern}.`,
      input,
      ctx: { pattern: zipPattern },
    });
}

function priority(faults: Fault[], loc: Place, input: unknown): void {
  if (!isPriority(input)) literal(faults, loc, input, "'low', 'normal' or 'high'");
}
