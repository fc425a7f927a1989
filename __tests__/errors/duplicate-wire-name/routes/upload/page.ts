import type { File, Form, Upload } from 'routeclass';

interface Caption {
  title: string;
}

export default class Uploads {
  post(image: File, other: File<Upload[], { alias: 'image' }>): void {}

  put(caption: Form<Caption>, title: Form<string>, text: Form<string>, note: File<Upload, { alias: 'text' }>): void {}
}
