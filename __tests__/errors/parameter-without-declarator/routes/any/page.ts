export default class Anything {
  get(req: any, res: any) {
    return res.json({ url: req.url });
  }

  delete(id: any): void {
    console.log(id);
  }
}
