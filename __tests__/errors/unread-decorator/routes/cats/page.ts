import * as nest from '@nestjs/common';
import { Controller, Get, HttpCode } from '@nestjs/common';

class AuthGuard {}

@Controller('cats')
export default class Cats {
  @Get()
  @nest.UseGuards(AuthGuard)
  get() {
    return ['Tom'];
  }

  @HttpCode(201)
  post() {
    return 'Tom';
  }
}
