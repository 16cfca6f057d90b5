import { NextResponse } from 'next/server';

export default function middleware(request) {
  return NextResponse.rewrite(new URL('/unknown', request.url), { status: 404 });
}

export const config = { runtime: 'nodejs', matcher: '/nothing-here' };
