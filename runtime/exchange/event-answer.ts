import { FlatHeaders } from '../policy/answer-headers.ts';
import type { Policy, PolicyInput } from '../policy/policy.ts';
import type { OwnAnswer } from './own-answer.ts';

/** A whole answer of an event, and the headers that were set on the event, which win. */
export interface EventAnswer {
  readonly status: number;
  /** As middleware may have left it. */
  readonly body: OwnAnswer['body'];
  /** Flat, and the receiver's own. */
  readonly head: string[];
  readonly set: Headers | undefined;
}

/** The head with what was set, as h3 would join them (cookies are added), and with what the policy adds. */
export function headWithPolicy({ head, set }: EventAnswer, policy: Policy, input: PolicyInput): string[] {
  const flat = new FlatHeaders(head);
  set?.forEach((value, name) => {
    if (name === 'set-cookie') head.push(name, value);
    else flat.set(name, value);
  });
  policy.addHeaders(flat, input);
  return head;
}
