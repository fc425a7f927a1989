import { configSample } from '../config-samples.ts';
import type { Entry } from '../diagnostic.ts';
import { sayModule } from '../type-error-hints.ts';

/** What to write for settings that other frameworks have in their config. */
const settingsOfOtherTools: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:base|basePath|globalPrefix|prefix)$/,
    'Put the routes into a folder of that name, for example `app/routes/api/todos/page.ts`, or mount the app: `new H3().mount(prefix, app)`.',
  ],
  [/^(?:host|hostname|port)$/, 'Set it where the app is served: `serve(app, { port: 3000 })`.'],
  [/^(?:dist|outputDir|output|outDir|outFile)$/, "Write `out: 'generated'`."],
  [/^(?:appDir|dir|pages|src|srcDir)$/, "Write `routes: 'app/routes'`."],
  [/^(?:bodyLimit|maxBodySize)$/, 'Write `limits: { body: 1_000_000 }`, in bytes.'],
  [
    /^(?:swagger|swaggerUi)$/,
    'Write `docs` for the page that shows the API, and `openapi` for its contents.',
  ],
  [/^helmet$/, 'Write `securityHeaders: true`.'],
  [/^(?:middlewares?|plugins)$/, 'Write a `middleware.ts` in the folder of the routes to which it applies.'],
  [
    /^(?:errorHandler|onError)$/,
    'Write an `error.ts` in the folder of the routes; `createApp(routes, { onError })` is called for unexpected errors.',
  ],
];

/**
 * What can be wrong around the pages: the config, folders that cannot be read or written, the app as `dev`
 * loads it. No folder of routes has these faults by itself, so the tests of the command line show them.
 */
export const surroundings = {
  // ── The config ──
  'config-unknown-key': (key: string, meant: string | undefined, known: readonly string[]): Entry => ({
    message: `the config has no key \`${key}\``,
    hint:
      meant === undefined
        ? (settingsOfOtherTools.find(([keys]) => keys.test(key))?.[1] ??
          `The keys are ${known.map((one) => `\`${one}\``).join(', ')}.`)
        : `Did you mean \`${meant}\`?`,
  }),
  'config-invalid-value': (key: string, expected: string, found: string): Entry => {
    const sample = configSample(key);
    return {
      message: `\`${key}\` of the config must be ${expected}, not ${found}`,
      ...(sample !== undefined && { hint: `Write it as in \`defineConfig({ ${sample} })\`.` }),
    };
  },
  'config-unreadable': (reason: string): Entry => ({
    message: `the config cannot be read: ${reason}`,
    ...(/^Cannot find module '@routeclass\/|\bnode_modules\/routeclass\/package\.json$/.test(reason) && {
      hint: "Write `import { defineConfig } from 'routeclass'`.",
    }),
  }),
  'config-misnamed': (name: string, meant: string): Entry => ({
    message: `\`${name}\` is ignored: a config is named \`${meant}\``,
    hint: `Rename it to \`${meant}\`.`,
  }),
  'config-twice': (one: string, other: string): Entry => ({
    message: `there are two configs, \`${one}\` and \`${other}\``,
    hint: 'Remove one of the two: only one of them would be read.',
  }),

  // ── package.json ──
  'package-unreadable': (reason: string): Entry => ({
    message: `\`package.json\` cannot be read: ${reason}`,
  }),

  // ── The routes folder ──
  'route-unreadable': (path: string, reason: string): Entry => ({
    message: `\`${path}\` cannot be read: ${reason}`,
    hint: 'Make it readable, move it out of the routes folder, or begin its name with `_` to skip it.',
  }),

  // ── The output folder ──
  'output-not-generated': (path: string): Entry => ({
    message: `\`${path}\` exists, but was not written by routeclass: nothing is written, so that it is not lost`,
    hint: 'Move the file, or set `out` in `routeclass.config.ts` to another folder.',
  }),
  'output-not-writable': (path: string, reason: string, remedy: string): Entry => ({
    message: `\`${path}\` cannot be written: ${reason}`,
    hint: `${remedy}, or set \`out\` in \`routeclass.config.ts\` to another folder.`,
  }),

  // ── The app, as `dev` loads it ──
  'app-not-loaded': (what: string, reason: string): Entry => ({
    message: `${what} cannot be loaded: ${reason}`,
  }),
  'app-not-module': (page?: string, manifest?: string): Entry => ({
    message:
      page === undefined
        ? 'the app cannot be loaded: its `package.json` has no `"type": "module"`'
        : `\`${page}\` is CommonJS, but the generated code imports it as an ES module`,
    hint:
      page === undefined
        ? sayModule
        : manifest === undefined
          ? 'Write a `package.json` with `"type": "module"` into its folder, or into one above.'
          : `Write \`"type": "module"\` into \`${manifest}\`, or into a \`package.json\` nearer to it.`,
  }),
} as const;

export type Surroundings = typeof surroundings;
