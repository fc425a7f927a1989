import { decoratorOptions, type Files, json, models, store } from './apps.ts';

/** The routes of `routeclassApp` as nestia's documentation writes them, on Nest with Express. */
export function nestiaApp(resources: number): Files {
  const made: { [path: string]: string } = {
    'src/store.ts': store,
    'src/main.ts': main,
    'src/app.module.ts': module(resources),
    'package.json': json({ name: 'bench', private: true }),
    'tsconfig.json': json({
      compilerOptions: {
        ...decoratorOptions,
        rootDir: 'src',
        plugins: [{ transform: 'typia/lib/transform' }, { transform: '@nestia/core/lib/transform' }],
      },
      include: ['src'],
    }),
  };
  for (let n = 0; n < resources; n++) {
    made[`src/items/item-${n}.ts`] = `import type { tags } from 'typia';\n\n${models(n, {
      title: 'string & tags.MinLength<1> & tags.MaxLength<100>',
      int: "number & tags.Type<'int32'>",
      count: "number & tags.Type<'int32'> & tags.Minimum<0> & tags.Maximum<1000>",
    })}
export interface Search${n} {
  limit?: number & tags.Type<'int32'> & tags.Minimum<1> & tags.Maximum<100>;
  search?: string;
}
`;
    made[`src/items/items-${n}.controller.ts`] = controller(n);
  }
  return made;
}

function controller(n: number): string {
  return `import { TypedBody, TypedParam, TypedQuery, TypedRoute } from '@nestia/core';
import { Controller, HttpCode } from '@nestjs/common';
import type { tags } from 'typia';
import { item } from '../store';
import type { Draft${n}, Item${n}, Search${n} } from './item-${n}';

@Controller('items-${n}')
export class Items${n}Controller {
  @TypedRoute.Get()
  public list(@TypedQuery() { limit = 10, search }: Search${n}): Item${n}[] {
    return search === undefined ? [] : [item<Item${n}>(limit)];
  }

  @TypedRoute.Post()
  @HttpCode(200)
  public create(@TypedBody() draft: Draft${n}): Item${n} {
    return { ...item<Item${n}>(1), ...draft };
  }

  @TypedRoute.Get(':id')
  public read(@TypedParam('id') id: number & tags.Type<'int32'>): Item${n} {
    return item<Item${n}>(id);
  }

  @TypedRoute.Put(':id')
  public replace(@TypedParam('id') id: number & tags.Type<'int32'>, @TypedBody() draft: Draft${n}): Item${n} {
    return { ...item<Item${n}>(id), ...draft };
  }

  @TypedRoute.Delete(':id')
  @HttpCode(204)
  public remove(@TypedParam('id') id: number & tags.Type<'int32'>): void {
    item(id);
  }
}
`;
}

function module(resources: number): string {
  const numbers = Array.from({ length: resources }, (_, n) => n);
  return `import { Module } from '@nestjs/common';
${numbers.map((n) => `import { Items${n}Controller } from './items/items-${n}.controller';\n`).join('')}
@Module({
  controllers: [
${numbers.map((n) => `    Items${n}Controller,\n`).join('')}  ],
})
export class AppModule {}
`;
}

const main = `import 'reflect-metadata';
import { type ArgumentsHost, BadRequestException, Catch, type ExceptionFilter } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Response } from 'express';
import { AppModule } from './app.module';

@Catch(BadRequestException)
class Unprocessable implements ExceptionFilter {
  catch(error: BadRequestException, host: ArgumentsHost) {
    host.switchToHttp().getResponse<Response>().status(422).json(error.getResponse());
  }
}

async function start() {
  const app = await NestFactory.create(AppModule, { logger: false });
  app.useGlobalFilters(new Unprocessable());
  await app.listen(Number(process.env.PORT));
}

void start();
`;
