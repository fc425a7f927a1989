import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type Declared, declared, routeChanges } from '../../cli/dev/route-changes.ts';
import { compilerOf } from '../compiler/support/compile.ts';
import { withApp } from '../compiler/support/temporary.ts';

const page = (body = 'get() {}', head = '') => `${head}export default class Page {\n  ${body}\n}\n`;
const guard = (bound: string) =>
  `import type { int, Query } from 'routeclass';\nexport const guard = (key: Query<int${bound}>): number => key;\n`;
const guarded = page(
  'get(key: Depends<typeof guard>): void {\n    void key;\n  }',
  "import type { Depends } from 'routeclass';\nimport type { guard } from '../../guard.ts';\n",
);
const through = (event = '_event') =>
  `import type { H3Event } from 'h3';\nexport default (${event}: H3Event, next: () => unknown) => next();\n`;

/** One route for each thing that changes, beside one that stays the same. */
const before = {
  'guard.ts': guard(''),
  'routes/described/page.ts': page(),
  'routes/failing/page.ts': page(),
  'routes/guarded/page.ts': guarded,
  'routes/limited/page.ts': page(),
  'routes/same/middleware.ts': through(),
  'routes/same/page.ts': page('get() {\n    return 1;\n  }'),
  'routes/tagged/page.ts': page(),
  'routes/watched/page.ts': page(),
};
const changed = {
  'guard.ts': guard(', { le: 9 }'),
  'routes/described/page.ts': page('get() {}', '/** What it is for. */\n'),
  'routes/failing/error.ts':
    "import { detailedErrors } from 'routeclass';\nexport default detailedErrors();\n",
  'routes/limited/page.ts': page('static limits = { body: 10 };\n  get() {}'),
  // No client sees a line that moves, nor the code of a handler or of middleware.
  'routes/same/middleware.ts': through('event'),
  'routes/same/page.ts': page('get() {\n\n    return 2;\n  }', '// A comment.\n'),
  'routes/tagged/page.ts': page("static tag = 'some';\n  get() {}"),
  'routes/watched/middleware.ts': through(),
};

function declaredIn(root: string): Declared {
  const result = compilerOf(root).compile();
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
  return declared(result.model);
}

test('a route has changed where anything of it has that a client may notice, also in what it shares', () => {
  const changes = withApp(before, (root) => {
    const old = declaredIn(root);
    for (const [path, text] of Object.entries(changed)) writeFileSync(join(root, path), text);
    return routeChanges(old, declaredIn(root));
  });
  expect(changes.map(({ kind, path, verb }) => `${kind} ${verb} ${path}`)).toEqual(
    ['described', 'failing', 'guarded', 'limited', 'tagged', 'watched'].map((name) => `changed GET /${name}`),
  );
});
