import type { Body } from 'routeclass';

interface Book {
  /** @minimum 1 */
  pages: number;
  /**
   * @type int
   * @remarks The first edition.
   */
  year: number;
}

export default class Books {
  post(book: Body<Book>): void {}
}
