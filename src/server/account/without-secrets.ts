/** Names of columns and of fields in stored JSON whose values never leave the server, sealed or hashed as they are. */
const secretName = /token|secret|password|cipher|sealed|backup_?codes|api_?key$|^key$|private|hash$/i

/** The same value without what is secret, at any depth. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => !secretName.test(name) || typeof inner === 'number' || typeof inner === 'boolean')
      .map(([name, inner]) => [name, withoutSecrets(inner)]),
  )
}
