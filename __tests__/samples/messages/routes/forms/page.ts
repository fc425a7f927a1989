import type { Field, File, Form, Upload } from 'routeclass';

export interface Login {
  username: Field<string, { minLength: 1; message: 'Who are you?' }>;
  remember?: boolean;
}

export default class Forms {
  post(login: Form<Login>) {
    return login;
  }

  put(
    title: Form<string, { maxLength: 5; message: 'A short title' }>,
    file: File<Upload, { maxSize: 3; message: 'A small file' }>,
    more: File<Upload[], { maxItems: 1; message: 'One more' }>,
  ) {
    return { title, file: file.filename, more: more.length };
  }
}
