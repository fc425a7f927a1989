import type { Body } from 'routeclass';
import type { Settings } from '../page.ts';

export default class Changes {
  put(settings: Body<Settings>): Settings {
    return settings;
  }

  post(nothing: Body<Record<string, never>>): Record<string, never>[] {
    return [nothing];
  }
}
