import type { Entry } from '../diagnostic.ts';
import { typeCode } from './code.ts';

/** Folders, and what lies around the pages. */
export const folders = {
  'routes-folder-missing': (folder: string, nearbyApp?: string): Entry => ({
    message: `there is no routes folder \`${folder}\``,
    hint:
      nearbyApp !== undefined
        ? `The app seems to be in \`${nearbyApp}\`: run the command there, or with \`--root ${nearbyApp}\`.`
        : 'Create the folder with a `page.ts` in it, or set `routes` in `routeclass.config.ts` to another folder.',
  }),
  'routes-folder-empty': (folder: string, meant?: { file: string; page: string }): Entry => ({
    message: `the routes folder \`${folder}\` has no \`page.ts\``,
    hint:
      meant === undefined
        ? `Write \`${folder}/page.ts\` for \`/\`, or \`${folder}/todos/page.ts\` for \`/todos\`.`
        : `Only files named \`page.ts\` are routes: rename \`${meant.file}\` to \`${meant.page}\`.`,
  }),
  'malformed-folder': (name: string, reason: string, better: string, split?: string): Entry => ({
    message: `the folder name \`${name}\` cannot be a path segment: ${reason}`,
    hint: `Rename it to \`${better}\`${split === undefined ? '' : `, or split it into folders, \`${split}\``}. A parameter is \`[id]\`, the rest of a path \`[...path]\`, and a group, which adds nothing to the path, \`(group)\`.`,
  }),
  'rest-segment-not-last': (name: string, next: string): Entry => ({
    message: `the rest segment \`[...${name}]\` must be the last segment, but \`${next}\` follows it`,
    hint: `A rest segment matches the whole remaining path. Write \`[${name}]\` for one segment.`,
  }),
  'repeated-segment': (name: string, folder: string): Entry => ({
    message: `the path of \`${folder}\` has two parameters named \`${name}\``,
    hint: `Rename one of the folders, for example to \`[other_${name}]\`.`,
  }),
  'duplicate-path': (path: string, other: string, file: string): Entry => ({
    message: `\`${path}\` answers the same requests as \`${other}\` of \`${file}\``,
    hint: 'Move one of the pages, or put their methods into one class.',
  }),
  'no-default-export': (name: string): Entry => ({
    message: `\`${name}\` has no default export`,
    hint:
      name === 'error.ts'
        ? 'Write `export default detailedErrors()`, or an object with `validation`, `http` or `unhandled`.'
        : 'Write `export default (event: H3Event, next: () => unknown) => next()`, or a list of such functions. `H3Event` is exported by `h3`.',
  }),
  'handlers-without-page': (name: string): Entry => ({
    message: `\`${name}\` has no effect: there is no page in its folder or below`,
    hint: `Move it to a folder with pages, or remove it. To keep it as a module that pages import, name it \`_${name}\`.`,
  }),
  'not-error-handlers': (fault: HandlersFault): Entry => {
    if (fault.kind === 'key')
      return {
        message: `\`error.ts\` has no handler named \`${fault.key}\``,
        hint:
          fault.meant === undefined
            ? 'The handlers are `validation`, `http` and `unhandled`.'
            : `Did you mean \`${fault.meant}\`?`,
      };
    if (fault.kind === 'status')
      return {
        message: `${fault.status} is not a status of an answer`,
        hint: 'An answer has a status from 200 to 599: `[{ detail: error.detail }, error.status]`.',
      };
    return {
      message:
        fault.kind === 'export'
          ? `\`error.ts\` must export an object of error handlers, not ${typeCode(fault.type)}`
          : `\`${fault.key}\` is not an error handler: it must take the error and return a \`Response\`, or a body with its status`,
      hint:
        fault.kind === 'export' && fault.call !== undefined
          ? `Call it: write \`export default ${fault.call}\`.`
          : 'Write `export default { http: (error) => [{ detail: error.detail }, error.status] } satisfies ErrorHandlers`. `ErrorHandlers` is exported by `routeclass`.',
    };
  },
  'not-middleware': (type: string, kind: 'factory' | 'guard' | 'node' | 'other'): Entry => ({
    message: `\`middleware.ts\` must export middleware, not ${typeCode(type)}`,
    hint: {
      factory:
        'It returns another function, which would never be called: export the returned function, as in `export default basicAuth({ password })`, or remove the outer function.',
      guard:
        'What middleware returns is the answer: `true` would be sent, and the handler not called. Throw where access is denied, `throw new Unauthorized()`, and `return next()` otherwise.',
      node: 'h3 wraps Express-style middleware: `export default fromNodeHandler(middleware)`.',
      other:
        'Write `export default (event: H3Event, next: () => unknown) => next()`, or a list of such functions. `H3Event` is exported by `h3`.',
    }[kind],
  }),
  'misnamed-page': (name: string, meant: string): Entry => ({
    message: `\`${name}\` is ignored: only a file named \`${meant}\` is read`,
    hint: `Rename it to \`${meant}\`. To keep it as a module that pages import, name it \`_${name}\`.`,
  }),

  'runtime-not-found': (): Entry => ({
    message: 'the package `routeclass` is not installed in this app',
    hint: 'Run `npm install routeclass`.',
  }),
  'other-h3': (found: string, wanted: string): Entry => ({
    message: `\`h3\` is version ${found} here, but routeclass needs ${wanted}`,
    hint: `Run \`npm install h3@${wanted}\`: without \`h3\` in its own dependencies, an app may get the version of another package.`,
  }),
  'tsconfig-unreadable': (reason: string): Entry => ({
    message: `\`tsconfig.json\` cannot be read: ${reason}`,
    hint: 'Fix the file, or remove it to compile with the defaults.',
  }),
  'toolchain-mismatch': (detail: string): Entry => ({
    message: `the compiler's own packages do not fit together: ${detail}`,
    hint: 'Reinstall `@routeclass/cli`, without an override for `typescript`.',
  }),
} as const;

/** What is wrong with the exports of an `error.ts`. */
type HandlersFault =
  /** `call` is the expression that makes handlers of the export. */
  | { readonly kind: 'export'; readonly type: string; readonly call: string | undefined }
  | { readonly kind: 'key'; readonly key: string; readonly meant: string | undefined }
  | { readonly kind: 'handler'; readonly key: string }
  | { readonly kind: 'status'; readonly status: number };
