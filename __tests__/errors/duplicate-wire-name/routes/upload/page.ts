import type { File, Form, Upload } from 'routeclass';

interface Caption {
  title: string;
}

interface Picture extends Caption {
  width: string;
  height: string;
}

interface Frame {
  width: string;
  height: string;
}

export default class Uploads {
  post(image: File, other: File<Upload[], { alias: 'image' }>): void {}

  put(caption: Form<Caption>, title: Form<string>, text: Form<string>, note: File<Upload, { alias: 'text' }>): void {}

  patch(picture: Form<Picture>, frame: Form<Frame>, caption: Form<Caption>): void {}

  delete(title: Form<string>, caption: Form<Caption>): void {}
}
