import type { Vendor } from '#knowledge/market.ts'
import type { Brief } from '#shared/brief.ts'

const kindRank: Record<Vendor['kind'], number> = {
  leader: 3,
  challenger: 2,
  'open-source': 1,
  adjacent: 1,
  'could-enter': 0.5,
}
const shortest = 4

/**
 * Vendors by what they have in common with the brief (words of the job, the actor, what people use today), then by their
 * standing. A vendor that the user named comes first.
 */
export function inOrderOfUse(vendors: readonly Vendor[], brief: Brief): Vendor[] {
  const { source } = brief
  const told = Object.values(source).join(' ').toLowerCase()
  const words = new Set(
    [...brief.jobs.map((job) => `${job.verb} ${job.object}`), ...brief.actors.map((actor) => actor.text)]
      .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
      .filter((word) => word.length >= shortest)
      .map(stem),
  )
  const score = (vendor: Vendor) => {
    const text = [vendor.line, vendor.buyer, ...vendor.capabilities]
      .join(' ')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
    const shared = new Set(text.map(stem).filter((word) => words.has(word))).size
    return (told.includes(vendor.name.toLowerCase()) ? 100 : 0) + shared * 2 + kindRank[vendor.kind]
  }
  return vendors
    .map((vendor, index) => ({ vendor, index, points: score(vendor) }))
    .sort((a, b) => b.points - a.points || a.index - b.index)
    .map(({ vendor }) => vendor)
}

/** Enough to match "shift" and "shifts", "schedule" and "scheduling". */
function stem(word: string): string {
  return word.replace(/(ing|ers?|ed|es|s|e)$/, '')
}
