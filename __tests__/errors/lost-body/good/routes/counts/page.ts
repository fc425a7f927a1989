let count = 0;

/** No number here is a status after a body. */
export default class Counts {
  get() {
    return count++, 5;
  }
}
