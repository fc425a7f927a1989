import type { Field, File, Form, int, Query, Upload } from 'routeclass';

export interface Caption {
  title: Field<string, { minLength: 1 }>;
  year?: int;
  public: Field<boolean, { default: true }>;
}

export default class Mixed {
  post(
    caption: Form<Caption>,
    image: File<Upload, { contentType: 'image/*' }>,
    tags: Form<string[]> = [],
    dry: Query<boolean> = false,
  ) {
    return { ...caption, image: image.filename, tags, dry };
  }

  put(title: Form<string>, attachments?: File[]) {
    return { title, attachments: attachments?.map(({ filename }) => filename) };
  }
}
