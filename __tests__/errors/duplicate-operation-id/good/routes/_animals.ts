export class Animals {
  get(): string[] {
    return [];
  }
}
