import { type Health, health } from '../../../../domain.ts';

export default class HealthPage {
  get(): Health {
    return health;
  }
}
