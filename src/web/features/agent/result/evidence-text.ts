import type { EvidenceReport } from '#shared/evidence.ts'

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

/** "3 claims downgraded, 2 links removed"; null where a model's answer stands as it was written. */
export function evidenceText(report: EvidenceReport): string | null {
  const { downgraded, linksRemoved, citationsRemoved, leftOut, length } = report
  const parts = [
    ...counted(downgraded.length, 'claim downgraded', 'claims downgraded'),
    ...counted(linksRemoved.length, 'link removed', 'links removed'),
    ...counted(citationsRemoved, 'wrong source number removed', 'wrong source numbers removed'),
    ...counted(leftOut, 'unusable part left out', 'unusable parts left out'),
    ...(length ? [`${length.words - length.most} words too long`] : []),
  ]
  return parts.length === 0 ? null : parts.join(', ')
}

/** "Of 41 statements 12 cite a source, 5 are inferred and 9 are assumptions; 15 carry no mark."; null where nobody counted. */
export function basisText({ items = [] }: EvidenceReport): string | null {
  if (items.length === 0) return null
  const count = (basis: (typeof items)[number]['basis']) => items.filter((item) => item.basis === basis).length
  return `Of ${items.length} statements ${count('fact')} cite a source or a fact of yours, ${count('inference')} are inferred and ${count('assumption')} are assumptions; ${count('none')} carry no mark.`
}

/** The element below `root` whose text holds the beginning of a claim; null when the result does not show it. */
export function elementWith(root: Element, claim: string): Element | null {
  const words = plain(claim.replace(/\s*\([^()]*\)?[.…]?$/, '')).slice(0, 60)
  let found: Element | null = null
  for (const element of root.querySelectorAll('p, li, td, dd, blockquote, span')) {
    // The note lists the claims itself.
    if (element.closest('[data-evidence]')) continue
    // The innermost one that has it.
    if (plain(element.textContent ?? '').includes(words)) found = found && !found.contains(element) ? found : element
  }
  return found
}

const plain = (text: string) => text.replace(/[\s*_`\\]+/g, ' ').trim()
