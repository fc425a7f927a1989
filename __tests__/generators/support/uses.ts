import type { Generator } from './generate.ts';

/**
 * The imports of a generator's two types for a model of `whole-document`: one for requests and one for
 * answers.
 */
const imports: { readonly [name in Generator]: string } = {
  'openapi-typescript':
    "import type { components } from './types.ts';\ntype Schemas = components['schemas'];\ntype Pet = Schemas['Pet'];\ntype PetOutput = Schemas['PetOutput'];",
  orval: "import type { Pet, PetOutput } from './client.ts';",
  '@hey-api/openapi-ts': "import type { Pet, PetOutput } from './client/index.ts';",
  'swagger-typescript-api': "import type { Pet, PetOutput } from './client/index.ts';",
};

/**
 * A program that compiles if a client narrows a union by its discriminator, and distinguishes the types of
 * requests and answers.
 */
export const useOf = (name: Generator) => `${imports[name]}

export const cat: Pet = { kind: 'cat', id: 1, name: 'Tom', lives: 7 };
export const puppy: Pet = { kind: 'puppy', id: 2, name: 'Rex', breed: 'pug' };
// @ts-expect-error there are no birds
export const bird: Pet = { kind: 'bird', id: 3, name: 'Tweety' };

export function livesOf(pet: PetOutput): number {
  if (pet.kind === 'cat') return pet.lives;
  // @ts-expect-error a dog has none
  return pet.lives;
}
`;
