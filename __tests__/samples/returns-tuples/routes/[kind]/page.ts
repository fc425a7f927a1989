import { type Path, type ReplyHeaders, redirect, reply } from 'routeclass';

export interface Todo {
  id: number;
}

type Cookies = { 'set-cookie': string[]; 'content-type'?: string };

export default class Kinds {
  /** Headers in some cases only. */
  get(kind: Path<'plain' | 'cookies' | 'none' | 'gone'>) {
    if (kind === 'cookies') return reply({ id: 1 } satisfies Todo, 200, { 'set-cookie': ['a=1', 'b=2'] });
    if (kind === 'gone') return reply(undefined, 200);
    if (kind === 'none') return undefined;
    return reply({ id: 1 } satisfies Todo, 200);
  }

  /** A body beside a status that has none. */
  post(kind: Path<'204' | '304' | '205'>): [Todo, 204 | 205 | 304, Cookies] {
    const statuses = { 204: 204, 205: 205, 304: 304 } as const;
    return [{ id: 1 }, statuses[kind], { 'set-cookie': ['a=1'], 'content-type': 'text/plain' }];
  }

  put(kind: Path<string>) {
    if (kind === 'see') return redirect(new URL('https://x.test/ä b'), 303);
    if (kind === 'there') return redirect('/a?b=c#d', 308);
    return redirect(kind);
  }

  async patch(kind: Path<string>): Promise<[Todo | undefined, 200] | [Todo, 201, { location: string }]> {
    if (kind === 'new') return [{ id: 2 }, 201, { location: '/2' }];
    return kind === 'none' ? [undefined, 200] : [{ id: 1 }, 200];
  }

  /** Headers that two types say together. */
  delete(kind: Path<string>): [Todo, 202, Cookies & { location: string }] | [Todo, 200, ReplyHeaders & { etag: '"1"' }] {
    if (kind === 'tagged') return [{ id: 1 }, 200, { etag: '"1"' }];
    return [{ id: 1 }, 202, { 'set-cookie': ['a=1'], location: '/1' }];
  }
}
