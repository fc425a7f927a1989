/**
 * The same routes for every tool: each file is a resource, with its own model and five typical operations.
 */

export interface Files {
  readonly [path: string]: string;
}

/** Number of operations of a resource: list, create, read, replace, remove. */
export const routesOfResource = 5;

/**
 * The fields of a resource. They are the same for every tool, except that bounds are given in a comment
 * before the field or by its type.
 */
interface Words {
  readonly beforeTitle?: string;
  /** A text of 1 to 100 characters. */
  readonly title: string;
  readonly beforeInt?: string;
  readonly int: string;
  readonly beforeCount?: string;
  /** An integer of 0 to 1000. */
  readonly count: string;
}

/** The models of resource `n`: the item, its owner, and the draft that a client sends to create one. */
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

/** The source of the items, the same for every tool. */
export const store = `const owner = { id: 1, name: 'Ada', mail: 'ada@example.org' };

export function item<T>(id: number): T {
  return { id, title: 'An item', kind: 'a', tags: ['new'], count: 3, note: null, owner } as T;
}
`;

/** An app with a file of models and two pages for each of `resources` resources. */
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

/** The compiler options that `routeclass init` writes. */
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

/** The compiler options of the peers, whose decorators need CommonJS and TypeScript's legacy decorators. */
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
