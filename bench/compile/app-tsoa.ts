import { decoratorOptions, type Files, json, models, store } from './apps.ts';

/** The routes of `routeclassApp` as tsoa's documentation writes them, on Express. */
export function tsoaApp(resources: number): Files {
  const made: { [path: string]: string } = {
    'src/store.ts': store,
    'src/server.ts': server,
    'package.json': json({ name: 'bench', private: true }),
    'tsconfig.json': json({
      compilerOptions: { ...decoratorOptions, rootDir: '.' },
      include: ['src', 'build'],
    }),
    'tsoa.json': json({
      entryFile: 'src/server.ts',
      controllerPathGlobs: ['src/**/*.controller.ts'],
      noImplicitAdditionalProperties: 'silently-remove-extras',
      spec: { outputDirectory: 'build', specVersion: 3 },
      routes: { routesDir: 'build', middleware: 'express' },
    }),
  };
  for (let n = 0; n < resources; n++) {
    made[`src/items/item-${n}.ts`] = models(n, {
      beforeTitle: '  /**\n   * @minLength 1\n   * @maxLength 100\n   */\n',
      title: 'string',
      beforeInt: '  /** @isInt */\n',
      int: 'number',
      beforeCount: '  /**\n   * @isInt\n   * @minimum 0\n   * @maximum 1000\n   */\n',
      count: 'number',
    });
    made[`src/items/items-${n}.controller.ts`] = controller(n);
  }
  return made;
}

function controller(n: number): string {
  return `import { Body, Controller, Delete, Get, Path, Post, Put, Query, Route, SuccessResponse } from '@tsoa/runtime';
import { item } from '../store';
import type { Draft${n}, Item${n} } from './item-${n}';

@Route('items-${n}')
export class Items${n}Controller extends Controller {
  /**
   * @isInt limit
   * @minimum limit 1
   * @maximum limit 100
   */
  @Get()
  public list(@Query() limit: number = 10, @Query() search?: string): Item${n}[] {
    return search === undefined ? [] : [item<Item${n}>(limit)];
  }

  @Post()
  public create(@Body() draft: Draft${n}): Item${n} {
    return { ...item<Item${n}>(1), ...draft };
  }

  /** @isInt id */
  @Get('{id}')
  public read(@Path() id: number): Item${n} {
    return item<Item${n}>(id);
  }

  /** @isInt id */
  @Put('{id}')
  public replace(@Path() id: number, @Body() draft: Draft${n}): Item${n} {
    return { ...item<Item${n}>(id), ...draft };
  }

  /** @isInt id */
  @Delete('{id}')
  @SuccessResponse(204)
  public remove(@Path() id: number): void {
    item(id);
  }
}
`;
}

const server = `import { ValidateError } from '@tsoa/runtime';
import express, { type NextFunction, type Request, type Response } from 'express';
import { RegisterRoutes } from '../build/routes';

const app = express();
app.use(express.json());
RegisterRoutes(app);
app.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
  if (!(error instanceof ValidateError)) return next(error);
  response.status(422).json({ message: 'Validation Failed', details: error.fields });
});
app.listen(Number(process.env.PORT));
`;
