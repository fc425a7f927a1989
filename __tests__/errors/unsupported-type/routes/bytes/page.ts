import { createReadStream, readFileSync } from 'node:fs';
import { stdin } from 'node:process';

export default class Bytes {
  get() {
    return readFileSync('page.html');
  }

  post() {
    return createReadStream('page.html');
  }

  patch(): NodeJS.ReadableStream {
    return stdin;
  }

  put() {
    return { headers: new Headers(), search: new URLSearchParams() };
  }
}
