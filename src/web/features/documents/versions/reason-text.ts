import type { DocumentVersion } from '#shared/api/documents.ts'

const places = (count: number) => (count === 1 ? '1 place' : `${count} places`)

/** Why a version is there, in a few words. */
export function reasonText({ reason, restored, note, changes }: DocumentVersion): string {
  if (note) return note
  if (reason === 'written') return 'As the agent wrote it'
  if (reason === 'earlier') return 'As it was before versions were kept'
  return reason === 'restored' ? `Version ${restored} restored` : `${places(changes)} edited`
}
