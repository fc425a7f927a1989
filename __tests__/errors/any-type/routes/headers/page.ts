import { reply } from 'routeclass';

export default class Headers {
  get(): [string, 200, any] {
    return ['all', 200, {}];
  }

  post() {
    return reply('one', 201, JSON.parse('{}'));
  }
}
