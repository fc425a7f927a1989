import type { Body } from 'routeclass';
import type { Person } from '../../models.ts';

export default class People {
  post(person: Body<Person>): Person {
    return person;
  }
}
