import type { File, Upload } from 'routeclass';

export default class Several {
  post(files: File[]) {
    return files.map(({ filename, size }) => ({ filename, size }));
  }

  put(
    images: File<Upload[], { minItems: 1; maxItems: 2; maxSize: 10; contentType: 'image/png' }>,
    notes?: File<readonly Upload[], { alias: 'note' }>,
  ) {
    return { images: images.map(({ filename }) => filename), notes: notes?.length };
  }

  patch(files?: File<Upload, { maxSize: 5 }>[]) {
    return { total: files?.length ?? 0 };
  }
}
