import type { MetadataRoute } from 'next';
import { absolute } from '@/lib/urls';

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: '/api/' }, sitemap: absolute('/sitemap.xml') };
}
