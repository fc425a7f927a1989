import { type Cookie, type Form, reply } from 'routeclass';

export default class Session {
  get(session?: Cookie<string>) {
    return { session: session ?? null };
  }

  post(name: Form<string, { minLength: 1 }>) {
    const cookies = [`session=${encodeURIComponent(name)}; Path=/; HttpOnly`, 'seen=1; Path=/'];
    return reply({ name }, 201, { 'set-cookie': cookies });
  }
}
