import type { Body } from 'routeclass';

interface Book {
  /** @mininum 1 */
  pages: number;
  /** @Pattern ^[a-z]+$ */
  slug: string;
  /** @isInt */
  year: number;
  /** @isDateTime */
  printed: string;
  /** @max 5 */
  stars: number;
}

export default class Books {
  post(book: Body<Book>): void {}
}
