import { isDeepStrictEqual } from 'node:util';
import { ask, type Request } from './http.ts';

/** The answers of a server, in the order of `probes`. */
export type Answers = readonly {
  readonly request: string;
  readonly status: number;
  readonly body: unknown;
  /** The body of a refusal: its wording differs between the tools. */
  readonly refusal: unknown;
}[];

interface Probe extends Request {
  /** The fields that a refusal must name. */
  readonly names?: readonly string[];
}

const draft = { title: 'Milk', kind: 'b', tags: ['x', 'y'], count: 4 };

function probes(resource: string): readonly Probe[] {
  return [
    { path: `/${resource}` },
    { path: `/${resource}?limit=2&search=x` },
    { method: 'POST', path: `/${resource}`, body: draft },
    { path: `/${resource}/7` },
    { method: 'PUT', path: `/${resource}/7`, body: { ...draft, note: null } },
    { method: 'DELETE', path: `/${resource}/7` },
    { path: `/${resource}?limit=0`, names: ['limit'] },
    { method: 'POST', path: `/${resource}`, body: { ...draft, title: '' }, names: ['title'] },
    { method: 'PUT', path: `/${resource}/7`, body: { ...draft, count: 1.5 }, names: ['count'] },
    { path: `/${resource}/seven`, names: ['id'] },
    {
      method: 'POST',
      path: `/${resource}`,
      body: { ...draft, title: '', kind: 'd' },
      names: ['title', 'kind'],
    },
    {
      method: 'POST',
      path: `/${resource}`,
      body: { tags: ['x'] },
      names: ['title', 'kind', 'count'],
    },
  ];
}

/** Sends valid and invalid requests to a resource. */
export async function answersOf(port: number, resource: string): Promise<Answers> {
  const answers: Answers[number][] = [];
  for (const probe of probes(resource)) {
    const { status, text } = await ask(port, probe);
    const request = `${probe.method ?? 'GET'} ${probe.path}`;
    const unnamed = probe.names?.find((name) => !text.includes(name));
    if (unnamed !== undefined) throw new Error(`${request}: ${text} names no ${unnamed}`);
    const value = text === '' ? undefined : JSON.parse(text);
    const [body, refusal] = probe.names === undefined ? [value, undefined] : [undefined, value];
    answers.push({ request, status, body, refusal });
  }
  return answers;
}

/**
 * @param isSameWording whether refusals must be the same, too
 * @throws Error at the first request to which two servers give different answers
 */
export function assertAlike(
  [name, answers]: readonly [string, Answers],
  [otherName, others]: readonly [string, Answers],
  isSameWording: boolean,
): void {
  for (const [i, answer] of answers.entries()) {
    const other = others[i]!;
    if (isDeepStrictEqual(answer, isSameWording ? other : { ...other, refusal: answer.refusal })) continue;
    throw new Error(`${name} and ${otherName} differ:\n${JSON.stringify(answer)}\n${JSON.stringify(other)}`);
  }
}
