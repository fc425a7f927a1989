export default class Settings {
  get() {
    return { theme: 'dark' };
  }
}
