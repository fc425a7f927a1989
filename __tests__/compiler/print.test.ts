// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is what hostile text holds
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import ts from 'typescript';
import { kebab, Names } from '../../compiler/print/names.ts';
import {
  commentText,
  isIdentifier,
  literal,
  member,
  optionalMember,
  propertyKey,
  quote,
  regexLiteral,
  templatePart,
} from '../../compiler/print/quote.ts';
import { codePoint } from '../emit/support/code-point.ts';

/** Any text; half of it consists of parts that may break out of their context. */
const hostile = [
  "'",
  '"',
  '`',
  '\\',
  '${',
  '*/',
  '</script>',
  '<!--',
  '\n',
  '\r',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u200f',
  '\u0085',
  '\ufeff',
  '\ud800',
  '\0',
];
const anyText = fc.oneof(
  fc.string({ unit: codePoint }),
  fc
    .array(fc.oneof(fc.constantFrom(...hostile), fc.string()), { maxLength: 8 })
    .map((parts) => parts.join('')),
);

/** Parses a text as a single expression. Fails where it is anything more. */
function parse(text: string): ts.Expression {
  const source = ts.createSourceFile('it.ts', `(${text});`, ts.ScriptTarget.ESNext, true);
  expect((source as ts.SourceFile & { parseDiagnostics: unknown[] }).parseDiagnostics).toEqual([]);
  expect(source.statements).toHaveLength(1);
  const { expression } = source.statements[0] as ts.ExpressionStatement;
  return (expression as ts.ParenthesizedExpression).expression;
}

/** The value of a literal expression. */
function constantOf(node: ts.Expression): unknown {
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isPrefixUnaryExpression(node)) return -Number((node.operand as ts.NumericLiteral).text);
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(constantOf);
  if (ts.isObjectLiteralExpression(node)) {
    return Object.fromEntries(
      node.properties.map((property) => {
        const { initializer, name } = property as ts.PropertyAssignment;
        const key = ts.isComputedPropertyName(name)
          ? constantOf(name.expression)
          : (name as ts.StringLiteral).text;
        // As an object literal has it: this would be no property.
        if (key === '__proto__' && !ts.isComputedPropertyName(name)) throw new Error('it sets the prototype');
        return [key, constantOf(initializer)];
      }),
    );
  }
  return { true: true, false: false, null: null }[node.getText()];
}

describe('quote', () => {
  test('any text comes back as it was, from one string literal', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const node = parse(quote(text));
        expect(ts.isStringLiteral(node) && node.text === text).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('nothing is printed that ends a line, a script or the encoding, or that a reader cannot see', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(quote(text)).not.toMatch(
          /[\n\r\u2028\u2029\0\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|<\/script|\p{Surrogate}/iu,
        );
      }),
    );
  });

  test('ordinary text is printed as it is', () => {
    expect(quote('Grüße, "you" `two` ${three} 😀')).toBe('\'Grüße, "you" `two` ${three} 😀\'');
  });

  test.each([
    ['plain', "'plain'"],
    ["it's", '"it\'s"'],
    ["'none'", '"\'none\'"'],
    ['it\'s a "day"', "'it\\'s a \"day\"'"],
    ['it\'s a "', "'it\\'s a \"'"],
    ["it's 'a' \"", '"it\'s \'a\' \\""'],
  ])('the quotes are those that need fewer escapes: %s', (text, literal) => {
    expect(quote(text)).toBe(literal);
  });
});

test('any text comes back as it was, from between the backticks of one template without placeholders', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const node = parse(`\`${templatePart(text)}\``);
      expect(ts.isNoSubstitutionTemplateLiteral(node) && node.text === text).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

describe('literal', () => {
  test('any constant comes back as it was', () => {
    const constant = fc
      .jsonValue({ stringUnit: 'binary' })
      .map((value) => JSON.parse(JSON.stringify(value), (_, one) => (Object.is(one, -0) ? 0 : one)));
    fc.assert(fc.property(constant, (value) => expect(constantOf(parse(literal(value)))).toEqual(value)));
  });

  test('a key named `__proto__` is a property', () => {
    const value = JSON.parse('{"__proto__":{"a":1}}');
    expect(constantOf(parse(literal(value)))).toEqual(value);
    expect(literal(value)).toBe("{ ['__proto__']: { a: 1 } }");
  });
});

test('any name reads and writes the property of that name', () => {
  fc.assert(
    fc.property(anyText, (name) => {
      const node = parse(member('value', name));
      const read = ts.isPropertyAccessExpression(node)
        ? node.name.text
        : ((node as ts.ElementAccessExpression).argumentExpression as ts.StringLiteral).text;
      expect(read).toBe(name);
      expect(Object.keys(constantOf(parse(`{ ${propertyKey(name)}: 1 }`)) as object)).toEqual([name]);
    }),
    { examples: [['1a'], ['a b'], ['_1']] },
  );
});

test.each([
  ['title', 'value?.title'],
  ['1a', "value?.['1a']"],
  ['the title', "value?.['the title']"],
])('the property %j of a value that may be undefined', (name, text) => {
  expect(optionalMember('value', name)).toBe(text);
});

test('any text in a comment stays in its line and in the comment', () => {
  expect(commentText('one\r\ntwo')).toBe('one two');
  fc.assert(
    fc.property(anyText, (text) => {
      const source = `/** ${commentText(text)} */\nexport const one = 1;`;
      const { statements } = ts.createSourceFile('it.ts', source, ts.ScriptTarget.ESNext, true);
      expect(statements).toHaveLength(1);
      expect(commentText(text)).not.toMatch(/[\n\r\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
    }),
    { examples: [['*\u200e/ const two = 2; /*']] },
  );
});

test.each(['@ts-expect-error', ' @ts-ignore: all', '\u200f@ts-expect-error'])(
  'the text %j in a comment is no directive',
  (text) => {
    const source = `/** ${commentText(text)} */\n/**\n * ${commentText(text)}\n */\nexport const one = 1;`;
    const file = ts.createSourceFile('it.ts', source, ts.ScriptTarget.ESNext, true);
    expect((file as ts.SourceFile & { commentDirectives?: unknown }).commentDirectives).toBeUndefined();
    expect(source).toContain('\\@ts-');
  },
);

test.each([
  '^[a-z]+$',
  '/',
  '\\/',
  '[/]',
  '\n',
  '\u2028',
  '',
  '\'"`\\$\\{a\\}',
  '\\d{2}',
  '\\u{1f600}',
  '*/'.replace('*', '\\*'),
  '\ud800',
  '\ud800\\udc00',
  '[\ud800\u202e\ufeff]',
  '\0\t',
])('the pattern %j is one literal that means the same', (pattern) => {
  const node = parse(regexLiteral(pattern));
  expect(node.kind).toBe(ts.SyntaxKind.RegularExpressionLiteral);
  const text = node.getText();
  const end = text.lastIndexOf('/');
  const read = new RegExp(text.slice(1, end), text.slice(end + 1));
  expect(text).not.toMatch(/[\p{Cc}\u202e\ufeff]|\p{Surrogate}/u);
  const samples = [
    'a',
    '/',
    '\n',
    '\u2028',
    '',
    '\'"`${a}',
    '42',
    '😀',
    '*/',
    '\ud800',
    '\ud800\udc00',
    '\0\t',
  ];
  for (const sample of samples) {
    expect(read.test(sample)).toBe(new RegExp(pattern, 'u').test(sample));
  }
});

describe('names', () => {
  test('are given once', () => {
    const names = new Names();
    expect([names.take('todo'), names.take('todo'), names.take('todo2'), names.take('todo')]).toEqual([
      'todo',
      'todo2',
      'todo22',
      'todo3',
    ]);
  });

  test('are never words of the language, nor globals that generated code needs', () => {
    const names = new Names();
    const { FirstReservedWord, LastFutureReservedWord } = ts.SyntaxKind;
    const count = LastFutureReservedWord - FirstReservedWord + 1;
    const reserved = Array.from({ length: count }, (_, i) => ts.tokenToString(FirstReservedWord + i)!);
    const others = 'arguments as async await eval of undefined';
    const globals = 'Array Date Infinity JSON Number Object Response Set String';
    for (const word of [...reserved, ...others.split(' '), ...globals.split(' ')])
      expect(names.take(word)).toBe(`${word}2`);
  });

  test('that are kept are not given', () => {
    const names = new Names();
    names.reserve('toInt');
    expect(names.take('toInt')).toBe('toInt2');
  });

  test('are identifiers, whatever was wanted, and all different', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 20 }), (wanted) => {
        const names = new Names();
        const given = wanted.map((name) => names.take(name));
        for (const name of given) expect(isIdentifier(name)).toBe(true);
        expect(new Set(given).size).toBe(given.length);
      }),
    );
  });

  test.each([
    ['TodoCreate', 'todo-create'],
    ['HTTPError', 'http-error'],
    ['Page2Of', 'page2-of'],
    ['ÜberTodo', 'über-todo'],
    ['snake_case', 'snake-case'],
    ['snake__case', 'snake-case'],
  ])('%s is the file %s', (name, file) => {
    expect(kebab(name)).toBe(file);
  });
});
