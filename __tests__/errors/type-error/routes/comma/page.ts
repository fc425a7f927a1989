import type { Body } from 'routeclass';

export default class Names {
  post(name: Body<string>) {
    return name, 201;
  }
}
