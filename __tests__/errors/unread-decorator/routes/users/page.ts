import { Exclude, Expose } from 'class-transformer';
import {
  ArrayMinSize,
  IsDateString,
  IsEmail,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  MaxLength,
  Min,
} from 'class-validator';
import type { Body } from 'routeclass';

class CreateUser {
  @IsString()
  @Length(2, 100)
  name!: string;

  @IsEmail()
  email!: string;

  @IsInt()
  @Min(0)
  age!: number;

  @ArrayMinSize(1)
  @IsOptional()
  roles?: string[];

  @IsDateString()
  born!: string;

  @Matches(/^[A-Z]{2}$/)
  country!: string;

  @ArrayMinSize(1)
  @MaxLength(20, { each: true })
  tags!: string[];

  @IsInt({ each: true })
  scores?: number[];
}

class User {
  @Expose()
  name!: string;

  @Exclude()
  password!: string;
}

export default class Users {
  post(user: Body<CreateUser>): User {
    return { name: user.name, password: 'secret' };
  }
}
