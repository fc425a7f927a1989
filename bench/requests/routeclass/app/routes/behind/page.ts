import { type Health, health } from '../../../../domain.ts';

export default class BehindPage {
  get(): Health {
    return health;
  }
}
