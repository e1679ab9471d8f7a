import type { MarketDossier } from '#knowledge/dossier/dossier.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Says whether a text names one of the market's companies. With capitals as they are written: "toast" at a table is no company.
 * What stands in brackets behind a name is a remark.
 */
export function namesCompany({ rivals }: Pick<MarketDossier, 'rivals'>): (...texts: string[]) => boolean {
  const names = rivals
    .flatMap(({ name, says = [] }) => [name, name.replace(/\([^)]*\)/g, ''), ...says])
    .map((name) => name.trim())
    .filter((name) => /\p{Lu}/u.test(name))
  if (names.length === 0) return () => false
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'u')
  return (...texts) => texts.some((text) => pattern.test(text))
}
