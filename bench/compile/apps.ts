/**
 * The same routes for every tool: a resource in each file, with a model of its own and the five operations of
 * most resources.
 */

export interface Files {
  readonly [path: string]: string;
}

/** Operations of a resource: list, make, read, replace, remove. */
export const routesOfResource = 5;

/** Fields of a resource, the same everywhere but for how a tool is told a bound: before the field, or as its type. */
export interface Words {
  readonly beforeTitle?: string;
  /** A text of 1 to 100 characters. */
  readonly title: string;
  readonly beforeInt?: string;
  readonly int: string;
  readonly beforeCount?: string;
  /** An integer of 0 to 1000. */
  readonly count: string;
}

/** The models of resource `n`: it, its owner, and what a client sends to make one. */
export function models(n: number, words: Words): string {
  const { beforeTitle = '', beforeInt = '', beforeCount = '' } = words;
  const shared = `${beforeTitle}  title: ${words.title};
  kind: 'a' | 'b' | 'c';
  tags: string[];
${beforeCount}  count: ${words.count};
  note?: string | null;
`;
  return `/** Something of the kind ${n}. */
export interface Item${n} {
${beforeInt}  id: ${words.int};
${shared}  owner: Owner${n};
}

export interface Owner${n} {
${beforeInt}  id: ${words.int};
  name: string;
  mail?: string;
}

export interface Draft${n} {
${shared}}
`;
}

/** Where items come from: no tool has anything to do with it. */
export const store = `const owner = { id: 1, name: 'Ada', mail: 'ada@example.org' };

export function item<T>(id: number): T {
  return { id, title: 'An item', kind: 'a', tags: ['new'], count: 3, note: null, owner } as T;
}
`;

/** An app of `resources` files of models and as many pairs of pages. */
export function routeclassApp(resources: number): Files {
  const made: { [path: string]: string } = {
    'app/models/store.ts': store,
    'server.ts': routeclassServer,
    'package.json': json({ name: 'bench', type: 'module', private: true }),
    'tsconfig.json': json({ compilerOptions: routeclassOptions, include: ['*.ts', 'app', 'generated'] }),
    'tsconfig.sources.json': json({ extends: './tsconfig.json', include: ['app'] }),
  };
  for (let n = 0; n < resources; n++) {
    made[`app/models/item-${n}.ts`] = `import type { Field, int } from 'routeclass';\n\n${models(n, {
      title: 'Field<string, { minLength: 1; maxLength: 100 }>',
      int: 'int',
      count: 'Field<int, { ge: 0; le: 1000 }>',
    })}`;
    made[`app/routes/items-${n}/page.ts`] = `import type { Body, int, Query } from 'routeclass';
import type { Draft${n}, Item${n} } from '../../models/item-${n}.ts';
import { item } from '../../models/store.ts';

export default class Items${n} {
  get(limit: Query<int, { ge: 1; le: 100 }> = 10, search?: Query<string>): Item${n}[] {
    return search === undefined ? [] : [item<Item${n}>(limit)];
  }

  post(draft: Body<Draft${n}>): Item${n} {
    return { ...item<Item${n}>(1), ...draft };
  }
}
`;
    made[`app/routes/items-${n}/{id}/page.ts`] = `import type { Body, int, Path } from 'routeclass';
import type { Draft${n}, Item${n} } from '../../../models/item-${n}.ts';
import { item } from '../../../models/store.ts';

export default class Item${n}Page {
  get(id: Path<int>): Item${n} {
    return item<Item${n}>(id);
  }

  put(id: Path<int>, draft: Body<Draft${n}>): Item${n} {
    return { ...item<Item${n}>(id), ...draft };
  }

  delete(id: Path<int>): void {
    item(id);
  }
}
`;
  }
  return made;
}

const routeclassServer = `import { createApp } from 'routeclass';
import { serve } from 'routeclass/node';
import { routes } from './generated/dispatch.ts';

serve(createApp(routes), { port: Number(process.env.PORT) });
`;

/** As `routeclass init` writes them. */
const routeclassOptions = {
  target: 'es2023',
  lib: ['es2023', 'esnext.disposable'],
  module: 'nodenext',
  moduleDetection: 'force',
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  noFallthroughCasesInSwitch: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  isolatedModules: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Of the peers, whose decorators ask for CommonJS and for what TypeScript used to call decorators. */
export const decoratorOptions = {
  target: 'es2022',
  module: 'nodenext',
  types: ['node'],
  strict: true,
  experimentalDecorators: true,
  emitDecoratorMetadata: true,
  esModuleInterop: true,
  skipLibCheck: true,
  sourceMap: true,
  outDir: 'dist',
};

export function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
