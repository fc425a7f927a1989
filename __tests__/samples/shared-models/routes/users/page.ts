import type { Body } from 'routeclass';
import type { Item } from '../../users/models.ts';

export default class Users {
  post(item: Body<Item>): Item {
    return item;
  }
}
