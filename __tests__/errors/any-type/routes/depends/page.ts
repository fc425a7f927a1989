import type { Depends } from 'routeclass';

export const settings = () => JSON.parse('{}');

export default class Settings {
  get(all: Depends<typeof settings>): string {
    return String(all);
  }
}
