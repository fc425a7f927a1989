export declare class Controller {
  setStatus(status: number): void;
  setHeader(name: string, value: string): void;
}
