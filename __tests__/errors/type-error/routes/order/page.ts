import type { Body, Query } from 'routeclass';

export default class Order {
  post(dry_run?: Query<boolean>, name: Body<string>) {
    return { dry_run, name };
  }
}
