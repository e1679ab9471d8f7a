import type pg from 'pg'

/** A connection as a setting says it; a host that is a folder holds the socket. */
export function databaseUrl({ user, password, host, port, database }: pg.ClientConfig): string {
  const account = `${user}:${encodeURIComponent(String(password))}`
  if (!host?.startsWith('/')) return `postgresql://${account}@${host}:${port}/${database}`
  return `postgresql://${account}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
