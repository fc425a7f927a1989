type Decorator = (...of: unknown[]) => void;

export declare function Controller(path: string): Decorator;
export declare function Get(): Decorator;
export declare function HttpCode(status: number): Decorator;
export declare function UseGuards(...guards: unknown[]): Decorator;
