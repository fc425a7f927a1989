export class Animals {
  /** @operationId listAnimals */
  get(): string[] {
    return [];
  }
}
