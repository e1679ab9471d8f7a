import type { Column } from '../column-profile.ts'

/** What one of them is called: "customer" of "customer_id". */
export function entityNoun(column: Column): string {
  const word =
    column.label
      .replace(/\b(id|ids|uuid|guid|key|number|no|nr|ref|hash)\b/gi, '')
      .trim()
      .split(' ')
      .at(-1) ?? ''
  return /^[a-z]{3,}$/.test(word) ? (/^e ?mail$/.test(word) ? 'person' : word) : 'id'
}
