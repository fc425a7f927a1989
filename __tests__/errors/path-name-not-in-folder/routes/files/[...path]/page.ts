import type { Path } from 'routeclass';

export default class File {
  get(file: Path<string>): string {
    return file;
  }
}
