import type { Operation, Route } from '../model.ts';
import type { Module, OutputFile } from '../print/module.ts';
import { literal, quote } from '../print/quote.ts';
import { pascal } from '../scan/operation-id.ts';
import type { Settings } from '../settings.ts';
import type { Output } from './output.ts';
import { type PageFile, pageName } from './page.ts';

/** The table: the one module of the generated code that an app imports. */
export function emitDispatch(pages: readonly PageFile[], output: Output, settings: Settings): OutputFile {
  const module = output.module('dispatch.ts');
  const rows = output.model.routes.map((route, i) => {
    const page = module.value(route.file, 'default', pageName(route));
    const operations = route.operations.map((operation, j) => {
      const name = module.value(pages[i]!.path, pages[i]!.functions[j]!);
      return `${operation.verb}: ${needsH3(operation) ? `${module.runtime('viaH3')}(${name})` : name}`;
    });
    const options = routeOptions(route, module);
    const line = `    ${module.runtime('route')}(${quote(routePath(route))}, ${page}, { ${operations.join(', ')} }${options}),`;
    return line.length <= 110 ? line : line.replace(`{ ${operations.join(', ')} }`, `{\n      ${operations.join(',\n      ')},\n    }`);
  });
  const options = optionLines(output, settings);
  const table = `[\n${rows.join('\n')}\n  ]`;
  const body = options.length === 0 ? `  ${table},` : `  ${table},\n  {\n${options.map((line) => `    ${line},`).join('\n')}\n  },`;
  module.add(`export const routes = ${module.runtime('defineRoutes')}(\n${body}\n);`);
  return module.finish('');
}

/** Its own limits, and the error and middleware files that govern it. */
function routeOptions({ errors, limits, middleware }: Route, module: Module): string {
  const use = (files: readonly string[]) => `[${files.map((file) => module.value(file, 'default', fileName(file))).join(', ')}]`;
  const entries = [
    ...(limits ? [`limits: ${literal(limits)}`] : []),
    ...(errors.length > 0 ? [`errors: ${use(errors.map(({ file }) => file))}`] : []),
    ...(middleware.length > 0 ? [`middleware: ${use(middleware)}`] : []),
  ];
  return entries.length > 0 ? `, { ${entries.join(', ')} }` : '';
}

/** `usersError` for `users/error.ts`. */
function fileName(file: string): string {
  const [folder, name] = file.split('/').slice(-2);
  const words = pascal(`${folder} ${name!.replace(/\.ts$/, '')}`);
  return words.slice(0, 1).toLowerCase() + words.slice(1);
}

/** What the config says to the runtime. */
function optionLines(output: Output, { debug, docs, limits }: Settings): readonly string[] {
  const document = `./openapi${output.model.importExtension}`;
  return [
    ...(docs ? [`openapi: () => import(${quote(document)})`] : []),
    ...(Object.keys(limits).length > 0 ? [`limits: ${literal(limits)}`] : []),
    ...(debug ? ['debug: true'] : []),
  ];
}

/** h3's event and a raw `Response` exist on the way through h3 alone. */
function needsH3({ parameters, result }: Operation): boolean {
  return parameters.some(({ kind }) => kind === 'event') || result.answers.some(({ kind }) => kind === 'response');
}

function routePath({ path }: Route): string {
  const texts = { dynamic: (name: string) => `{${name}}`, rest: (name: string) => `{${name}...}` };
  return `/${path.map((segment) => (segment.kind === 'static' ? segment.text : texts[segment.kind](segment.name))).join('/')}`;
}
