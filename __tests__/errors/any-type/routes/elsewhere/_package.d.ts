/** As a package declares its types: nobody mends them here. */
export interface Place<Properties = { [name: string]: any } | null> {
  type: 'Place';
  id?: any;
  properties: Properties;
}
