import { withoutTrailing } from './without-trailing.ts'

/**
 * The addresses of pages, as patterns of path segments (`:name` is any one segment). Everything else is answered with the
 * not-found page and status 404.
 */
export const pagePatterns = [
  '/',
  '/features',
  '/features/history',
  '/features/products',
  '/features/products/:productId',
  '/features/:category',
  '/features/:category/:agentId',
  '/about',
  '/auth',
  '/payment',
  '/dashboard',
  '/tutorials',
  '/blog',
  '/blog/:slug',
  '/samples',
  '/samples/:agentId',
  '/settings',
  '/settings/account',
  '/settings/models',
  '/settings/links',
  '/shared/:token',
  '/shared/:token/:documentId',
  '/privacy',
  '/terms',
  '/contact',
  '/unsubscribe',
] as const

export function isPage(path: string): boolean {
  const segments = withoutTrailing('/', path).split('/')
  return pagePatterns.some((pattern) => {
    const parts = withoutTrailing('/', pattern).split('/')
    return (
      parts.length === segments.length &&
      parts.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index]))
    )
  })
}
