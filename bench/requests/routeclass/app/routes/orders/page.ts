import type { Body } from 'routeclass';
import { placeOrder } from '../../../../domain.ts';
import type { NewOrder, SavedOrder } from '../../models.ts';

export default class OrdersPage {
  post(order: Body<NewOrder>): SavedOrder {
    return placeOrder(order);
  }
}
