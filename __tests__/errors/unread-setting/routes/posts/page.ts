const signedIn = () => true;

export default class Posts {
  static status_code = 201;
  static response_model = 'Post';
  static schema = { title: 'string' };
  static middlewares = [signedIn];
  static guards = [signedIn];
  static security = [{ bearer: [] }];
  static prefix = '/api';
  static deprecated = true;
  static onError = signedIn;
  static cors = true;
  static requiresAuth = true;
  roles = ['editor'];

  get() {
    return { total: 0 };
  }
}
