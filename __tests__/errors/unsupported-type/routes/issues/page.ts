import { type Body, reply } from 'routeclass';
import { z } from 'zod';

const Signup = z.object({ name: z.string().min(1) });

export default class Signups {
  post(signup: Body<z.infer<typeof Signup>>) {
    const { data, error } = Signup.safeParse(signup);
    return error ? reply({ issues: error.issues }, 422) : reply(data, 201);
  }

  put(signup: Body<z.infer<typeof Signup>>) {
    const { data, error } = Signup.safeParse(signup);
    return error ? reply(error, 422) : reply(data, 200);
  }
}
