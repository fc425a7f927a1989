import { type H3Event, readBody } from 'h3';
import type { Body, Form } from 'routeclass';

interface Hook {
  action: string;
}

export default class Hooks {
  async post(hook: Body<Hook>, event: H3Event) {
    const sent = await event.req.text();
    return { action: hook.action, bytes: sent.length };
  }

  async put(action: Form<string>, event: H3Event) {
    const hook = await readBody<Hook>(event);
    return { action, known: hook !== undefined };
  }
}
