import module, { register } from 'node:module';
import { MessageChannel } from 'node:worker_threads';
import type { Call, HookCalls, HookData, Message, Question } from './hook-calls.ts';
import { type ResolveContext, type Resolved, VersionHooks } from './hooks.ts';

/** The hooks as the session calls them. */
export type InstalledHooks = {
  readonly [N in keyof HookCalls]: (
    ...args: Parameters<HookCalls[N]>
  ) => ReturnType<HookCalls[N]> | Promise<ReturnType<HookCalls[N]>>;
};

/** `module.registerHooks` of newer versions of Node, whose hooks run in the importing thread. */
type RegisterHooks = (hooks: {
  readonly resolve: (
    specifier: string,
    context: ResolveContext,
    next: (specifier: string, context: ResolveContext) => Resolved,
  ) => Resolved;
  readonly load: (url: string, context: unknown, next: (url: string, context: unknown) => unknown) => unknown;
}) => void;

/**
 * Installs our hooks before those of tsx: in this thread where Node supports it, otherwise in the loader
 * thread. `onLoad` receives each file of the app that is loaded. For `runtime`, see `ModuleVersions`.
 */
export function installHooks(
  namespace: string,
  runtime: string,
  onLoad: (file: string) => void,
): InstalledHooks {
  const { registerHooks } = module as { registerHooks?: RegisterHooks };
  if (registerHooks === undefined) return inLoaderThread(namespace, runtime, onLoad);
  const hooks = new VersionHooks(namespace, runtime, onLoad);
  registerHooks({
    resolve: (specifier, context, next) => hooks.resolve(specifier, context, next),
    load: (url, context, next) => hooks.load(url, () => next(url, context)),
  });
  return hooks;
}

function inLoaderThread(namespace: string, runtime: string, onLoad: (file: string) => void): InstalledHooks {
  const { port1, port2 } = new MessageChannel();
  const waiting = new Map<number, (value: never) => void>();
  let last = 0;
  port1.on('message', (message: Message) => {
    if (message.kind === 'load') return onLoad(message.file);
    waiting.get(message.id)?.(message.value as never);
    waiting.delete(message.id);
  });
  port1.unref();
  // Node passes the data of each call to the same module, unless the URL is another: the hooks of the versions
  // before, which may still import files, would be replaced.
  register(`${import.meta.resolve('#dev-hooks')}?${namespace}`, {
    data: { namespace, port: port2, runtime } satisfies HookData,
    transferList: [port2],
  });
  const ask = <T>(...call: Call) =>
    new Promise<T>((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      port1.postMessage({ id: last, call } satisfies Question);
    });
  return {
    begin: (changed) => ask('begin', changed),
    setTable: (source) => ask('setTable', source),
    end: (specifiers) => ask('end', specifiers),
  };
}
