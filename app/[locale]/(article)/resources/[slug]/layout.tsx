import '@/app/styles/globals.css';
import type { ReactNode } from 'react';
import { Document } from '@/components/layout/document';
import { articleOf } from './article-of';

type ArticleLayoutProps = { children: ReactNode; params: Promise<{ slug: string }> };

/**
 * A root layout of its own: a Korean article is a Korean document although its address has no language
 * prefix, and only a root layout can set `<html lang>`.
 */
export default async function ArticleLayout({ children, params }: ArticleLayoutProps) {
  await articleOf(params);
  return <Document>{children}</Document>;
}
