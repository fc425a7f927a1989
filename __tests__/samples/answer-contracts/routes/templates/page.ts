import { answer } from '../../given.ts';

export default class Templates {
  get(): { id: `user-${number}`; others?: `user-${number}`[] } {
    return answer();
  }
}
