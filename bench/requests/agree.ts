import { isDeepStrictEqual } from 'node:util';
import type { Contestant } from './contestants.ts';
import { probes } from './probes.ts';
import { ServerProcess, type Start } from './server-process.ts';
import { type Exchanged, works } from './works.ts';

/** The JSON of all answers, by request. */
export type Answers = ReadonlyMap<string, unknown>;

/** @throws Error where a contestant's answer is not the one required of all */
export async function answersOf(contestant: Contestant, start: Omit<Start, 'setup'>): Promise<Answers> {
  const answers = new Map<string, unknown>();
  for (const setup of contestant.setups) {
    const server = await ServerProcess.start({ ...start, setup });
    try {
      for (const one of asked(contestant))
        if (one.setup === setup) answers.set(nameOf(one), await answerOf(server.port, contestant.name, one));
    } finally {
      await server.stop();
    }
  }
  return answers;
}

/** @throws Error at the first request to which two servers with the same wording give different answers */
export function assertAlike(name: string, answers: Answers, others: Answers): void {
  for (const [request, answer] of answers) {
    const other = others.get(request);
    if (!isDeepStrictEqual(answer, other))
      throw new Error(`${name} differs: ${request}\n${JSON.stringify(answer)}\n${JSON.stringify(other)}`);
  }
}

function asked({ isCeiling }: Contestant): readonly Exchanged[] {
  return isCeiling === true ? works : [...works, ...probes];
}

async function answerOf(port: number, name: string, one: Exchanged): Promise<unknown> {
  const { method, path, headers, body } = one.request;
  const sent = { method, headers, ...(body !== undefined && { body }) };
  const response = await fetch(`http://localhost:${port}${path}`, sent);
  const text = await response.text();
  const fault = faultOf(one, response, text);
  if (fault !== undefined) throw new Error(`${name}: ${nameOf(one)}: ${fault}\n${response.status} ${text}`);
  return JSON.parse(text);
}

function faultOf({ answer }: Exchanged, { headers, status }: Response, text: string): string | undefined {
  if (status !== answer.status) return `the status is not ${answer.status}`;
  for (const [name, pattern] of Object.entries(answer.headers ?? {}))
    if (!pattern.test(headers.get(name) ?? '')) return `the header ${name} is ${headers.get(name)}`;
  if (answer.names === undefined)
    return isDeepStrictEqual(JSON.parse(text), answer.body) ? undefined : 'another body';
  const missing = answer.names.filter((field) => !new RegExp(`\\b${field}\\b`).test(text));
  return missing.length === 0 ? undefined : `it does not name ${missing.join(', ')}`;
}

function nameOf({ request: { method, path, body } }: Exchanged): string {
  return `${method} ${path} ${body ?? ''}`;
}
