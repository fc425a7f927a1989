import type { H3Event } from 'h3';
import type { Body, Depends, Form } from 'routeclass';

interface Hook {
  action: string;
}

export const rawBody = async (event: H3Event) => await event.req.clone().text();

export default class Hooks {
  post(hook: Body<Hook>, raw: Depends<typeof rawBody>) {
    return { action: hook.action, bytes: raw.length };
  }

  /** Takes texts, too: a form that is optional leaves them unread. */
  async put(event: H3Event, action?: Form<string>) {
    return { action: action ?? (await event.req.text()) };
  }
}
