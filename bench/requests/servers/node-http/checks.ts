import type { Address, Customer, Line, OrderDraft, TodoDraft } from '../../domain.ts';
import { areTexts, isInt, isObject, isText } from './values.ts';

/** Type guards for parsed JSON values, and functions that copy a value without undeclared fields. */

export function isTodo(value: unknown): value is { title: string; completed?: boolean } {
  return (
    isObject(value) &&
    isText(value.title, 1, 200) &&
    (value.completed === undefined || typeof value.completed === 'boolean')
  );
}

export function copyTodo({ title, completed = false }: { title: string; completed?: boolean }): TodoDraft {
  return { title, completed };
}

export function isOrder(value: unknown): value is OrderDraft {
  return (
    isObject(value) &&
    isCustomer(value.customer) &&
    areLines(value.lines) &&
    isPriority(value.priority) &&
    (value.note === undefined || isText(value.note, 0, 1000))
  );
}

export function copyOrder({ customer, lines, note, priority }: OrderDraft): OrderDraft {
  const order: OrderDraft = { customer: copyCustomer(customer), lines: lines.map(copyLine), priority };
  if (note !== undefined) order.note = note;
  return order;
}

function isCustomer(value: unknown): value is Customer {
  return (
    isObject(value) &&
    isText(value.name, 1, 100) &&
    (value.company === undefined || isText(value.company, 0, 100)) &&
    isAddress(value.billing) &&
    isAddress(value.shipping)
  );
}

function copyCustomer({ billing, company, name, shipping }: Customer): Customer {
  const customer: Customer = { name, billing: copyAddress(billing), shipping: copyAddress(shipping) };
  if (company !== undefined) customer.company = company;
  return customer;
}

function isAddress(value: unknown): value is Address {
  return isObject(value) && isText(value.street, 1, 100) && isText(value.city, 1, 100) && isZip(value.zip);
}

function copyAddress({ city, street, zip }: Address): Address {
  return { street, city, zip };
}

function areLines(value: unknown): value is Line[] {
  if (!Array.isArray(value) || value.length < 1 || value.length > 100) return false;
  for (const line of value) if (!isLine(line)) return false;
  return true;
}

function isLine(value: unknown): value is Line {
  return (
    isObject(value) &&
    isText(value.sku, 1, 20) &&
    isText(value.title, 1, 200) &&
    isInt(value.quantity, 1, 1000) &&
    typeof value.price === 'number' &&
    value.price >= 0 &&
    Number.isFinite(value.price) &&
    areTexts(value.tags)
  );
}

function copyLine({ price, quantity, sku, tags, title }: Line): Line {
  return { sku, title, quantity, price, tags: [...tags] };
}

const zip = /^[0-9]{5}$/;

export function isZip(value: unknown): value is string {
  return typeof value === 'string' && zip.test(value);
}

export function isPriority(value: unknown): value is OrderDraft['priority'] {
  return value === 'low' || value === 'normal' || value === 'high';
}
