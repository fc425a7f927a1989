export default class AdminSettings {
  get() {
    return { theme: 'dark' };
  }
}
