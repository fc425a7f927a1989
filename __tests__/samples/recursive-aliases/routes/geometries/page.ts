import type { Body } from 'routeclass';

export interface Point {
  type: 'Point';
  coordinates: number[];
}

/** As GeoJSON has it: what it is filled in with by default leads back to it. */
export interface GeometryCollection<G extends Geometry = Geometry> {
  type: 'GeometryCollection';
  geometries: G[];
}

export type Geometry = Point | GeometryCollection;

export default class Geometries {
  post(geometry: Body<Geometry>) {
    return geometry;
  }
}
