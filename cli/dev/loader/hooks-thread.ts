/**
 * The hooks for the thread in which Node runs the hooks of `module.register`: a separate entry of the
 * published command line.
 */
import type { LoadHook, ResolveHook } from 'node:module';
import type { Call, HookData, Message, Question } from './hook-calls.ts';
import { type Resolved, VersionHooks } from './hooks.ts';

let hooks: VersionHooks;

export function initialize({ namespace, port, runtime }: HookData): void {
  const send = (message: Message) => port.postMessage(message);
  hooks = new VersionHooks(namespace, runtime, (file) => send({ kind: 'load', file }));
  port.on('message', ({ id, call }: Question) => send({ kind: 'answer', id, value: answer(call) }));
  port.unref();
}

function answer(call: Call): readonly string[] | undefined {
  switch (call[0]) {
    case 'begin':
      return hooks.begin(call[1]);
    case 'setTable':
      hooks.setTable(call[1]);
      return undefined;
    case 'end':
      hooks.end(call[1]);
      return undefined;
    default:
      return call satisfies never;
  }
}

export const resolve: ResolveHook = async (specifier, context, next) =>
  hooks.resolve(specifier, context, next as () => Promise<Resolved>) as ReturnType<ResolveHook>;

export const load: LoadHook = async (url, context, next) =>
  hooks.load(url, () => next(url, context)) as ReturnType<LoadHook>;
