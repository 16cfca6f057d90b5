/** The site that the previews show. */
export const siteUrl = process.env.SANITY_STUDIO_SITE_URL || 'http://localhost:3000';
