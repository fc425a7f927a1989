import type { Body } from 'routeclass';
import type Order from '../../orders/order.ts';
import type Receipt from '../../orders/receipt.ts';

export default class Orders {
  post(order: Body<Order>): { order: Order; receipt: Receipt } {
    return { order, receipt: { paid: false } };
  }
}
