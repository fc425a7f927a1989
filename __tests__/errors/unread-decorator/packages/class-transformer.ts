type Decorator = (...of: unknown[]) => void;

export declare function Exclude(): Decorator;
export declare function Expose(): Decorator;
