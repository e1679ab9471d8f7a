import type { Conditional } from '#knowledge/dossier/condition.ts'
import type { MarketDossier } from '#knowledge/dossier/dossier.ts'
import { closeness, holds, type Situation } from './holds.ts'
import type { IsAboutOthers } from './other-kinds.ts'
import { filled, type Slots } from './slots.ts'

/** Lists whose order carries meaning of its own: it is kept. */
const keepsOrder: ReadonlySet<string> = new Set([
  'capabilities',
  'roadmap',
  'day',
  'demoOrder',
  'press',
  'roles',
  'sizing',
  'acceptance',
])

/** Entries that other entries refer to, and names: of them only what lies deeper may go. */
const keepsAll: ReadonlySet<string> = new Set([
  'capabilities',
  'roles',
  'rivals',
  'axes',
  'submarkets',
  'benchmarks',
  'names',
  'says',
  'said',
  'suggests',
  'notAbout',
  'parts',
  'prices',
  'roadmap',
  'dependsOn',
  'uses',
  'events',
  'glossary',
  'doesNotFit',
])
/** What holds for many products of a market: said of this one where a named feature calls for it, or where the brief speaks of the same. */
const needsBrief: ReadonlySet<string> = new Set([
  'dynamics',
  'bets',
  'order',
  'gaps',
  'risks',
  'questions',
  'problem',
  'position',
  'press',
  'faqs',
  'ours',
])
/** Scenes, claims and advice: used only for what was named in so many words, not for what words probably mean. */
const needsWords: ReadonlySet<string> = new Set([
  ...needsBrief,
  'hooks',
  'assertNothing',
  'angles',
  'closes',
  'segments',
  'objections',
])
/** Texts that an entry can do without. */
const mayGo: ReadonlySet<string> = new Set([
  'probe',
  'listen',
  'benefit',
  'outOfScope',
  'job',
  'decides',
  'education',
  'trap',
  'opening',
  'closing',
  'leaves',
  'scarce',
  'pricingTalk',
  'customer',
  'internal',
])

/** Which texts of a market are about what was read. */
export interface TextFilters {
  isAboutOthers: IsAboutOthers
  speaksOfBrief: (text: string) => boolean
}
const allTexts: TextFilters = { isAboutOthers: () => false, speaksOfBrief: () => true }

/**
 * The dossier without what does not hold for what was read: conditions are applied, slots filled, lists ordered by how closely an
 * entry fits. The sentences are those of the dossier.
 */
export function applicable(
  dossier: MarketDossier,
  situation: Situation,
  slots: Slots,
  { isAboutOthers, speaksOfBrief }: TextFilters = allTexts,
): MarketDossier {
  const inWords = { ...situation, capabilities: situation.claimed }
  const visit = (value: unknown, key: string): unknown => {
    if (typeof value === 'string')
      return mayGo.has(key) && isAboutOthers(value) ? undefined : (filled(value, slots) ?? undefined)
    if (Array.isArray(value)) return list(value, key)
    if (typeof value !== 'object' || value === null) return value
    if (key === 'edge' && isAboutOthers(wordsOf(value))) return undefined
    if (key === 'capabilities') return capability(value)
    return fieldsOf(value)
  }
  const capability = (value: object) => {
    const { id, text } = value as Record<string, unknown>
    return fieldsOf({
      ...value,
      ...(situation.claimed.has(String(id)) ? {} : { edge: undefined }),
      ...(isAboutOthers(wordsOf(text)) ? { text: undefined } : {}),
    })
  }
  const fieldsOf = (value: object) =>
    Object.fromEntries(Object.entries(value).map(([name, each]) => [name, visit(each, name)]))
  const list = (values: readonly unknown[], key: string): unknown[] => {
    const kept = values.filter(
      (each) =>
        (isConditional(each)
          ? holds(each, needsWords.has(key) ? inWords : situation)
          : !needsBrief.has(key) || speaksOfBrief(wordsOf(each))) &&
        (keepsAll.has(key) || !isAboutOthers(wordsOf(each))),
    )
    const ordered = keepsOrder.has(key)
      ? kept
      : kept
          .map((each, index) => ({ each, index, closeness: isConditional(each) ? closeness(each, situation) : 0 }))
          .sort((a, b) => b.closeness - a.closeness || a.index - b.index)
          .map(({ each }) => each)
    return ordered.filter((each) => isWhole(each, slots)).map((each) => visit(each, key))
  }
  return { ...(visit(dossier, '') as MarketDossier), sources: dossier.sources }
}

/** All that an entry says by itself, without what lies deeper. */
function wordsOf(entry: unknown): string {
  if (typeof entry === 'string') return entry
  if (typeof entry !== 'object' || entry === null) return ''
  return Object.values(entry)
    .filter((each) => typeof each === 'string')
    .join(' \n ')
}

function isConditional(value: unknown): value is Conditional {
  if (typeof value !== 'object' || value === null) return false
  const { when, asserts, only } = value as Record<string, unknown>
  return Array.isArray(when) || Array.isArray(asserts) || (typeof only === 'object' && only !== null)
}

/** An entry with a slot that nothing fills is left out as a whole, never printed in part. */
function isWhole(value: unknown, slots: Slots): boolean {
  if (typeof value === 'string') return filled(value, slots) !== null
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return true
  return Object.values(value).every((each) => typeof each !== 'string' || filled(each, slots) !== null)
}
