import type { Model, Operation, Route } from '../model/model.ts';
import { tablePath } from '../model/path.ts';
import { functionsOf, isOfForm } from '../model/whole-operation.ts';
import { width } from '../print/condition.ts';
import type { Module, ModuleFile } from '../print/module.ts';
import { literal, quote } from '../print/quote.ts';
import type { Settings } from '../settings.ts';
import { pascal, uncapital } from '../words.ts';
import { answerHeaderNames } from './answer-header-names.ts';
import type { Output } from './output.ts';
import { type PageFile, pageName } from './page.ts';

/** The table: the one module of the generated code that an app imports. */
export function emitDispatch(pages: readonly PageFile[], output: Output, settings: Settings): ModuleFile {
  const module = output.module('dispatch.ts');
  const rows = output.model.routes.map((route, i) => row(route, pages[i]!, module, output));
  const options = [
    ...optionLines(output, settings, module),
    ...(hasForms(output.model) ? ['hasForms: true'] : []),
    ...dependencyLines(output, module),
  ];
  const table = `[\n${rows.join('\n')}\n  ]`;
  const body =
    options.length === 0
      ? `  ${table},`
      : `  ${table},\n  {\n${options.map((line) => `    ${line},`).join('\n')}\n  },`;
  module.add(`export const routes = ${module.runtime('defineRoutes')}(\n${body}\n);`);
  return module.finish('');
}

/** One route of the table, on one line where it fits. */
function row(route: Route, page: PageFile, module: Module, output: Output): string {
  const operations = route.operations.map((operation, i) => {
    const name = module.value(page.path, page.functions[i]!);
    if (needsH3(operation, output)) return `${operation.verb}: ${module.runtime('viaH3')}(${name})`;
    return name === operation.verb ? name : `${operation.verb}: ${name}`;
  });
  const head = [quote(tablePath(route.path)), module.value(route.file, 'default', pageName(route))];
  const options = routeOptions(route, module);
  const tail = options.length > 0 ? [`{ ${options.join(', ')} }`] : [];
  const call = module.runtime('route');
  const line = `    ${call}(${[...head, `{ ${operations.join(', ')} }`, ...tail].join(', ')}),`;
  if (line.length <= width) return line;
  const lines = (list: readonly string[]) => list.map((one) => `\n      ${one},`).join('');
  if (tail.length === 0) return `    ${call}(${head.join(', ')}, {${lines(operations)}\n    }),`;
  return `    ${call}(${lines([...head, `{ ${operations.join(', ')} }`, ...tail])}\n    ),`;
}

/** The limits of a route, and the error and middleware files that apply to it. */
function routeOptions({ errors, limits, middleware }: Route, module: Module): readonly string[] {
  const use = (files: readonly string[]) =>
    `[${files.map((file) => module.value(file, 'default', fileName(file))).join(', ')}]`;
  return [
    ...(limits ? [`limits: ${literal(limits)}`] : []),
    ...(errors.length > 0 ? [`errors: ${use(errors.map(({ file }) => file))}`] : []),
    ...(middleware.length > 0 ? [`middleware: ${use(middleware)}`] : []),
  ];
}

/** `usersError` for `users/error.ts`. */
function fileName(file: string): string {
  const [folder, name] = file.split('/').slice(-2);
  return uncapital(pascal(`${folder} ${name!.replace(/\.ts$/, '')}`));
}

/** The settings that the config passes to the runtime. */
function optionLines(
  output: Output,
  { debug, docs, limits, policy = {} }: Settings,
  module: Module,
): readonly string[] {
  const document = quote(`./openapi${output.model.importExtension}`);
  const documentation = () =>
    `documentation: ${module.runtime('documentation')}(() => import(${document}), () => import('routeclass/docs'))`;
  return [
    ...(docs ? [documentation()] : []),
    ...(Object.keys(limits).length > 0 ? [`limits: ${literal(limits)}`] : []),
    ...(debug ? ['debug: true'] : []),
    ...Object.entries(policy).map(([name, value]) => `${name}: ${literal(value)}`),
    ...listLines('answerHeaders', answerHeaderNames(output.model).map(quote)),
  ];
}

/** The dependencies that `overrides` of the app may name. */
function dependencyLines({ dependencies, model }: Output, module: Module): readonly string[] {
  const names = [...model.dependencies.keys()].map((id) => dependencies.use(id, module)).sort();
  return listLines('dependencies', names);
}

/** An option whose value is a list; nothing for an empty one. */
function listLines(name: string, items: readonly string[]): readonly string[] {
  if (items.length === 0) return [];
  const line = `${name}: [${items.join(', ')}]`;
  return [
    line.length + 5 <= width ? line : `${name}: [\n${items.map((one) => `      ${one},\n`).join('')}    ]`,
  ];
}

/** h3's event, a raw `Response` and streams need a route that goes through h3. */
function needsH3({ parameters, result }: Operation, { dependencies }: Output): boolean {
  const all = [...parameters, ...dependencies.reached(parameters).flatMap((one) => one.parameters)];
  return (
    all.some(({ kind }) => kind === 'event') ||
    result.answers.some(({ kind }) => kind === 'response' || kind === 'items' || kind === 'bytes')
  );
}

/** Whether a request may have to be read as a form. */
function hasForms(model: Model): boolean {
  return functionsOf(model).some(({ parameters }) => parameters.some(isOfForm));
}
