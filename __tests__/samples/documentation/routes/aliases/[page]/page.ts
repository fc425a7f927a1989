import type { Body, Cookie, Depends, Form, Header, int, Path, Query } from 'routeclass';
import type { Address, State } from '../../../names.ts';
import { type Email, type History, Hue, type Labels, type Maybe, type Name, type OldEmail, type PageNo, type Picture, type StateOrNothing, type Switched } from '../../../words.ts';

interface Lamp {
  state: State;
  /** The state before. */
  before: State;
  wanted: State | null;
  next?: StateOrNothing;
  late?: Maybe<State>;
  history: State[];
  earlier?: History | null;
  both: [State, Hue?];
  byRoom: Record<string, State>;
  hue: Hue;
  owner: Email;
  old?: OldEmail;
  name: Name;
  label: Name | null;
  labels: Labels;
  address: Address | undefined;
  lists: Labels[];
  sides: Sides;
}

/** Of the fields of a lamp, those that are set: none of them is the field's own type. */
type Set = { [K in keyof Pick<Lamp, 'state' | 'owner'>]: boolean };

/** Its own type, whoever wrote the other. */
type Sides = { side: State } | { side: 'on' | 'off' };

/** A number of seconds. */
type Seconds = int;

export function pickedHue(hue: Query<Hue>): Hue {
  return hue;
}

export default class Aliases {
  /**
   * @param size Of a page.
   */
  get(
    page: Path<Seconds>,
    at: PageNo,
    size?: PageNo,
    /** Of all states. */ state?: Query<State>,
    states?: Query<State[]>,
    session?: Cookie<Email>,
    x_state?: Header<State>,
    picked?: Depends<typeof pickedHue>,
  ): Lamp | undefined {
    return picked && undefined;
  }

  put(state: Switched, later?: Query<Maybe<State>>): State {
    return state;
  }

  post(owner: Form<Email>, picture: Picture, states: Form<State[]>): [State, 201, { 'x-state': State }] | [State, 200] {
    return states.length > 0 ? ['on', 201, { 'x-state': 'on' }] : ['off', 200];
  }

  patch(lamp: Body<Partial<Lamp>>): Promise<StateOrNothing> {
    return Promise.resolve(null);
  }

  async *delete(set: Body<Set>): AsyncGenerator<State> {
    yield 'on';
  }
}
