/** The declarators of the parts of a request, by the parts' usual names in other frameworks, and sample names. */
const declarators: readonly (readonly [RegExp, declarator: string, sample: string])[] = [
  [/^(?:query|queries|queryParams)$/, 'Query<string>', 'search'],
  [/^params?$/, 'Path<string>', 'id'],
  [/^headers?$/, 'Header<string>', 'user_agent'],
  [/^cookies?$/, 'Cookie<string>', 'session_id'],
  [/^files?$/, 'File', 'photo'],
];

/** The objects by which other frameworks give the request, as they are usually named. */
const requests = /^(?:c|context|ctx|event|req|request)$/;

/** Types of the objects by which other frameworks give the request. */
export const requestTypes = /^(?:APIGatewayProxyEvent|Fastify(?:Reply|Request)|HonoRequest|NextRequest)$/;

/** What to write in place of the request of another framework. */
export const declaredInstead =
  'Declare a parameter for each value that is read, as in `id: Path<string>` or `todo: Body<Todo>`, and return the answer. `event: H3Event` has the rest of the request.';

/** What to write in place of `c.req.param('id')` or `req.query.id`. `after` is the text after the first name. */
export function hintOfRequest(name: string, after: string): string | undefined {
  const declared = requests.test(name) ? parameterRead(name, after) : undefined;
  return declared && `Declare a parameter of the method: \`${declared}\`.`;
}

/** The parameter that has what is read of such an object: `id: Path<string>` for `.req.param('id')`. */
export function parameterRead(name: string, after: string): string | undefined {
  // What is called on a context itself makes the answer: `c.json(todo)`, `c.header('x-total', '5')`.
  if (/^(?:c|context|ctx)$/.test(name) && /^\??\.\w+\(/.test(after)) return undefined;
  const [, part = '', rest = ''] = /^\??\.(?:(?:req|request)\??\.)?(\w+)(.*)$/s.exec(after) ?? [];
  return parameterFor(part, rest);
}

function parameterFor(part: string, after: string): string | undefined {
  if (/^(?:body|json)$/.test(part)) return 'todo: Body<Todo>';
  if (part === 'user') return 'user: Depends<typeof currentUser>';
  const found = declarators.find(([names]) => names.test(part));
  if (found === undefined) return undefined;
  const [, declarator, sample] = found;
  return `${nameRead(after, declarator) ?? sample}: ${declarator}`;
}

/**
 * The name that is read by `.id`, `['id']`, `('id')` or `.get('id')`, if it is one of a parameter: hyphens of
 * headers are `_`.
 */
function nameRead(after: string, declarator: string): string | undefined {
  const read = /^(?:\??\.(\w+)\b(?!\()|(?:\??\.?\[|\(|\??\.get\()['"]([\w-]+)['"])/.exec(after);
  const name = read?.[1] ?? read?.[2] ?? '';
  const own = declarator.startsWith('Header') ? name.toLowerCase().replaceAll('-', '_') : name;
  return /^[A-Za-z_]\w*$/.test(own) ? own : undefined;
}
