import { Controller } from './_package.js';

export default class Cats extends Controller {
  post() {
    this.setStatus(201);
    return { name: 'Tom' };
  }
}
