import pg from 'pg'
import { explainCertificate } from './certificate-error.ts'

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
