const plainName = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/** A value that `Headers` take as it is: they trim some others, and refuse the rest. */
const plainValue = /^[!-~](?:[ -~]*[!-~])?$/;

const none: readonly string[] = [];

/** Kept, because an app may replace the global class later, as undici's `install` does. */
const PlatformHeaders = Headers;

/**
 * The `Headers` of `event.res` on node, where they are sent as a list: they stay one until more is asked of
 * them than middleware usually does. Node's own cost a third of what a middleware adds to a request. They are
 * made for any other call, and for names and values that only they can judge, and do everything from then on.
 */
export class EventHeaders {
  /** A flat list of lower-case names and values, sorted by name as `Headers` are. */
  #list: string[] | undefined;
  #made: Headers | undefined;

  /** What has been set; undefined for any other `Headers`. */
  static listOf(headers: Headers): readonly string[] | undefined {
    return headers instanceof EventHeaders && headers.#made === undefined
      ? (headers.#list ?? none)
      : undefined;
  }

  // Calls are passed on with as many arguments as they have: `Headers` refuse those with too few.

  get(...args: [name: string]): string | null {
    return this.#takes(args[0]) ? this.#find(args[0]) : this.#own.get(...args);
  }

  has(...args: [name: string]): boolean {
    return this.#takes(args[0]) ? this.#find(args[0]) !== null : this.#own.has(...args);
  }

  set(...args: [name: string, value: string]): void {
    const [name, value] = args;
    if (!this.#takes(name) || !isPlain(value)) this.#own.set(...args);
    else if (this.#list === undefined) this.#list = [name.toLowerCase(), value];
    else insert(this.#list, name.toLowerCase(), value);
  }

  append(...args: [name: string, value: string]): void {
    const [name, value] = args;
    if (this.#takes(name) && isPlain(value) && this.#find(name) === null) this.set(name, value);
    else this.#own.append(...args);
  }

  /** Whether the list knows of a header. */
  #takes(name: unknown): boolean {
    return this.#made === undefined && typeof name === 'string' && plainName.test(name);
  }

  #find(name: string): string | null {
    const list = this.#list ?? none;
    const lower = name.toLowerCase();
    for (let i = 0; i < list.length; i += 2) if (list[i] === lower) return list[i + 1]!;
    return null;
  }

  get #own(): Headers {
    if (this.#made === undefined) {
      this.#made = new PlatformHeaders();
      const list = this.#list ?? none;
      for (let i = 0; i < list.length; i += 2) this.#made.set(list[i]!, list[i + 1]!);
    }
    return this.#made;
  }

  static {
    for (const key of Reflect.ownKeys(PlatformHeaders.prototype)) {
      const method: unknown = Object.getOwnPropertyDescriptor(PlatformHeaders.prototype, key)!.value;
      if (typeof method !== 'function' || Object.hasOwn(EventHeaders.prototype, key)) continue;
      Object.defineProperty(EventHeaders.prototype, key, {
        value(this: EventHeaders, ...args: unknown[]) {
          return method.apply(this.#own, args);
        },
      });
    }
    // They pass for `Headers` wherever these are expected.
    Object.setPrototypeOf(EventHeaders.prototype, PlatformHeaders.prototype);
  }
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' && plainValue.test(value);
}

/** Sets a header in a sorted list. */
function insert(list: string[], name: string, value: string): void {
  let at = 0;
  while (at < list.length && list[at]! < name) at += 2;
  if (list[at] === name) list[at + 1] = value;
  else list.splice(at, 0, name, value);
}
