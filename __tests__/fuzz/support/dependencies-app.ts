import type { Dependency, Graph, Route } from './random-dependencies.ts';

/**
 * The files of an app with these dependencies and routes. The app notes the events of each request under the
 * text that the request sends as `run`.
 */
export function filesOf({ dependencies, routes }: Graph): { [path: string]: string } {
  const head = `import type { Body, Depends, int, Query } from 'routeclass';
import { enter, leave, swallows, tick } from './notes.ts';
`;
  const functions = dependencies.map((one, i) => functionText(one, i, dependencies));
  return {
    'tsconfig.json': JSON.stringify({ compilerOptions }),
    'notes.ts': notes,
    'dependencies.ts': [head, ...functions].join('\n'),
    ...Object.fromEntries(routes.map((route, i) => [`routes/r${i}/page.ts`, pageText(route, dependencies)])),
  };
}

const compilerOptions = {
  target: 'es2022',
  lib: ['es2022', 'esnext.disposable'],
  module: 'nodenext',
  types: ['node'],
  strict: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

const notes = `export const happening = new Map<string, readonly string[]>();
export const log = new Map<string, string[]>();

export function note(run: string, text: string): void {
  if (!log.has(run)) log.set(run, []);
  log.get(run)!.push(text);
}

export function fail(run: string, event: string): void {
  if (happening.get(run)?.includes(event)) throw Object.assign(new Error(event), { run });
}

export function enter(run: string, name: string): void {
  note(run, \`make \${name}\`);
  fail(run, \`make \${name}\`);
}

export function swallows(run: string, name: string, error: unknown): boolean {
  note(run, \`\${name} hears \${(error as Error).message}\`);
  return happening.get(run)?.includes(\`swallow \${name}\`) ?? false;
}

export function leave(run: string, name: string): void {
  note(run, \`release \${name}\`);
  fail(run, \`release \${name}\`);
}

export const tick = () => new Promise<void>((resolve) => setTimeout(resolve, Math.random() * 4));
`;

function depends(need: number, all: readonly Dependency[]): string {
  const options = all[need]!.isOfApp ? ", { scope: 'app' }" : '';
  return `v${need}: Depends<typeof d${need}${options}>`;
}

function functionText(own: Dependency, i: number, all: readonly Dependency[]): string {
  const { isOfApp, kind, needs, reads } = own;
  const parameters = needs.map((need) => depends(need, all));
  if (!isOfApp) parameters.push('run: Query<string>');
  if (reads === 'query') parameters.push(`q${i}: Query<int>`);
  if (reads === 'body') parameters.push('body: Body<{ n: int }>');
  const parts = needs.map((need) => `\${v${need}}`);
  if (reads === 'query') parts.push(`\${q${i}}`);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of the app
  if (reads === 'body') parts.push('${body.n}');
  const value = `\`${i}(${parts.join(' ')})\``;
  const run = isOfApp ? "'app'" : 'run';
  const enter = `enter(${run}, '${i}');`;
  const leave = `leave(${run}, '${i}');`;
  const generated = (wait: string) => `${wait}${enter}
  try {
    yield ${value};
  } catch (error) {
    ${wait}if (!swallows(${run}, '${i}', error)) throw error;
  } finally {
    ${wait}${leave}
  }`;
  const [begin, body] = {
    value: ['function', `${enter} return ${value};`],
    promise: ['async function', `await tick(); ${enter} return ${value};`],
    generator: ['function*', generated('')],
    asyncGenerator: ['async function*', generated('await tick(); ')],
    disposable: ['function', `${enter} return { value: ${value}, [Symbol.dispose]() { ${leave} } };`],
    asyncDisposable: [
      'async function',
      `${enter} return { value: ${value}, async [Symbol.asyncDispose]() { await tick(); ${leave} } };`,
    ],
  }[kind];
  return `export ${begin} d${i}(${parameters.join(', ')}) {\n  ${body}\n}\n`;
}

function pageText({ hasBody, needs, reads, result }: Route, all: readonly Dependency[]): string {
  const parameters = [...needs.map((need) => depends(need, all)), 'run: Query<string>'];
  if (reads) parameters.push('own: Query<int>');
  if (hasBody) parameters.push('body: Body<{ n: int }>');
  const values = `[${needs.map((need) => `v${need}`).join(', ')}]`;
  const enter = "note(run, 'handler');\n    fail(run, 'handler');";
  const method = {
    value: `post(${parameters.join(', ')}): string[] {
    ${enter}
    return ${values};`,
    promise: `async post(${parameters.join(', ')}): Promise<string[]> {
    await tick();
    ${enter}
    return ${values};`,
    stream: `async *post(${parameters.join(', ')}): AsyncGenerator<string[]> {
    await tick();
    ${enter}
    try {
      yield ${values};
      await tick();
      fail(run, 'stream');
    } finally {
      note(run, 'end of stream');
    }`,
  }[result];
  return `import type { Body, Depends, int, Query } from 'routeclass';
import type { ${needs.map((need) => `d${need}`).join(', ')} } from '../../dependencies.ts';
import { fail, note, tick } from '../../notes.ts';

export default class Page {
  ${method}
  }
}
`;
}
