import type { Body, Field } from 'routeclass';
import type { Visit } from '../rows/_visit.ts';

type SentVisit = Omit<Visit, 'at' | 'span'> & {
  at: Field<string, { format: 'date-time' }>;
  span: [Field<string, { format: 'date-time' }>, Field<string, { format: 'date-time' }>];
};

export default class RowsSent {
  get(): Visit[] {
    return [];
  }

  post(visit: Body<SentVisit>): void {}
}
