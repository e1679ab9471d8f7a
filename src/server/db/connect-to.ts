import pg from 'pg'

/**
 * A connection of its own. That it broke shows in the statement that meets it, or by the next one: between two statements
 * it must not end the process, as an error that nobody listens to would.
 */
export async function connectTo(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw explainCertificate(error)
  }
}

/** What TLS says of a certificate that it does not trust. */
const untrusted: ReadonlySet<unknown> = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])

/** The error as it is, or one that says which setting helps where the database's certificate is not trusted. */
export function explainCertificate(error: unknown): unknown {
  if (!(error instanceof Error) || !untrusted.has((error as { code?: unknown }).code)) return error
  return new Error(
    `The certificate of the database is not trusted (${error.message}). In DATABASE_URL, name its authority with sslmode=verify-full&sslrootcert=<file>, or use sslmode=no-verify on a network that is yours alone.`,
    { cause: error },
  )
}
