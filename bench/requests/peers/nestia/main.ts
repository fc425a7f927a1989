import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { type ArgumentsHost, BadRequestException, Catch, type ExceptionFilter, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { announce } from '../../announce.ts';
import { origin, setup } from '../../setup.ts';
import { AppController } from './controllers.ts';

@Catch(BadRequestException)
class Unprocessable implements ExceptionFilter {
  catch(error: BadRequestException, host: ArgumentsHost) {
    host.switchToHttp().getResponse<FastifyReply>().status(422).send(error.getResponse());
  }
}

@Module({ controllers: [AppController] })
class AppModule {}

async function start() {
  // `skipMiddie`: the app has no Express-style middleware.
  const adapter = new FastifyAdapter({
    skipMiddie: true,
    ...(setup === 'cors' && { genReqId: () => randomUUID(), requestIdHeader: 'x-request-id' }),
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, adapter, { logger: false });
  app.useGlobalFilters(new Unprocessable());
  if (setup === 'cors') {
    app.enableCors({ origin: [origin], exposedHeaders: ['x-request-id'] });
    adapter.getInstance().addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id);
      done();
    });
  }
  await app.listen(0);
  announce(app.getHttpServer());
}

void start();
