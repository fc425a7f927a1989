import type { File, Form, Upload } from 'routeclass';

export default class Uploads {
  static limits = { fileSize: 200_000 };

  async post(title: Form<string>, files: File<Upload[], { contentType: 'text/*' }>) {
    const texts = await Promise.all(files.map(async (file) => (await file.text()).slice(0, 20)));
    return { title, names: files.map((file) => file.filename), sizes: files.map((file) => file.size), texts };
  }
}
