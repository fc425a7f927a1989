/** The work of the handlers. All contestants share this code, so that only the code around it differs. */

export interface Health {
  status: 'ok';
}

export const health: Health = { status: 'ok' };

/** The search for a user's items. */
export interface ItemSearch {
  user: number;
  limit: number;
  done: boolean;
  search: string;
}

export interface TodoDraft {
  title: string;
  completed: boolean;
}

export interface Todo extends TodoDraft {
  id: number;
}

export function addTodo({ title, completed }: TodoDraft): Todo {
  return { id: 1, title, completed };
}

export type Priority = 'low' | 'normal' | 'high';

export const priorities = ['low', 'normal', 'high'] as const;

/** A postal code of five digits. */
export const zipPattern = '^[0-9]{5}$';

export interface Address {
  street: string;
  city: string;
  zip: string;
}

export interface Customer {
  name: string;
  company?: string;
  billing: Address;
  shipping: Address;
}

export interface Line {
  sku: string;
  title: string;
  quantity: number;
  /** In euros. */
  price: number;
  tags: string[];
}

export interface OrderDraft {
  customer: Customer;
  lines: Line[];
  priority: Priority;
  note?: string;
}

export interface Order extends OrderDraft {
  id: number;
  total: number;
}

export function placeOrder({ customer, lines, note, priority }: OrderDraft): Order {
  let total = 0;
  for (const { price, quantity } of lines) total += price * quantity;
  const order: Order = { id: 1, customer, lines, priority, total };
  // Assigned instead of spread: in node 20, each object literal with a conditional spread gets a hidden class
  // of its own.
  if (note !== undefined) order.note = note;
  return order;
}

export interface User {
  name: string;
}
