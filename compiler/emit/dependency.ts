import type { Dependency, Parameter } from '../model/model.ts';
import { isOfForm } from '../model/whole-operation.ts';
import { indented } from '../print/indented.ts';
import type { Module, ModuleFile } from '../print/module.ts';
import { uncapital } from '../words.ts';
import type { DependencyFiles } from './dependency-files.ts';
import { guardCredential } from './inputs/credentials.ts';
import { Inputs, readsExchange } from './inputs/inputs.ts';
import { arranged, queryLine, refusal } from './inputs/statements.ts';
import type { Output } from './output.ts';
import { reserveNames } from './page.ts';
import { ranks } from './ranks.ts';
import { TypeFunctions } from './type-functions.ts';

/** The generated file of a dependency: it reads the inputs of the function, and calls it. */
export function emitDependency(dependency: Dependency, output: Output): ModuleFile {
  const { exportName, file, id, name, parameters, release } = dependency;
  const { dependencies } = output;
  const module = output.module(dependencies.path(id));
  // Neither a parameter nor another name in the generated code may hide the function.
  reserveNames(parameters, module.names);
  for (const one of parameters) module.names.reserve(one.name);
  for (const one of ['x', 'scope', 'query', 'form', 'valid', 'body']) module.names.reserve(one);
  const own = module.names.take(dependencies.exportName(id));
  const functions = new TypeFunctions(module, output);
  for (const one of parameters) if (one.kind === 'body') functions.nameAfter(one.type, `${name}Body`);
  const wanted = exportName === 'default' ? uncapital(name) : exportName;
  const called = module.value(file, exportName, wanted);
  const call = callText(dependency, called, functions);
  const makers = { none: 'dependency', generator: 'generator', dispose: 'disposable' } as const;
  const make = module.runtime(makers[release]);
  const options = optionsText(dependency, functions);
  module.add(
    `/** \`${wanted}\` of ${output.shown(file)} */\nexport const ${own} = ${make}(${called}, ${call}${options});`,
    ranks.operation,
  );
  return module.finish(` from ${output.shown(file)}`);
}

/** A function that reads the inputs of the function named `called` from the scope, and calls it. */
function callText(dependency: Dependency, called: string, functions: TypeFunctions): string {
  const { id, name, parameters } = dependency;
  const { module, output } = functions;
  const inputs = new Inputs(
    {
      parameters,
      segments: undefined,
      type: `typeof ${called}`,
      // The guard has accepted the credential, so it is of one of the two schemes.
      otherScheme: output.dependencies.otherScheme(id) === 'refused' ? 'refused' : 'accepted',
      isGuarded: true,
      reserved: ['scope', called],
    },
    functions,
  );
  const { given, own, values } = arranged(parameters, inputs);
  const waiting = given.flatMap(({ lines }) => lines);
  const isJson = parameters.some(({ kind }) => kind === 'body');
  const reading = [
    ...(isJson ? [`const ${inputs.bodyName} = scope.body;`] : []),
    ...queryLine(dependency, name, functions),
    ...own.flatMap(({ lines }) => lines),
  ];
  const refuse = (explain: string | undefined) =>
    explain === undefined ? module.runtime('unmet') : `scope.lacks(${explain})`;
  const steps = [...waiting, ...reading, ...refusal([...given, ...own], name, refuse, 2, functions)];
  const call = `${called}(${values.join(', ')})`;
  const taken = [
    ...(parameters.some(isOfForm) ? ['form'] : []),
    ...(parameters.some(readsExchange) ? ['x'] : []),
  ];
  const first = taken.length > 0 ? [`const { ${taken.join(', ')} } = scope;`] : [];
  if (first.length + steps.length === 0) return `() => ${call}`;
  const statements = [...first, ...steps, `return ${call};`].map(indented).join('\n');
  const isAsync = given.some(({ isAwaited }) => isAwaited);
  return `${isAsync ? 'async ' : ''}(scope: ${scopeType(dependency, functions)}) => {\n${statements}\n}`;
}

/** The options of the dependency: whether it is awaited, and what is called before the body is read. */
function optionsText({ id, parameters }: Dependency, { module, output }: TypeFunctions): string {
  const { dependencies } = output;
  const guard = guardText(id, parameters, dependencies, module);
  const ahead = dependencies.readsBody(id) ? dependencies.aheadLines(parameters, module) : [];
  const isAsync = ahead.some((line) => line.startsWith('await '));
  const entries = [
    ...(dependencies.isAwaited(id) ? ['awaited: true'] : []),
    ...(guard === undefined ? [] : [guard]),
    ...(ahead.length > 0
      ? [
          `ahead: ${isAsync ? 'async ' : ''}(scope) => {\n${ahead.map((line) => `    ${line}`).join('\n')}\n  }`,
        ]
      : []),
  ];
  if (entries.length === 0) return '';
  return entries.length === 1 && !entries[0]!.includes('\n')
    ? `, { ${entries.join(', ')} }`
    : `, {\n  ${entries.join(',\n  ')},\n}`;
}

/**
 * The function that checks credentials before any dependency is called: those of the function itself, and of
 * its own dependencies.
 */
function guardText(
  id: string,
  parameters: readonly Parameter[],
  dependencies: DependencyFiles,
  module: Module,
): string | undefined {
  const otherScheme = dependencies.otherScheme(id);
  const own = parameters.flatMap((one) =>
    one.kind === 'credential' ? [guardCredential(one, otherScheme, module)] : [],
  );
  const inner = dependencies.guardLines(parameters, otherScheme, module);
  if (own.length + inner.length === 0) return undefined;
  const first = own.length > 0 && inner.length > 0 ? ['const { x } = scope;'] : [];
  const lines = [...first, ...own, ...inner].map((line) => `    ${line}`).join('\n');
  const taken = [inner.length > 0 ? 'scope' : '{ x }', ...(otherScheme === 'parameter' ? ['other'] : [])];
  return `guard: (${taken.join(', ')}) => {\n${lines}\n  }`;
}

/** A dependency of the app scope is made once and knows no request. */
function scopeType({ scopes }: Dependency, { module }: TypeFunctions): string {
  return module.runtimeType(scopes.includes('app') ? 'AppHolder' : 'Scope');
}
