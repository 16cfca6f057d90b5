export const dynamic = 'force-static';
export const revalidate = 1;

export function GET() {
  return new Response('a file');
}
