import type { Bearer } from 'routeclass';

export default class Admin {
  get(token: Bearer<{ description: 'For administrators' }>) {
    return { token };
  }
}
