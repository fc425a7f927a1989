import type { Body, Field, int } from 'routeclass';

export interface Settings {
  theme: Field<'dark' | 'light', { default: 'light' }>;
  size: Field<int, { ge: 1; default: 10 }>;
  tags: Field<string[], { default: ['new', 'open'] }>;
  window: Field<Window, { default: { width: 800; height: 600 } }>;
  inner: Window;
  optional?: Field<int, { default: 5 }>;
  nothing: Field<string | null, { default: null }>;
  flags: Field<Record<string, boolean>, { default: {} }>;
}

export interface Window {
  width: Field<int, { default: 100 }>;
  height: Field<int, { default: -5 }>;
  title?: string;
}

export default class AppSettings {
  post(settings: Body<Settings, { example: { theme: 'dark'; inner: { title: 'Notes' } } }>): Settings {
    return settings;
  }

  put(settings: Body<Required<Settings>>): Settings {
    return settings;
  }

  patch(settings: Body<Partial<Settings>>): Partial<Settings> {
    return settings;
  }
}
