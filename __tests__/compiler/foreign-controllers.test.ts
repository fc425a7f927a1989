import { expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

const nestjs = `
  export declare const Controller: (path: string) => ClassDecorator;
  export declare const Get: (path?: string) => MethodDecorator;
  export declare const Post: () => MethodDecorator;
  export declare const Body: () => ParameterDecorator;
  export declare const Inject: (name: string) => ParameterDecorator;
  export declare const Param: (name: string) => ParameterDecorator;
  export declare const Req: () => ParameterDecorator;
`;

/** What is said of a page: the text at each place, code and hint. */
function said(page: string): readonly (readonly (string | undefined)[])[] {
  const files = {
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        module: 'nodenext',
        strict: true,
        types: [],
        noEmit: true,
        erasableSyntaxOnly: true,
        paths: { '@nestjs/common': ['./nestjs.d.ts'] },
      },
    }),
    'nestjs.d.ts': nestjs,
    'routes/cats/[id]/page.ts': page,
  };
  return withApp(files, (root) => compilerOf(root).compile()).diagnostics.map(({ code, hint, span }) => [
    page.slice(span?.start, span?.end),
    code,
    hint?.split(/(?<=[.?]) /)[0],
  ]);
}

const noDecorator =
  'A route needs no decorator: its folder is its path, and the names of its methods are the verbs.';

test('a controller of NestJS gets all hints at once, and no error of TypeScript', () => {
  const page = `
    import { Body, Controller, Get, Param, Post, Req } from '@nestjs/common';
    interface CreateCat { name: string }
    @Controller('cats')
    export class CatsController {
      @Post() create(@Body() cat: CreateCat) { return cat; }
      @Get(':id') findOne(@Param('id') id: string, @Req() request: Request) { return [id, request.url]; }
    }`;
  expect(said(page)).toEqual([
    ["@Controller('cats')", 'unread-decorator', noDecorator],
    ['CatsController', 'no-default-class', 'Write `export default class CatsController`.'],
    ['@Post()', 'unread-decorator', noDecorator],
    ['create', 'unknown-method', 'Did you mean `post`?'],
    ['@Body()', 'declarator-as-value', 'Write `cat: Body<CreateCat>`.'],
    ["@Get(':id')", 'unread-decorator', noDecorator],
    ['findOne', 'unknown-method', 'Did you mean `get`?'],
    ["@Param('id')", 'declarator-as-value', 'Write `id: Path<string>`.'],
    ['@Req() request', 'parameter-without-declarator', 'Write `event: H3Event`.'],
  ]);
});

test('for the object that another framework passes, the values that are read of it are declared', () => {
  const page = `
    import { Get, Post, Req } from '@nestjs/common';
    export default class Cats {
      @Get() find(@Req() req: Request) {
        const { page, limit: size } = req.query;
        return [req.params.id, req.headers['x-api-key'], page, size, req.body.name, req.query.page];
      }
      async post(c) {
        const { body } = c.req;
        c.header('x-total', '5');
        return c.json({ ...body, id: c.req.param('id'), agent: c.req.header('User-Agent') });
      }
      put(ctx: any) {
        return ctx.request.body;
      }
      delete(event) {
        return event.req.headers.get('etag');
      }
    }`;
  const hints = said(page).filter(([, code]) => code === 'parameter-without-declarator');
  expect(hints.map(([, , hint]) => hint)).toEqual([
    'Declare a parameter for each value that is read: `page: Query<string>, limit: Query<string>, id: Path<string>, x_api_key: Header<string>, todo: Body<Todo>`.',
    'Declare a parameter for each value that is read: `todo: Body<Todo>, id: Path<string>, user_agent: Header<string>`.',
    'Declare a parameter for each value that is read: `todo: Body<Todo>`.',
    'Write `event: H3Event`.',
  ]);
});

test('a decorator of a whole source becomes a parameter for each field', () => {
  const page = `
    import { Body, Param } from '@nestjs/common';
    class Page { page?: number; search!: string }
    export default class Cats {
      put(@Param() params: { id: string }, @Body() cat: Page, @Param('id') id: number) { return [params, cat, id]; }
      get(@Query() query: Page) { return query; }
    }`;
  const hints = said(page).filter(([, code]) => code === 'declarator-as-value');
  expect(hints.map(([, , hint]) => hint)).toEqual([
    'Write `id: Path<string>`.',
    'Write `cat: Body<Page>`.',
    'Write `id: Path<number>`.',
    'Write `search: Query<string>, page?: Query<number>`.',
  ]);
});

test('a decorator is known by its name in the object of its package', () => {
  const page = `
    import core from './nestia.ts';
    interface Cat { name: string }
    export default class Cats {
      put(@core.TypedParam('id') id: string, @core.TypedBody() cat: Cat) { return [id, cat]; }
      get(@core.TypedQuery() query: Cat) { return query; }
      post(@core.TypedFormData.Body() cat: Cat) { return cat; }
    }`;
  const hints = said(page).filter(([, code]) => code === 'declarator-as-value');
  expect(hints.map(([, , hint]) => hint)).toEqual([
    'Write `id: Path<string>`.',
    'Write `cat: Body<Cat>`.',
    'Write `name: Query<string>`.',
    'Write `cat: Form<Cat>`.',
  ]);
});

test('a service that a constructor takes is provided by a function', () => {
  const page = `
    class CatsService { all() { return ['Tom']; } }
    export default class Cats {
      constructor(private readonly cats: CatsService) {}
      get() { return this.cats.all(); }
    }`;
  expect(said(page)).toEqual([
    [
      'private readonly cats: CatsService',
      'constructor-parameters',
      'Create what the class needs in the module, or let a method depend on a function that provides it: `get(cats: Depends<typeof getCats>)`, with `export const getCats = () => new CatsService()`.',
    ],
  ]);
});

test('the parameters of a constructor are reported together, without errors of TypeScript about each', () => {
  const page = `
    import { Inject } from '@nestjs/common';
    class CatsService { all() { return ['Tom']; } }
    export default class Cats {
      constructor(@Inject('A') private readonly cats: CatsService, @Inject('B') readonly own: CatsService) {}
      get() { return [...this.cats.all(), ...this.own.all()]; }
    }`;
  expect(said(page).map(([text, code]) => [text, code])).toEqual([
    [
      "@Inject('A') private readonly cats: CatsService, @Inject('B') readonly own: CatsService",
      'constructor-parameters',
    ],
  ]);
});

test('of two methods of one verb the first is read as it', () => {
  const page = `
    import { Get } from '@nestjs/common';
    export default class Cats {
      @Get() findAll(q: string) { return q; }
      @Get(':id') findOne(id: string) { return id; }
    }`;
  expect(said(page).map(([text, code]) => [text, code])).toEqual([
    ['@Get()', 'unread-decorator'],
    ['findAll', 'unknown-method'],
    ['q', 'parameter-without-declarator'],
    ["@Get(':id')", 'unread-decorator'],
    ['findOne', 'unknown-method'],
  ]);
});

test('the class with methods is taken for the route class, and not a model beside it', () => {
  const page = `
    export class Cat { name = 'Tom'; }
    export class Cats { get(limit: number) { return limit; } }`;
  expect(said(page).map(([text, code]) => [text, code])).toEqual([
    ['Cats', 'no-default-class'],
    ['limit', 'parameter-without-declarator'],
  ]);
});
