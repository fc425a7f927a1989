export function GET() {
  return Response.json({ total: 0 });
}

export const POST = async (request: Request) => Response.json(await request.json());
