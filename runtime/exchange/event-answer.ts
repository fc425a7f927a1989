import { FlatHeaders } from '../policy/answer-headers.ts';
import type { Policy, PolicyInput } from '../policy/policy.ts';
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
  eventHeaders?.forEach((value, name) => {
    if (name === 'set-cookie') head.push(name, value);
    else flat.set(name, value);
  });
  policy.addHeaders(flat, input);
  return head;
}
