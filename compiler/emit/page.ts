import type { Parameter, Route } from '../model/model.ts';
import { operationId } from '../model/operation-id.ts';
import type { ModuleFile } from '../print/module.ts';
import type { Names } from '../print/names.ts';
import { pascal } from '../words.ts';
import type { KnownPage } from './memory.ts';
import { emitOperation } from './operation.ts';
import type { Output } from './output.ts';
import { TypeFunctions } from './type-functions.ts';

/** The generated file of a page: a function for each of its operations. */
export interface PageFile {
  readonly file: ModuleFile;
  /** Absolute path of the file, with `/`. */
  readonly path: string;
  /** The function of each operation, in the order of the route's operations. */
  readonly functions: readonly string[];
}

/**
 * The generated file of a page, and what the next build needs to know in order to reuse it. The file of the
 * last build is reused where it is still valid.
 */
export function emitPage(route: Route, output: Output): KnownPage {
  const known = output.memory?.page(route, output.model);
  return known?.demands.every((one) => output.isMet(one)) ? known : writePage(route, output);
}

function writePage(route: Route, output: Output): KnownPage {
  const folder = route.folder === '' ? '' : `${route.folder}/`;
  const module = output.module(`validators/${folder}page.ts`);
  reserveNames(
    route.operations.flatMap(({ parameters }) => parameters),
    module.names,
  );
  const functions = new TypeFunctions(module, output);
  const page = module.type(route.file, 'default', pageName(route));
  const names: string[] = [];
  const demands = functions.demandsOf(() => {
    for (const operation of route.operations) {
      const name = module.names.take(operationId(operation.verb, route.path));
      emitOperation(operation, route, { name, page }, functions);
      names.push(name);
    }
  });
  const file = module.finish(` from ${output.shown(route.file)}`);
  return {
    route,
    models: output.modelsOf(route),
    dependencies: output.dependenciesOf(route),
    page: { file, path: module.file, functions: names },
    demands,
  };
}

/**
 * Reserves the names of parameters that functions of the module could have, so that the functions get other
 * names: a parameter `toInt` would hide the converter of that name. Parameters keep their names.
 */
export function reserveNames(parameters: readonly Parameter[], names: Names): void {
  const hiding = new RegExp(
    [
      '^(?:to|is|read|write|explain|values)[A-Z\\d]',
      '^(?:fields|pattern|texts)\\d*$',
      '^(?:areUploads|codePoints|headersOf|othersFit|unmatched|unmet)$',
      'Dependency$',
    ].join('|'),
  );
  for (const parameter of parameters) {
    const own = parameter.kind === 'form-model' ? parameter.fields.map(({ name }) => name) : [];
    for (const name of [parameter.name, ...own]) if (hiding.test(name)) names.reserve(name);
  }
}

/** The local name of a page's class: its own name, or one derived from the path. */
export function pageName({ className, path }: Route): string {
  if (className !== 'the class') return className;
  return (
    pascal(path.map((segment) => (segment.kind === 'static' ? segment.text : segment.name)).join(' ')) ||
    'Root'
  );
}
