import type { File, Upload } from 'routeclass';

/** A declaration that several methods share. */
type Avatar = File<
  Upload,
  { maxSize: 1_000_000; contentType: 'image/*'; alias: 'avatar-image'; description: 'A picture' }
>;

export default class One {
  post(file: File) {
    return { filename: file.filename, size: file.size, content_type: file.contentType };
  }

  async put(avatar: Avatar, note?: File<Upload, { maxSize: 100; contentType: 'text/plain' }>) {
    return { avatar: avatar.filename, note: note === undefined ? null : await note.text() };
  }

  async patch(avatar?: Avatar, note?: File | undefined): Promise<{ given: boolean }> {
    return { given: (avatar ?? note) !== undefined };
  }
}
