import { isDeepStrictEqual } from 'node:util';
import { ask, type Request } from './http.ts';

/** The answers of a server, in the order of `probes`. */
export type Answers = readonly {
  readonly request: string;
  readonly status: number;
  readonly body: unknown;
}[];

interface Probe extends Request {
  /** The field that a refusal must name: its wording differs between the tools. */
  readonly names?: string;
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
    { path: `/${resource}?limit=0`, names: 'limit' },
    { method: 'POST', path: `/${resource}`, body: { ...draft, title: '' }, names: 'title' },
    { method: 'PUT', path: `/${resource}/7`, body: { ...draft, count: 1.5 }, names: 'count' },
    { path: `/${resource}/seven`, names: 'id' },
  ];
}

/** Sends valid and invalid requests to a resource. */
export async function answersOf(port: number, resource: string): Promise<Answers> {
  const answers: Answers[number][] = [];
  for (const probe of probes(resource)) {
    const { status, text } = await ask(port, probe);
    const request = `${probe.method ?? 'GET'} ${probe.path}`;
    const refused = probe.names !== undefined;
    if (refused && !text.includes(probe.names))
      throw new Error(`${request}: ${text} names no ${probe.names}`);
    answers.push({ request, status, body: refused || text === '' ? undefined : JSON.parse(text) });
  }
  return answers;
}

/** @throws Error at the first request to which two servers give different answers */
export function assertAlike(name: string, answers: Answers, otherName: string, others: Answers): void {
  for (const [i, answer] of answers.entries()) {
    if (isDeepStrictEqual(answer, others[i])) continue;
    throw new Error(
      `${name} and ${otherName} differ:\n${JSON.stringify(answer)}\n${JSON.stringify(others[i])}`,
    );
  }
}
