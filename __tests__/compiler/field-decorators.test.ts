import { describe, expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

/** The decorators of the package, as it declares them: TypeScript takes them with `experimentalDecorators` alone. */
const classValidator = ['IsInt', 'IsOptional', 'IsString', 'MaxLength', 'Min', 'MinLength', 'ValidateNested']
  .map((name) => `export declare function ${name}(...of: unknown[]): PropertyDecorator;`)
  .join('\n');

/** What is said of fields with decorators: severity, message and hint. */
function said(fields: string, experimentalDecorators: boolean): readonly string[] {
  const names = [...new Set([...fields.matchAll(/@(\w+)/g)].map(([, name]) => name))].join(', ');
  const files = {
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        module: 'nodenext',
        strict: true,
        types: [],
        noEmit: true,
        experimentalDecorators,
        paths: { 'class-validator': ['./class-validator.d.ts'] },
      },
    }),
    'class-validator.d.ts': classValidator,
    'routes/page.ts': `
      import { ${names} } from 'class-validator';
      import type { Body } from 'routeclass';
      class Todo { ${fields} }
      export default class Todos { post(todo: Body<Todo>) { return todo.constructor === Todo; } }
    `,
  };
  return withApp(files, (root) => compilerOf(root).compile()).diagnostics.map(
    ({ code, hint, message, severity }) => `${severity}[${code}]: ${message} | ${hint}`,
  );
}

describe('without `experimentalDecorators`', () => {
  test('TypeScript refuses the decorators of a field, and one error shows what to write instead', () => {
    expect(said('@IsInt() @Min(1) rank!: number;', false)).toEqual([
      'error[unread-decorator]: `@IsInt` and `@Min` have no effect: `class-validator`, which provides them, is not used here | Write `rank: Field<int, { ge: 1 }>`.',
    ]);
  });

  test('those that only repeat the type are removed', () => {
    expect(said('@IsOptional() @IsString() title?: string;', false)).toEqual([
      'error[unread-decorator]: `@IsOptional` and `@IsString` have no effect: `class-validator`, which provides them, is not used here | Remove them: the type of the field says the same.',
    ]);
  });
});

describe('with `experimentalDecorators` the model may be shared, and so it is a warning', () => {
  test('decorators that only repeat the type are not mentioned', () => {
    expect(
      said('@IsOptional() @IsString() title?: string; @ValidateNested() at!: { x: number };', true),
    ).toEqual([]);
  });

  test('a field that only its decorator makes optional is required', () => {
    expect(said('@IsOptional() @IsString() title!: string;', true)).toEqual([
      'warning[unread-decorator]: `@IsOptional` has no effect: `class-validator`, which provides it, is not used here | Write `title?: string`.',
    ]);
  });

  test('options of the items of a list stand at the items', () => {
    expect(said("@IsString({ each: true }) kinds!: ('a' | 'b')[];", true)).toEqual([]);
    expect(
      said('@MaxLength(9, { each: true }) @MinLength(2, { each: true }) tags?: string[];', true),
    ).toEqual([
      'warning[unread-decorator]: `@MaxLength` and `@MinLength` have no effect: `class-validator`, which provides them, is not used here | Write `tags?: Field<string, { maxLength: 9; minLength: 2 }>[]`.',
    ]);
  });
});
