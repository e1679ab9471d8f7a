import type { Context } from 'hono'

/** Where this installation is reached, without a slash at the end: its setting, else the request's own address. */
export function siteOrigin(context: Context, publicUrl: string | undefined): string {
  return new URL(publicUrl ?? context.req.url).origin
}
