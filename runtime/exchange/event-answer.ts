import { FlatHeaders } from '../policy/answer-headers.ts';
import type { Policy, PolicyInput } from '../policy/policy.ts';
import { EventHeaders } from './event-headers.ts';
import type { OwnAnswer } from './own-answer.ts';

/** A whole answer of an event, with the headers that were set on the event, which take precedence. */
export interface EventAnswer {
  readonly status: number;
  /** The body, which middleware may have replaced. */
  readonly body: OwnAnswer['body'];
  /** A flat list of names and values, which the receiver may change. */
  readonly head: string[];
  readonly eventHeaders: Headers | undefined;
}

/** The head with the headers of `set`, merged as in h3 (cookies are added), and with the policy's headers. */
export function headWithPolicy(
  { head, eventHeaders }: EventAnswer,
  policy: Policy,
  input: PolicyInput,
): string[] {
  const flat = new FlatHeaders(head);
  const set = eventHeaders === undefined ? [] : listOf(eventHeaders);
  for (let i = 0; i < set.length; i += 2) {
    const name = set[i]!;
    if (name === 'set-cookie') head.push(name, set[i + 1]!);
    else flat.set(name, set[i + 1]!);
  }
  policy.addHeaders(flat, input);
  return head;
}

function listOf(headers: Headers): readonly string[] {
  const known = EventHeaders.listOf(headers);
  if (known !== undefined) return known;
  const list: string[] = [];
  headers.forEach((value, name) => void list.push(name, value));
  return list;
}
