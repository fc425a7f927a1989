import type { Field, File, Form, int, Upload } from 'routeclass';

interface Address {
  street: Field<string, { minLength: 1; description: 'With its number' }>;
  floors?: int[];
}

/** What is handed in. */
export default class Uploads {
  static tag = 'uploads';

  /** Hands in a picture, and more. */
  post(
    picture: File<Upload, { contentType: 'image/*'; maxSize: 1_000_000; description: 'A picture' }>,
    more?: File<Upload[], { minItems: 1; maxItems: 3 }>,
    title: Form<string, { maxLength: 80 }> = 'untitled',
    tags?: Form<string[]>,
    rating?: Form<int, { ge: 1; le: 5; deprecated: true }>,
  ): { title: string; size: int } {
    return { title, size: picture.size + (more?.length ?? 0) + (tags?.length ?? 0) + (rating ?? 0) };
  }

  /** An address alone. */
  put(address: Form<Address, { description: 'Where to' }>): Address {
    return address;
  }
}
