type Decorator = (...of: unknown[]) => void;

export declare function ArrayMinSize(least: number): Decorator;
export declare function IsDateString(): Decorator;
export declare function IsEmail(): Decorator;
export declare function IsInt(of?: { each: boolean }): Decorator;
export declare function IsOptional(): Decorator;
export declare function IsString(): Decorator;
export declare function Length(least: number, most: number): Decorator;
export declare function Matches(pattern: RegExp): Decorator;
export declare function MaxLength(most: number, of?: { each: boolean }): Decorator;
export declare function Min(least: number): Decorator;
