/** A change of one page and its expected report: `level code: place`. */
export interface Row {
  readonly what: string;
  /** The members of the class. */
  readonly before: string;
  readonly after: string;
  readonly expected: readonly string[];
}

const row = (what: string, before: string, after: string, ...expected: string[]): Row => ({
  what,
  before,
  after,
  expected,
});

/** Two rows: a change, and its reversal. */
const bothWays = (
  what: string,
  before: string,
  after: string,
  there: readonly string[],
  back: readonly string[],
): readonly Row[] => [row(what, before, after, ...there), row(`${what}, back`, after, before, ...back)];

const body = (type: string) => `post(body: Body<${type}>): void {}`;
const answer = (type: string) => `get(): ${type} { throw new Error(); }`;
const query = (type: string) => `get(q: Query<${type}>): void {}`;

/** A changed type in a body and in an answer, where the same widening has opposite effects. */
const type = (
  what: string,
  before: string,
  after: string,
  there: { readonly request: readonly string[]; readonly answer: readonly string[] },
): readonly Row[] => [
  row(`body: ${what}`, body(before), body(after), ...there.request),
  row(`answer: ${what}`, answer(before), answer(after), ...there.answer),
];

const at = (place: string) => ({
  /** A widening: compatible in requests, breaking in answers. */
  wider: (code: string) => ({
    request: [`compatible ${code}: body${place}`],
    answer: [`breaking ${code}: answer 200${place}`],
  }),
  narrower: (code: string) => ({
    request: [`breaking ${code}: body${place}`],
    answer: [`compatible ${code}: answer 200${place}`],
  }),
  both: (code: string) => ({
    request: [`breaking ${code}: body${place}`],
    answer: [`breaking ${code}: answer 200${place}`],
  }),
});
const a = at(', `a`');
const whole = at('');
const same = { request: [], answer: [] };

const keysOf = (begin: string) => `[key: \`${begin}\${string}\`]: int`;

/** Keys told by how they begin: of two patterns nobody knows which takes more. */
const anotherPattern = (place: string, ...begins: readonly string[]) =>
  begins.map((begin) => `warning other-fields-changed: ${place}, \`[/${begin}[\\s\\S]*$/]\``);

export const typeRows: readonly Row[] = [
  ...type('nothing', '{ a: string }', '{ a: string }', same),
  ...type('words alone', '{ a: string }', '{ /** A word. */ a: string }', same),
  ...type('another order', '{ a: string; b: int }', '{ b: int; a: string }', same),
  ...type('a name for it', '{ a: { b: int } }', '{ a: Named }', same),
  ...type('another name', '{ a: Named }', '{ a: Renamed }', same),
  ...type('a recursive name', 'Tree', 'Forest', same),
  ...type('string to int', '{ a: string }', '{ a: int }', a.both('type-changed')),
  ...type('int to number', '{ a: int }', '{ a: number }', a.wider('type-changed')),
  ...type('number to int', '{ a: number }', '{ a: int }', a.narrower('type-changed')),
  ...type('string to string or int', '{ a: string }', '{ a: string | boolean }', a.wider('type-changed')),
  ...type('null as well', '{ a: string }', '{ a: string | null }', a.wider('null-added')),
  ...type('no null', '{ a: Named | null }', '{ a: Named }', a.narrower('null-removed')),
  ...type('anything', '{ a: string }', '{ a: unknown }', a.wider('type-changed')),
  ...type('a list of it', '{ a: string }', '{ a: string[] }', a.both('type-changed')),
  ...type('a value less', "{ a: 'x' | 'y' }", "{ a: 'x' }", a.narrower('values-removed')),
  ...type('a value more', "{ a: 'x' }", "{ a: 'x' | 'y' }", {
    request: ['compatible values-added: body, `a`'],
    answer: ['warning values-added: answer 200, `a`'],
  }),
  ...type('other values', '{ a: 1 | 2 }', '{ a: 2 | 3 }', {
    request: ['breaking values-removed: body, `a`', 'compatible values-added: body, `a`'],
    answer: ['compatible values-removed: answer 200, `a`', 'warning values-added: answer 200, `a`'],
  }),
  ...type('any text', "{ a: 'x' | 'y' }", '{ a: string }', {
    request: ['compatible values-added: body, `a`'],
    answer: ['warning values-added: answer 200, `a`'],
  }),
  ...type('some texts alone', '{ a: string }', "{ a: 'x' | 'y' }", a.narrower('values-removed')),
  ...type('true alone', '{ a: boolean }', '{ a: true }', a.narrower('values-removed')),
  ...type('an enum of the same values', "{ a: 'x' | 'y' }", '{ a: Letter }', same),
  ...type(
    'minLength',
    '{ a: string }',
    '{ a: Field<string, { minLength: 1 }> }',
    a.narrower('bounds-changed'),
  ),
  ...type(
    'a longer text',
    '{ a: Field<string, { maxLength: 9 }> }',
    '{ a: Field<string, { maxLength: 10 }> }',
    a.wider('bounds-changed'),
  ),
  ...type(
    'a pattern',
    '{ a: string }',
    "{ a: Field<string, { regex: '^x' }> }",
    a.narrower('pattern-changed'),
  ),
  ...type(
    'another pattern',
    "{ a: Field<string, { regex: '^x' }> }",
    "{ a: Field<string, { regex: '^y' }> }",
    a.both('pattern-changed'),
  ),
  ...type(
    'no format',
    "{ a: Field<string, { format: 'email' }> }",
    '{ a: string }',
    a.wider('format-changed'),
  ),
  ...type(
    'a format that every text has',
    '{ a: string }',
    "{ a: Field<string, { format: 'password' }> }",
    same,
  ),
  ...type(
    'another format',
    "{ a: Field<string, { format: 'date' }> }",
    "{ a: Field<string, { format: 'date-time' }> }",
    a.both('format-changed'),
  ),
  ...type(
    'a format that holds the other',
    "{ a: Field<string, { format: 'uri' }> }",
    "{ a: Field<string, { format: 'iri-reference' }> }",
    a.wider('format-changed'),
  ),
  ...type(
    'a format within the other',
    "{ a: Field<string, { format: 'idn-email' }> }",
    "{ a: Field<string, { format: 'email' }> }",
    a.narrower('format-changed'),
  ),
  ...type('a template', '{ a: string }', `{ a: \`x-\${string}\` }`, a.narrower('pattern-changed')),
  ...type(
    'texts of a template',
    `{ a: \`x-\${string}\` }`,
    "{ a: 'x-1' | 'x-2' }",
    a.narrower('values-removed'),
  ),
  ...type(
    'a least value',
    '{ a: Field<number, { ge: 0 }> }',
    '{ a: Field<number, { ge: 1 }> }',
    a.narrower('bounds-changed'),
  ),
  ...type(
    'a bound that is inside',
    '{ a: Field<number, { gt: 0 }> }',
    '{ a: Field<number, { ge: 0 }> }',
    a.wider('bounds-changed'),
  ),
  ...type('the same bound of integers', '{ a: Field<int, { gt: 0 }> }', '{ a: Field<int, { ge: 1 }> }', {
    request: [],
    answer: [],
  }),
  ...type(
    'multiples of multiples',
    '{ a: Field<number, { multipleOf: 0.5 }> }',
    '{ a: Field<number, { multipleOf: 0.1 }> }',
    a.wider('bounds-changed'),
  ),
  ...type('other items', '{ a: string[] }', '{ a: int[] }', at(', `a[]`').both('type-changed')),
  ...type(
    'fewer items',
    '{ a: Field<string[], { maxItems: 5 }> }',
    '{ a: Field<string[], { maxItems: 4 }> }',
    a.narrower('bounds-changed'),
  ),
  ...type(
    'no item twice',
    '{ a: string[] }',
    '{ a: Field<string[], { uniqueItems: true }> }',
    a.narrower('unique-items-changed'),
  ),
  ...type(
    'another item of a tuple',
    '{ a: [int, string] }',
    '{ a: [int, int] }',
    at(', `a[1]`').both('type-changed'),
  ),
  ...type(
    'an item may be absent',
    '{ a: [int, string] }',
    '{ a: [int, string?] }',
    a.wider('bounds-changed'),
  ),
  ...type('a list of a tuple', '{ a: [int, int] }', '{ a: int[] }', {
    request: ['compatible bounds-changed: body, `a`', 'compatible bounds-changed: body, `a`'],
    answer: ['breaking bounds-changed: answer 200, `a`', 'breaking bounds-changed: answer 200, `a`'],
  }),
  ...type('an optional field', '{ a: int }', '{ a: int; b?: string }', {
    request: ['compatible field-added: body, `b`'],
    answer: ['compatible field-added: answer 200, `b`'],
  }),
  ...type('a required field', '{ a: int }', '{ a: int; b: string }', {
    request: ['breaking required-field-added: body, `b`'],
    answer: ['compatible required-field-added: answer 200, `b`'],
  }),
  ...type('a field less', '{ a: int; b: string }', '{ a: int }', {
    request: ['warning field-removed: body, `b`'],
    answer: ['breaking field-removed: answer 200, `b`'],
  }),
  ...type('an optional field less', '{ a: int; b?: string }', '{ a: int }', {
    request: ['warning field-removed: body, `b`'],
    answer: ['breaking field-removed: answer 200, `b`'],
  }),
  ...type('a field required', '{ a?: int }', '{ a: int }', a.narrower('field-required')),
  ...type('a field optional', '{ a: int }', '{ a?: int }', a.wider('field-optional')),
  ...type(
    'deep inside',
    '{ a: { b: Narrow[] }[] }',
    '{ a: { b: Wider[] }[] }',
    at(', `a[].b[].n`').wider('type-changed'),
  ),
  ...type('a recursive type inside', 'Tree', 'WiderTree', at(', `value`').wider('type-changed')),
  ...type(
    'other values of a record',
    'Record<string, int>',
    'Record<string, string>',
    at(', `[*]`').both('type-changed'),
  ),
  ...type('other keys as well', '{ a: int }', '{ a: int; [key: string]: int }', {
    request: ['compatible field-added: body, `[*]`'],
    answer: ['compatible field-added: answer 200, `[*]`'],
  }),
  ...type('a field never there', '{ a: int }', '{ a: int; b?: never }', same),
  ...type('a field that was never there', '{ a: int; b?: never }', '{ a: int }', same),
  ...type('a field refused', '{ a: int; b: string }', '{ a: int; b?: never }', {
    request: ['breaking field-removed: body, `b`'],
    answer: ['breaking field-removed: answer 200, `b`'],
  }),
  ...type(
    'an optional field refused',
    '{ a: int; b?: string }',
    '{ a: int; b?: never }',
    at(', `b`').narrower('field-removed'),
  ),
  ...type(
    'one of other keys required',
    '{ [key: string]: int }',
    '{ a: int; [key: string]: int }',
    a.narrower('field-required'),
  ),
  ...type('no keys of a pattern', `{ a: int; [key: \`x-\${string}\`]: int }`, '{ a: int }', {
    request: ['warning field-removed: body, `[/^x-[\\s\\S]*$/]`'],
    answer: ['breaking field-removed: answer 200, `[/^x-[\\s\\S]*$/]`'],
  }),
  ...type('no keys of one of two patterns', `{ ${keysOf('x-')}; ${keysOf('y-')} }`, `{ ${keysOf('x-')} }`, {
    request: ['warning field-removed: body, `[/^y-[\\s\\S]*$/]`'],
    answer: ['breaking field-removed: answer 200, `[/^y-[\\s\\S]*$/]`'],
  }),
  ...type('keys of another pattern', `{ ${keysOf('x-')} }`, `{ ${keysOf('y-')} }`, {
    request: anotherPattern('body', '^x-', '^y-'),
    answer: anotherPattern('answer 200', '^x-', '^y-'),
  }),
  ...type('one of the keys of a pattern declared', `{ ${keysOf('x-')} }`, `{ 'x-a': int; ${keysOf('x-')} }`, {
    request: ['breaking field-required: body, `x-a`', ...anotherPattern('body', '^x-', '^(?!(?:x-a)$)x-')],
    answer: [
      'compatible field-required: answer 200, `x-a`',
      ...anotherPattern('answer 200', '^x-', '^(?!(?:x-a)$)x-'),
    ],
  }),
  ...type(
    'a variant more',
    "{ kind: 'a'; n: int }",
    "{ kind: 'a'; n: int } | { kind: 'b'; m: int }",
    whole.wider('variant-added'),
  ),
  ...type(
    'a variant less',
    "{ kind: 'a'; n: int } | { kind: 'b'; m: int }",
    "{ kind: 'b'; m: int }",
    whole.narrower('variant-removed'),
  ),
  ...type(
    'a variant changed',
    "{ kind: 'a'; n: int } | { kind: 'b'; m: int }",
    "{ kind: 'a'; n: number } | { kind: 'b'; m: int }",
    at(', `n`').wider('type-changed'),
  ),
  ...type(
    'a field less of a variant',
    "{ kind: 'a'; n: int; o?: int } | { kind: 'b'; m: int }",
    "{ kind: 'a'; n: int } | { kind: 'b'; m: int }",
    {
      request: ['warning field-removed: body, `o`'],
      answer: ['breaking field-removed: answer 200, `o`'],
    },
  ),
  ...type(
    'variants of a boolean taken apart',
    '{ ok: boolean; n: int }',
    '{ ok: true; n: int } | { ok: false; n: int }',
    same,
  ),
  ...type(
    'variants taken apart',
    "{ kind: 'a' | 'b'; n: int }",
    "{ kind: 'a'; n: int } | { kind: 'b'; n: int }",
    same,
  ),
  ...type(
    'variants in another order',
    "{ kind: 'a'; n: int } | { kind: 'b'; m: int } | string",
    "string | { kind: 'b'; m: int } | { kind: 'a'; n: int }",
    same,
  ),
];

export const operationRows: readonly Row[] = [
  row(
    'an operation less',
    `${query('string')} delete(): void {}`,
    query('string'),
    'breaking operation-removed: ',
  ),
  row(
    'an operation more',
    query('string'),
    `${query('string')} delete(): void {}`,
    'compatible operation-added: ',
  ),
  row('hidden', query('string'), `/** @hidden */ ${query('string')}`, 'breaking operation-removed: '),
  row('deprecated', query('string'), `/** @deprecated */ ${query('string')}`, 'compatible deprecated: '),
  row(
    'another id',
    query('string'),
    `/** @operationId other */ ${query('string')}`,
    'warning operation-id-changed: ',
  ),
  ...bothWays(
    'a required parameter',
    'get(): void {}',
    query('int'),
    ['breaking required-parameter-added: query parameter `q`', 'compatible status-added: answer 422'],
    ['warning parameter-removed: query parameter `q`', 'compatible status-removed: answer 422'],
  ),
  row(
    'an optional parameter',
    query('int'),
    'get(q: Query<int>, r?: Query<int>): void {}',
    'compatible parameter-added: query parameter `r`',
  ),
  ...bothWays(
    'a parameter made optional',
    query('int'),
    'get(q?: Query<int>): void {}',
    ['compatible parameter-optional: query parameter `q`'],
    ['breaking parameter-required: query parameter `q`'],
  ),
  row(
    'a default',
    'get(q?: Query<int>): void {}',
    'get(q: Query<int> = 1): void {}',
    'compatible default-changed: query parameter `q`',
  ),
  row(
    'another default',
    'get(q: Query<int> = 2): void {}',
    'get(q: Query<int> = 1): void {}',
    'compatible default-changed: query parameter `q`',
  ),
  row(
    'another default of a field',
    body('{ a: Field<int, { default: 1 }> }'),
    body('{ a: Field<int, { default: 2 }> }'),
    'compatible default-changed: body, `a`',
  ),
  row(
    'a required field gets a default',
    body('{ a: Field<int> }'),
    body('{ a: Field<int, { default: 2 }> }'),
    'compatible field-optional: body, `a`',
    'compatible default-changed: body, `a`',
  ),
  row('a type of a parameter', query('string'), query('int'), 'breaking type-changed: query parameter `q`'),
  row(
    'any text of a parameter',
    'get(a: Query<int>, b: Header<boolean>, c?: Query<1 | 2>, d?: Query<int[]>): void {}',
    'get(a: Query<string>, b: Header<string>, c?: Query<string>, d?: Query<string[]>): void {}',
    'compatible type-changed: query parameter `a`',
    'compatible type-changed: header parameter `b`',
    'compatible type-changed: query parameter `c`',
    'compatible type-changed: query parameter `d`, `[]`',
  ),
  row(
    'some texts of a parameter',
    'get(a: Query<int>, b: Query<int>, c: Query<int>): void {}',
    "get(a: Query<string, { format: 'uuid' }>, b: Query<'x'>, c: Query<string, { maxLength: 9 }>): void {}",
    'breaking type-changed: query parameter `a`',
    'breaking type-changed: query parameter `b`',
    'breaking type-changed: query parameter `c`',
  ),
  ...bothWays(
    'values of a parameter that are spelt alike',
    "get(a: Query<'1' | '2'>, b: Header<'true' | 'no'>, c?: Query<('0.5' | '2')[]>, d?: Cookie<1 | 2>): void {}",
    "get(a: Query<int, { le: 2 }>, b: Header<boolean>, c?: Query<number[]>, d?: Cookie<'1' | '2' | '3'>): void {}",
    [
      'compatible type-changed: query parameter `a`',
      'compatible type-changed: header parameter `b`',
      'compatible type-changed: query parameter `c`, `[]`',
      'compatible type-changed: cookie parameter `d`',
    ],
    [
      'breaking type-changed: query parameter `a`',
      'breaking type-changed: header parameter `b`',
      'breaking type-changed: query parameter `c`, `[]`',
      'breaking type-changed: cookie parameter `d`',
    ],
  ),
  row(
    'values of a parameter that are spelt otherwise',
    "get(a: Query<'1' | '3'>, b: Query<'yes' | 'never'>, c: Query<'01'>, d: Query<'1.5'>, e: Query<''>): void {}",
    'get(a: Query<int, { le: 2 }>, b: Query<boolean>, c: Query<number>, d: Query<int>, e: Query<number>): void {}',
    'breaking type-changed: query parameter `a`',
    'breaking type-changed: query parameter `b`',
    'breaking type-changed: query parameter `c`',
    'breaking type-changed: query parameter `d`',
    'breaking type-changed: query parameter `e`',
  ),
  row(
    'any text of a form',
    'post(a: Form<int>, b?: Form<boolean[]>): void {}',
    'post(a: Form<string>, b?: Form<string[]>): void {}',
    'compatible type-changed: body, `a`',
    'compatible type-changed: body, `b[]`',
  ),
  row(
    'a bound of a parameter',
    query('int, { le: 10 }'),
    query('int, { le: 5 }'),
    'breaking bounds-changed: query parameter `q`',
  ),
  row(
    'a wider parameter',
    query('int, { le: 10 }'),
    query('number, { le: 10 }'),
    'compatible type-changed: query parameter `q`',
  ),
  row(
    'a parameter moves',
    'get(user_agent: Query<string>): void {}',
    'get(user_agent: Header<string>): void {}',
    'breaking parameter-moved: header parameter `user-agent`',
  ),
  row(
    'a parameter in another spelling',
    'get(user_id: Query<string>): void {}',
    'get(userId: Query<string>): void {}',
    'breaking parameter-renamed: query parameter `userId`',
  ),
  row(
    'a header in other letters',
    "get(x: Header<string, { alias: 'X-Key' }>): void {}",
    "get(x: Header<string, { alias: 'x-key' }>): void {}",
  ),
  row(
    'a cookie',
    'get(a?: Cookie<string>): void {}',
    'get(b?: Cookie<string>): void {}',
    'warning parameter-removed: cookie parameter `a`',
    'compatible parameter-added: cookie parameter `b`',
  ),
  row(
    'a list of a parameter',
    query('string'),
    query('string[]'),
    'breaking type-changed: query parameter `q`',
  ),
  row(
    'lists in place of texts of a format',
    "get(a: Query<string, { format: 'uuid' }>, b: Header<string, { format: 'date' }>, c: Query<string, { format: 'uri' }>): void {}",
    "get(a: Query<Field<string, { format: 'uuid' }>[]>, b: Header<Field<string, { format: 'date' }>[]>, c: Query<Field<string, { format: 'uri' }>[]>): void {}",
    'compatible bounds-changed: query parameter `a`',
    'compatible bounds-changed: header parameter `b`',
    'breaking type-changed: query parameter `c`',
  ),
  ...bothWays(
    'lists in place of texts without a comma',
    "get(a: Query<int>, b: Header<'x' | 'y'>, c?: Cookie<boolean>, d: Query<int | null> = null, e: Query<int> = 1): void {}",
    "get(a: Query<int[], { minItems: 1; uniqueItems: true }>, b: Header<('x' | 'y')[]>, c?: Cookie<boolean[]>, d: Query<int[] | null> = null, e: Query<int[]> = [1]): void {}",
    [
      'compatible bounds-changed: query parameter `a`',
      'compatible bounds-changed: header parameter `b`',
      'compatible bounds-changed: cookie parameter `c`',
      'compatible bounds-changed: query parameter `d`',
      'compatible bounds-changed: query parameter `e`',
      'compatible default-changed: query parameter `e`',
    ],
    [
      'breaking type-changed: query parameter `a`',
      'breaking type-changed: header parameter `b`',
      'breaking type-changed: cookie parameter `c`',
      'breaking type-changed: query parameter `d`',
      'breaking type-changed: query parameter `e`',
      'compatible default-changed: query parameter `e`',
    ],
  ),
  row(
    'lists that refuse a single item',
    "get(a: Query<int>, b: Query<int>, c: Query<'x,y'>, d: Query<'' | 'x'>): void {}",
    'get(a: Query<boolean[]>, b: Query<int[], { minItems: 2 }>, c: Query<string[]>, d: Query<string[]>): void {}',
    'breaking type-changed: query parameter `a`, `[]`',
    'compatible bounds-changed: query parameter `a`',
    'breaking bounds-changed: query parameter `b`',
    'compatible bounds-changed: query parameter `b`',
    'breaking type-changed: query parameter `c`',
    'breaking type-changed: query parameter `d`',
  ),
  ...bothWays(
    'a deprecated parameter',
    query('string'),
    query('string, { deprecated: true }'),
    ['compatible deprecated: query parameter `q`'],
    ['compatible deprecated: query parameter `q`'],
  ),
  ...bothWays(
    'a body',
    'post(): void {}',
    body('{ a: int }'),
    [
      'breaking required-body-added: body',
      'compatible status-added: answer 413',
      'compatible status-added: answer 422',
    ],
    [
      'warning body-removed: body',
      'compatible status-removed: answer 413',
      'compatible status-removed: answer 422',
    ],
  ),
  row(
    'a new optional body',
    'post(): void {}',
    'post(body?: Body<{ a: int }>): void {}',
    'compatible body-added: body',
    'compatible status-added: answer 413',
    'compatible status-added: answer 422',
  ),
  ...bothWays(
    'an optional body',
    body('{ a: int }'),
    'post(body?: Body<{ a: int }>): void {}',
    ['compatible body-optional: body'],
    ['breaking body-required: body'],
  ),
  row(
    'JSON to a form',
    body('{ a: string }'),
    'post(a: Form<string>): void {}',
    'breaking content-type-removed: body',
    'compatible content-type-added: body',
    'compatible content-type-added: body',
    'compatible status-added: answer 400',
  ),
  row(
    'a field of a form',
    'post(a: Form<string>): void {}',
    'post(a: Form<string>, b: Form<int>): void {}',
    'breaking required-field-added: body, `b`',
  ),
  row(
    'a form with a file',
    'post(a: Form<string>): void {}',
    'post(a: Form<string>, b?: File): void {}',
    'breaking content-type-removed: body',
    'compatible field-added: body, `b`',
  ),
  ...bothWays(
    'another type of file',
    "post(b: File<Upload, { contentType: 'image/*' }>): void {}",
    "post(b: File<Upload, { contentType: 'image/png' }>): void {}",
    ['breaking encoding-changed: body, `b`'],
    ['compatible encoding-changed: body, `b`'],
  ),
  ...bothWays(
    'any type of file',
    "post(b: File<Upload, { contentType: 'image/png' }>): void {}",
    'post(b: File): void {}',
    ['compatible encoding-changed: body, `b`'],
    ['breaking encoding-changed: body, `b`'],
  ),
  row(
    'another file',
    'post(b: File): void {}',
    "post(b: File, c?: File<Upload, { contentType: 'image/png' }>): void {}",
    'compatible field-added: body, `c`',
  ),
  row(
    'a smaller file',
    'post(b: File<Upload, { maxSize: 2000 }>): void {}',
    'post(b: File<Upload, { maxSize: 1000 }>): void {}',
    'breaking bounds-changed: body, `b`',
  ),
  ...bothWays(
    'several files in place of one',
    'post(b: File): void {}',
    'post(b: File[]): void {}',
    ['compatible bounds-changed: body, `b`'],
    ['breaking type-changed: body, `b`'],
  ),
  row(
    'at least two smaller files in place of one',
    'post(b: File<Upload, { maxSize: 2000 }>): void {}',
    'post(b: File<Upload[], { maxSize: 1000; minItems: 2 }>): void {}',
    'breaking bounds-changed: body, `b`',
    'breaking bounds-changed: body, `b[]`',
    'compatible bounds-changed: body, `b`',
  ),
  row(
    'a list of one file in place of a file',
    "post(b: File<Upload, { contentType: 'image/*' }>): void {}",
    "post(b: File<Upload[], { contentType: 'image/*'; minItems: 1; maxItems: 1 }>): void {}",
  ),
  ...bothWays(
    'a text in place of a file',
    'post(a: File, b: File): void {}',
    'post(a: Form<string>, b: File): void {}',
    ['breaking type-changed: body, `a`'],
    ['breaking type-changed: body, `a`'],
  ),
  row(
    'a list in a form',
    'post(a: Form<string>): void {}',
    'post(a: Form<string[]>): void {}',
    'breaking type-changed: body, `a`',
  ),
  row(
    'a list of numbers in a form',
    'post(a: Form<int>): void {}',
    'post(a: Form<int[]>): void {}',
    'compatible bounds-changed: body, `a`',
  ),
  ...bothWays(
    'a response of its own',
    answer('Response'),
    answer('Named'),
    ['compatible status-removed: answer default', 'compatible content-type-added: answer 200'],
    ['breaking content-type-removed: answer 200', 'warning status-added: answer default'],
  ),
  row(
    'another status',
    answer('[{ a: int }, 200]'),
    answer('[{ a: int }, 201]'),
    'breaking status-removed: answer 200',
    'warning status-added: answer 201',
  ),
  ...bothWays(
    'one success of two',
    answer('string | undefined'),
    answer('string'),
    ['compatible status-removed: answer 204'],
    ['warning status-added: answer 204'],
  ),
  row(
    'the success beside a redirect',
    answer('[{ a: int }, 200] | [null, 304]'),
    answer('[null, 304]'),
    'breaking status-removed: answer 200',
  ),
  row(
    'another success than both',
    answer('[{ a: int }, 200] | [{ a: int }, 201] | [{ e: string }, 409]'),
    answer('[{ a: int }, 202] | [{ e: string }, 409]'),
    'breaking status-removed: answer 200',
    'breaking status-removed: answer 201',
    'warning status-added: answer 202',
  ),
  ...bothWays(
    'an error as well',
    answer('[{ a: int }, 200]'),
    answer('[{ a: int }, 200] | [{ e: string }, 409]'),
    ['compatible status-added: answer 409'],
    ['compatible status-removed: answer 409'],
  ),
  row(
    'no body any more',
    answer('{ a: int }'),
    answer('void'),
    'breaking status-removed: answer 200',
    'warning status-added: answer 204',
  ),
  row(
    'a stream of it',
    answer('{ a: int }'),
    answer('AsyncGenerator<{ a: int }>'),
    'breaking content-type-removed: answer 200',
    'warning content-type-added: answer 200',
    'warning content-type-added: answer 200',
  ),
  ...bothWays(
    'bytes of any type',
    answer('Blob'),
    answer("[Blob, 200, { 'content-type': 'image/png' }]"),
    [],
    ['warning content-type-added: answer 200'],
  ),
  ...bothWays(
    'bytes of any type beside a stream',
    answer('ReadableStream | Blob'),
    answer('ReadableStream'),
    [],
    ['warning content-type-added: answer 200'],
  ),
  row(
    'a model that no operation takes any more',
    'get(): Narrow { throw new Error(); } post(a: Body<Narrow>): void {}',
    answer('Narrow'),
    'breaking operation-removed: ',
  ),
  row(
    'what an error says',
    answer('[1, 200] | [{ e: string }, 409]'),
    answer('[1, 200] | [{ f: string }, 409]'),
    'breaking field-removed: answer 409, `e`',
    'compatible required-field-added: answer 409, `f`',
  ),
  row('a date', answer('{ a: Date }'), answer('{ a: string }'), 'breaking format-changed: answer 200, `a`'),
  ...bothWays(
    'a credential',
    query('int'),
    'get(key: Bearer, q: Query<int>): void {}',
    ['breaking security-added: security', 'compatible status-added: answer 401'],
    [
      'compatible security-removed: security',
      'warning credential-removed: security',
      'compatible status-removed: answer 401',
    ],
  ),
  ...bothWays(
    'an optional credential',
    query('int'),
    'get(q: Query<int>, key?: Bearer): void {}',
    ['compatible credential-added: security', 'compatible status-added: answer 401'],
    ['warning credential-removed: security', 'compatible status-removed: answer 401'],
  ),
  row(
    'another optional credential beside a required one',
    "get(key: ApiKey<'X-Key'>, other?: Bearer): void {}",
    "get(key: ApiKey<'X-Key'>, other?: Basic): void {}",
    'warning credential-removed: security',
    'compatible credential-added: security',
  ),
  ...bothWays(
    'a credential made optional',
    'get(key: Bearer): void {}',
    'get(key?: Bearer): void {}',
    ['compatible security-removed: security'],
    ['breaking security-added: security'],
  ),
  row(
    'another credential',
    'get(key: Bearer): void {}',
    "get(key: ApiKey<'X-Key'>): void {}",
    'breaking security-added: security',
  ),
  row('another name for a credential', "get(key: ApiKey<'X-Key'>): void {}", 'get(key: Partner): void {}'),
];
