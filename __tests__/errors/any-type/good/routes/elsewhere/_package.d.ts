export interface Place<Properties = { [name: string]: any } | null> {
  type: 'Place';
  id?: any;
  properties: Properties;
}
