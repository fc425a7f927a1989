import type { Body, Field } from 'routeclass';

interface Shift {
  day: Field<string, { format: 'date' }>;
  starts: string;
  booked: Field<string, { format: 'date-time' }>;
  breaks: Field<Array<string>, { uniqueItems: true }>;
  holidays: Record<string, Field<string, { format: 'date' }>>;
}

export default class Shifts {
  post(shift: Body<Shift>): string {
    return `${shift.day} ${shift.starts}`;
  }
}
