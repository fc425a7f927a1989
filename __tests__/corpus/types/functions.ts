/** Types taken from functions. */
import type { int } from 'routeclass';

interface Options {
  deep: boolean;
  limit?: int;
}
declare function find(id: int, options: Options): { found: boolean; id: int };
declare function parse(text: string): { kind: 'text'; length: int };
declare function parse(bytes: number[]): { kind: 'bytes'; size: int };
declare function load(): Promise<{ rows: { id: int }[] }>;
const make = (name: string, count: number) => ({ name, count, tags: [name] });
declare const service: { create(input: { title: string }): Promise<{ id: string; title: string }> };

export type Found = ReturnType<typeof find>;
export type LastOverload = ReturnType<typeof parse>;
export type Loaded = Awaited<ReturnType<typeof load>>;
export type Input = Parameters<typeof find>[1];
export type Arguments = Parameters<typeof find>;
export type Made = ReturnType<typeof make>;
export type Created = Awaited<ReturnType<(typeof service)['create']>>;
export type CreateInput = Parameters<(typeof service)['create']>[0];
