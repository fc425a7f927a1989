import type { File, Form, Upload } from 'routeclass';

export default class Uploads {
  post(files: File<Upload[], { minItems: 3; maxItems: 1 }>, tags: Form<string[], { minItems: 2; maxItems: 1 }>): void {}
}
