import type { Body, File, Upload } from 'routeclass';

interface Caption {
  text: string;
}

export default class Avatar {
  put(caption: Body<Caption>, image: File<Upload>): void {}
}
