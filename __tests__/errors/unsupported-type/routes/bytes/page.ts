import { createReadStream, readFileSync } from 'node:fs';

export default class Bytes {
  get() {
    return readFileSync('page.html');
  }

  post() {
    return createReadStream('page.html');
  }

  put() {
    return { headers: new Headers(), search: new URLSearchParams() };
  }
}
