import { type int, ResourceNotFound } from 'routeclass';

export interface Order {
  book: int;
}

interface Book {
  name: string;
  stock: int;
}

export function find(id: int): Book {
  if (id !== 1) throw new ResourceNotFound('Book', id);
  return { name: 'Emma', stock: 0 };
}

export const bank = {
  charge: ({ book }: Order) => ({ charged: book }),
};
