type Decorator = (...of: unknown[]) => void;

export declare function Controller(path: string): Decorator;
export declare function Get(): MethodDecorator;
export declare function HttpCode(status: number): MethodDecorator;
export declare function UseGuards(...guards: unknown[]): Decorator;
