import type { Query } from 'routeclass';
import { Color, Level, Size } from '../../kinds.ts';

type Many = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l';

export default class Texts {
  get(
    color: Query<Color>,
    level: Query<Level>,
    colors: Query<Color[]>,
    red: Query<Color.Red>,
    many: Query<Many>,
    /** Any text, for which an editor proposes some. */
    sort: Query<'asc' | 'desc' | (string & {})>,
    size: Query<Size> = Size.Small,
    other: Query<Color> = Color.Green,
    yes: Query<true | 'maybe'> = true,
    one: Query<1> = 1,
  ) {
    return { color, level, colors, red, many, sort, size, other, yes, one };
  }
}
