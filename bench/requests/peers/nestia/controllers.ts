import { TypedBody, TypedParam, TypedQuery, TypedRoute } from '@nestia/core';
import {
  BadRequestException,
  type CallHandler,
  Controller,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  Injectable,
  type NestInterceptor,
  UnauthorizedException,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { tags } from 'typia';
import {
  addTodo,
  type Health,
  health,
  type ItemSearch,
  placeOrder,
  type Todo,
  type User,
} from '../../domain.ts';
import type { ItemsQuery, NewOrder, NewTodo, SavedOrder } from './models.ts';

@Injectable()
class ServedBy implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler) {
    context.switchToHttp().getResponse<FastifyReply>().header('x-served-by', 'bench');
    return next.handle();
  }
}

const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): User => {
  const name = context.switchToHttp().getRequest<FastifyRequest>().headers['x-user'];
  if (typeof name !== 'string') throw new UnauthorizedException();
  if (name.length > 50) throw new BadRequestException({ errors: [{ path: '$input.x-user', value: name }] });
  return { name };
});

@Controller()
export class AppController {
  @TypedRoute.Get('health')
  health(): Health {
    return health;
  }

  @TypedRoute.Get('users/:id/items')
  items(
    @TypedParam('id') id: number & tags.Type<'uint64'> & tags.Minimum<1>,
    @TypedQuery() { limit = 10, done = false, search }: ItemsQuery,
  ): ItemSearch {
    return { user: id, limit, done, search };
  }

  @TypedRoute.Post('todos')
  @HttpCode(200)
  todo(@TypedBody() { title, completed = false }: NewTodo): Todo {
    return addTodo({ title, completed });
  }

  @TypedRoute.Post('orders')
  @HttpCode(200)
  order(@TypedBody() order: NewOrder): SavedOrder {
    return placeOrder(order);
  }

  @TypedRoute.Get('behind')
  @UseInterceptors(ServedBy)
  behind(): Health {
    return health;
  }

  @TypedRoute.Get('me')
  me(@CurrentUser() user: User): User {
    return user;
  }
}
