export interface Row {
  id: number;
  settings: any;
}
