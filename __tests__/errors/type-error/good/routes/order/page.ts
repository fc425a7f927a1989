import type { Body, Query } from 'routeclass';

export default class Order {
  post(name: Body<string>, dry_run?: Query<boolean>) {
    return { dry_run, name };
  }
}
