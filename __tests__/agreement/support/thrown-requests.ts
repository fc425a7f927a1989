/** A request to the sample `thrown-errors`, with its expected answer. */
interface ThrownRequest {
  readonly verb: string;
  readonly target: string;
  readonly status: number;
  /** `X-Error-Code`. */
  readonly code?: string;
  readonly body?: unknown;
  readonly headers?: { readonly [name: string]: string };
}

/** Requests to one path with several values of `which`. */
function each(
  verb: string,
  path: string,
  outcomes: { readonly [which: string]: number | readonly [status: number, code: string] },
): readonly ThrownRequest[] {
  return Object.entries(outcomes).map(([which, outcome]) => {
    const [status, code] = typeof outcome === 'number' ? [outcome] : outcome;
    const target = `${path}?which=${which}`;
    return { verb, target, status, ...(code !== undefined && { code }) };
  });
}

/** A request for each error that the sample throws. */
export const requests: readonly ThrownRequest[] = [
  ...each('GET', '/table', {
    none: 200,
    found: [404, 'RESOURCE_NOT_FOUND'],
    duplicate: [409, 'DUPLICATE_RESOURCE'],
    invalid: [422, 'VALIDATION_ERROR'],
    denied: [403, 'PERMISSION_DENIED'],
    often: [429, 'RATE_LIMIT_EXCEEDED'],
    who: [401, 'UNAUTHORIZED'],
    asked: [401, 'UNAUTHORIZED'],
    forbidden: [403, 'FORBIDDEN'],
  }),
  ...each('POST', '/table', { plain: 409, headers: 503, all: [428, 'NO_MATCH'] }),
  ...each('GET', '/own-classes', {
    stock: [400, 'OUT_OF_STOCK'],
    app: [400, 'CLOSED'],
    user: [404, 'RESOURCE_NOT_FOUND'],
    teapot: [418, 'TEAPOT'],
    bad: [502, 'WAREHOUSE'],
    late: 504,
    internal: 500,
  }),
  ...each('GET', '/helpers', {
    none: 200,
    returned: [404, 'RESOURCE_NOT_FOUND'],
    fails: [409, 'CONFLICT'],
    gone: [410, 'GONE'],
    sold: [400, 'OUT_OF_STOCK'],
    private: 403,
    deep: 414,
    tried: 504,
    'even&n=-1': 416,
  }),
  ...each('DELETE', '/helpers', { x: 409, y: 423 }),
  ...each('GET', '/arguments', { default: 503, other: 423, this: 409, compared: 424, member: 410 }),
  ...each('PUT', '/arguments', { rest: 409, behind: 410 }),
  ...each('PATCH', '/arguments', {
    sum: 404,
    minus: 409,
    method: 410,
    text: 423,
    numbers: 428,
    added: 417,
  }),
  ...each('DELETE', '/arguments', { awaited: 404 }),
  ...each('GET', '/options', { spread: 404, before: 409, some: [410, 'TWO'], either: 423 }),
  ...each('POST', '/options', { own: [428, 'OWN'], passed: [428, 'PASSED'] }),
  ...each('PUT', '/options', { computed: 404, getter: [409, 'getter'], numbered: 410, odd: 423 }),
  ...each('GET', '/classes', { held: 409, said: 410, around: 424, teapot: 418, ours: 500 }),
  ...each('POST', '/classes', { given: 410, old: 410, young: 404 }),
  ...each('PUT', '/classes', { named: 409, 'named-and-gone': 410 }),
  ...each('GET', '/code', { base: 404, static: 200 }),
  ...each('POST', '/code', { default: 404, apart: 404 }),
  ...each('PUT', '/code', {
    closed: 503,
    open: 404,
    given: 416,
    method: 417,
    replaced: 200,
    tagged: 404,
    called: 409,
    either: 410,
    assigned: 423,
    comma: 424,
  }),
  ...each('PATCH', '/code', { executor: 404, awaited: 409, chained: 423, after: 410 }),
  ...each('DELETE', '/code', { tried: 404 }),
  ...each('GET', '/statuses', {
    const: 410,
    enum: 423,
    object: [404, 'MISSING'],
    either: [409, 'LOST'],
    method: 405,
    accept: 406,
  }),
  ...each('GET', '/followed', {
    getter: [404, 'MISSING'],
    made: 402,
    'lent&id=13': [403, 'FORBIDDEN'],
    'lent&id=3': [404, 'NO_BOOK'],
    private: 400,
  }),
  ...each('POST', '/followed', {
    'none&ids=-1': 416,
    'none&ids=1': [409, 'TAKEN'],
    'none&ids=1001': 413,
    given: [404, 'MISSING'],
    module: [404, 'RESOURCE_NOT_FOUND'],
    local: 451,
    kept: 414,
    named: 417,
  }),
  ...each('GET', '/caught', { missing: 200, busy: 200 }),
  ...each('POST', '/caught', { missing: 200, busy: 503, finally: 409 }),
  ...each('PUT', '/caught', { missing: [404, 'RESOURCE_NOT_FOUND'], busy: [502, 'UPSTREAM'] }),
  ...each('PATCH', '/caught', { missing: [404, 'RESOURCE_NOT_FOUND'], busy: 503 }),
  ...each('DELETE', '/caught', {
    inner: [422, 'WRAPPED'],
    rejected: 424,
    missing: [404, 'RESOURCE_NOT_FOUND'],
    busy: 503,
  }),
  ...each('GET', '/rethrown', { missing: [404, 'RESOURCE_NOT_FOUND'], busy: 503, gone: 502 }),
  ...each('POST', '/rethrown', { missing: 410, busy: 503 }),
  ...each('PUT', '/rethrown', { missing: [404, 'RESOURCE_NOT_FOUND'], busy: 503, gone: 410 }),
  ...each('PATCH', '/rethrown', { missing: [404, 'RESOURCE_NOT_FOUND'], busy: 502, gone: 502 }),
  ...each('DELETE', '/rethrown', { missing: 200, busy: 503 }),
  ...each('GET', '/rethrown/inner', { none: 200, missing: [404, 'RESOURCE_NOT_FOUND'] }),
  ...each('GET', '/passages', { missing: 200, invalid: 200, busy: 503 }),
  ...each('POST', '/passages', { missing: [404, 'RESOURCE_NOT_FOUND'], invalid: 200, busy: 200 }),
  ...each('PUT', '/passages', {
    missing: [404, 'RESOURCE_NOT_FOUND'],
    invalid: [422, 'VALIDATION_ERROR'],
    busy: 503,
  }),
  ...each('PATCH', '/passages', { missing: 200, invalid: [422, 'VALIDATION_ERROR'], busy: 503 }),
  ...each('DELETE', '/passages', { missing: 200, invalid: [422, 'VALIDATION_ERROR'], busy: 200 }),
  ...each('GET', '/passages/nested', { missing: 200, invalid: 200, busy: 503 }),
  ...each('POST', '/passages/nested', { missing: 200, invalid: 200, busy: 503 }),
  ...each('PUT', '/passages/nested', { missing: 200, busy: 503 }),
  ...each('PATCH', '/passages/nested', { missing: 200, invalid: [422, 'VALIDATION_ERROR'], busy: 503 }),
  ...each('GET', '/held', { none: 200, full: 507, sold: 410, busy: 503, locked: 423, early: 425 }),
  ...each('GET', '/unawaited', { missing: 404 }),
  ...each('POST', '/unawaited', { missing: 200 }),
  ...each('GET', '/settled', { missing: 200 }),
  ...each('POST', '/settled', { now: 409, missing: 404, first: 412, thrown: 416 }),
  ...each('PUT', '/settled', { missing: 200 }),
  ...each('PATCH', '/settled', { missing: 410, none: 409 }),
  ...each('DELETE', '/settled', { none: 503, missing: 503 }),
  ...each('GET', '/yielded', { none: 200, closed: 503 }),
  ...each('POST', '/yielded', { none: 200, locked: 423, lost: 424 }),
  ...each('PUT', '/yielded', { one: 200, none: 404 }),
  ...each('PATCH', '/yielded', { none: 200, long: 414 }),
  ...each('DELETE', '/yielded', { one: 200, none: 404 }),
  ...each('POST', '/yielded/tried', { none: 503 }),
  ...each('PUT', '/yielded/tried', { none: 502, one: 200 }),
  ...each('PATCH', '/yielded/tried', { none: 404 }),
  ...each('DELETE', '/yielded/tried', { none: 410, one: 200 }),
  ...each('GET', '/h3', {
    text: 404,
    object: 409,
    static: 403,
    made: 410,
    unhandled: 500,
    redirect: 500,
  }),
  ...each('POST', '/h3', { bare: 500 }),
  ...each('PUT', '/h3', { status: 404, cause: 503, text: 409, static: 410, bare: 403 }),
  ...each('GET', '/tags', {
    page: [404, 'NO_PAGE'],
    line: [404, 'NO_LINE'],
    user: [404, 'RESOURCE_NOT_FOUND'],
  }),
  ...each('POST', '/tags', { book: [404, 'RESOURCE_NOT_FOUND'] }),
  ...['/detailed', '/problem', '/own'].flatMap((path): readonly ThrownRequest[] => {
    const body = 'x'.repeat(2_000_000);
    // The sample's own `error.ts` puts the code into the body.
    const coded = (code: string) => (path === '/own' ? {} : { code });
    return [
      { verb: 'GET', target: `${path}?which=coded`, status: 409, ...coded('TAKEN') },
      { verb: 'GET', target: `${path}?which=often`, status: 429, ...coded('RATE_LIMIT_EXCEEDED') },
      { verb: 'GET', target: `${path}?which=broken`, status: 500, ...coded('BROKEN') },
      { verb: 'GET', target: `${path}?which=unexpected`, status: 500 },
      { verb: 'POST', target: path, status: 422, body: 'short', ...coded('VALIDATION_ERROR') },
      { verb: 'POST', target: path, status: 422, body: 'neither' },
      { verb: 'POST', target: path, status: 413, body },
    ];
  }),
  ...[
    { body: 'thrown', status: 404, code: 'NOT_THERE' },
    { body: 'answered', status: 404 },
    { body: 'short', status: 422, code: 'VALIDATION_ERROR' },
    { body: 5, status: 422 },
    { body: 'large', status: 413 },
    { body: 'x'.repeat(2_000_000), status: 413 },
  ].map((one) => ({ verb: 'POST', target: '/merged', headers: { authorization: 'Bearer a' }, ...one })),
  {
    verb: 'POST',
    target: '/merged',
    body: 'x',
    status: 401,
    code: 'UNAUTHORIZED',
    headers: { authorization: 'Bearer expired' },
  },
  { verb: 'POST', target: '/merged', body: 'x', status: 401, code: 'UNAUTHORIZED' },
  { verb: 'GET', target: '/merged?which=thrown', status: 404, code: 'NOT_THERE' },
  { verb: 'GET', target: '/merged?which=none', status: 404, code: 'MISSING' },
  { verb: 'PUT', target: '/merged?which=thrown', status: 404, code: 'RESOURCE_NOT_FOUND' },
  { verb: 'PUT', target: '/merged?which=none', status: 404 },
  { verb: 'GET', target: '/always', status: 501 },
  { verb: 'POST', target: '/always', status: 410 },
  { verb: 'PUT', target: '/always', status: 500 },
  { verb: 'DELETE', target: '/always', status: 500 },
  { verb: 'GET', target: '/guarded', status: 401, code: 'UNAUTHORIZED' },
  { verb: 'GET', target: '/guarded?often', status: 429, code: 'RATE_LIMIT_EXCEEDED' },
  { verb: 'GET', target: '/guarded?closed', status: 503 },
  { verb: 'GET', target: '/guarded?checked', status: 412 },
  ...[
    { target: '/guarded?role=guest', code: 'PERMISSION_DENIED' },
    { target: '/guarded?role=suspended', code: 'SUSPENDED' },
  ].map((one) => ({ verb: 'GET', status: 403, headers: { 'x-token': 'a' }, ...one })),
];
