import type { Body, File, Form, Upload } from 'routeclass';

interface Caption {
  text: string;
}

export default class Avatar {
  get(caption: Body<Caption>, note: Form<string>): void {}

  put(caption: Body<Caption>, image: File<Upload>): void {}

  post(note: Form<string>, caption: Body<Caption>): void {}

  patch(caption: Body<Caption>, form: Form<Caption>): void {}
}
