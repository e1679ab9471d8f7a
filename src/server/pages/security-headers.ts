/** What a page's own HTML holds inside its text, as sources of a policy: "'sha256-...'". */
export interface InlineHashes {
  scripts: readonly string[]
  /** Of style attributes. Styles that the application sets are no attributes to the browser, and need no leave. */
  styles: readonly string[]
}

/** The policy of a page: scripts of our own and what is hashed of this very page, nothing from anywhere else. */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src-elem 'self'",
    styles.length > 0 ? ["style-src-attr 'unsafe-hashes'", ...styles].join(' ') : "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** On every answer. */
export const securityHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'X-Frame-Options': 'DENY',
}

/**
 * On answers of the interface that say nothing else themselves: they are no page, and most are one person's own, which
 * neither a proxy nor a shared machine should keep.
 */
export const interfaceHeaders: Record<string, string> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
}
