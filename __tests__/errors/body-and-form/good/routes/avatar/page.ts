import type { Field, File, Form } from 'routeclass';

interface Caption {
  text: Field<string, { maxLength: 200 }>;
}

export default class Avatar {
  put(caption: Form<Caption>, image: File): void {
    console.log(caption.text, image.filename);
  }
}
