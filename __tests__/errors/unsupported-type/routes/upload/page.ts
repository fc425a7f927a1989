import type { Body, File, Form, Query, Upload } from 'routeclass';

interface Signup {
  name: string;
  image: File;
  others?: Upload[];
}

export default class Uploads {
  post(signup: Form<Signup>): void {}

  put(image: Form<File>, ids: Query<symbol[]>): void {}

  patch(image: Body<Upload>): void {}

  delete(form: Body<FormData>): void {}

  get(): { image: Upload | null } {
    return { image: null };
  }
}
