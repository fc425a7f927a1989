import { type Depends, reply } from 'routeclass';
import type { feed, picture } from '../../answers.ts';

export default class Files {
  get(file: Depends<typeof picture>) {
    return file;
  }

  post(file: Depends<typeof picture>) {
    return reply(file, 201);
  }

  async put(items: Depends<typeof feed>) {
    return items;
  }

  patch(file: Depends<typeof picture>) {
    return file instanceof Blob ? null : file;
  }
}
