import type { Body, Query } from 'routeclass';

const counts: Record<string, number> = { tea: 3 };
const names = new Map([['tea', 'Tea']]);

interface Claims {
  sub: string;
  [claim: string]: unknown;
}

export default class Stock {
  get(isFull?: Query<boolean>) {
    return isFull ? { ...counts, total: 3 } : { total: 3 };
  }

  post(labels: Body<{ [key: string]: string }>) {
    const stock = { total: 3, ...Object.fromEntries(names), ...labels };
    return { stock };
  }

  put(claims: Body<Claims>) {
    return { ...claims, role: 'user' };
  }

  patch() {
    const stock = { ...counts, total: 3 } as const;
    return { ...stock, unit: 'kg' };
  }

  delete() {
    return { ...counts, total: 3 } satisfies Record<string, number>;
  }
}
