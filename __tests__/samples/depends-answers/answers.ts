import { type int, type Query, redirect } from 'routeclass';

export interface Page {
  id: int;
}

export function cached(id: Query<int>): [Page, 203] | Page {
  return id === 1 ? [{ id }, 203] : { id };
}

export function moved() {
  return redirect('/pages', 308);
}

export async function picture(name: Query<string>): Promise<Blob | { missing: int } | null> {
  return name === 'sun' ? new Blob(['picture']) : { missing: 1 };
}

export async function feed(): Promise<AsyncIterable<int>> {
  return (async function* () {
    yield 1;
  })();
}

export async function made() {
  return new Response('made by hand');
}

export function status(fresh: Query<boolean> = false): 200 | 203 {
  return fresh ? 200 : 203;
}

export function caching() {
  return { 'cache-control': 'no-store' } as const;
}

/** What it gives is inferred, and written nowhere. */
export function size(length: Query<int>) {
  if (length > 100) return 'large';
  return length < 0 ? null : 'small';
}

export async function found(id: Query<int>) {
  return id > 1 ? await page(id) : false;
}

async function page(id: int): Promise<Page> {
  return { id };
}
