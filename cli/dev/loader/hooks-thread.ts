/**
 * The hooks for the thread in which Node runs the hooks of `module.register`: a separate entry of the
 * published command line.
 */
import type { LoadHook, ResolveHook } from 'node:module';
import type { Call, HookCalls, HookData, Message, Question } from './hook-calls.ts';
import { type Resolved, VersionHooks } from './hooks.ts';
import { ModuleVersions } from './module-versions.ts';

let hooks: VersionHooks;

export function initialize({ namespace, port, runtime }: HookData): void {
  const versions = new ModuleVersions(runtime);
  const send = (message: Message) => port.postMessage(message);
  hooks = new VersionHooks(versions, namespace, (file) => send({ kind: 'load', file }));
  const calls: HookCalls = {
    begin: (changed) => versions.begin(changed),
    setTable: (source) => hooks.setTable(source),
    end: (specifiers) => versions.end(specifiers),
  };
  port.on('message', ({ id, call }: Question) => send({ kind: 'answer', id, value: answer(calls, call) }));
  port.unref();
}

function answer(calls: HookCalls, call: Call): readonly string[] | undefined {
  switch (call[0]) {
    case 'begin':
      return calls.begin(call[1]);
    case 'setTable':
      calls.setTable(call[1]);
      return undefined;
    case 'end':
      calls.end(call[1]);
      return undefined;
    default:
      return call satisfies never;
  }
}

export const resolve: ResolveHook = async (specifier, context, next) =>
  hooks.resolve(specifier, context, next as () => Promise<Resolved>) as ReturnType<ResolveHook>;

export const load: LoadHook = async (url, context, next) =>
  hooks.load(url, () => next(url, context)) as ReturnType<LoadHook>;
