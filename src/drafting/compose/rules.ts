import type { DraftFacts } from './draft-facts.ts'
import { reachOf } from './jurisdiction.ts'
import { listed } from './phrases.ts'
import { sharedWords } from './relevance.ts'

/** A rule that binds the product, from the market or, without a market, from the region. */
export interface BindingRule {
  name: string
  /** One sentence. */
  requires: string
  earlySign: string
  /** Source mark with a leading space, or "". */
  mark: string
  /** How sure it is that the rule applies, in words: "in the European Union", "if sold in the United States". */
  where: string
  /** True when a source of this run holds it. */
  sourced: boolean
  /** True when it shares words with the job, so that it may stand as a requirement. */
  fits: boolean
}

const leastFit = 2.6

const withThe = (region: string) =>
  /^(?:United|European|Netherlands|Nordic|UK\b|US\b)/.test(region)
    ? `the ${region}`
    : region.replace(/^World(?:wide)?\b.*/, 'every country')

/** The rules that bind, those of the user's place and job first. Rules of other places are left out. */
export function bindingRules({ market, brief, allRegions, regions, relevance, cite }: DraftFacts): BindingRule[] {
  const ofMarket = (market?.regulations ?? []).flatMap((rule) => {
    const reach = reachOf(rule.region, brief, allRegions)
    if (reach === 'elsewhere') return []
    const mark = cite.mark(rule.source.url)
    const everywhere = /^world/i.test(rule.region)
    const where = everywhere ? 'in every country' : `${reach === 'here' ? 'in' : 'if sold in'} ${withThe(rule.region)}`
    return [
      {
        ...pick(rule),
        mark,
        where,
        sourced: mark !== '',
        fits: false,
        here: reach === 'here',
        points: relevance.score(`${rule.name} ${rule.requires}`),
      },
    ]
  })
  // A region's rules hold for almost any product, so they speak only where the market has none of that place.
  const ofRegion = regions.flatMap((region) =>
    region.regulations
      .filter((rule) => !ofMarket.some(({ name }) => sharedWords(name, rule.name) > 1))
      .map((rule) => ({ rule, points: relevance.score(`${rule.name} ${rule.requires}`) }))
      .filter(({ points }) => points >= 1)
      .map(({ rule, points }) => ({
        ...pick(rule),
        mark: cite.mark(rule.source.url),
        where: `in ${withThe(region.name)}`,
        sourced: cite.mark(rule.source.url) !== '',
        fits: false,
        here: true,
        points,
      })),
  )
  return [...ofMarket, ...ofRegion]
    .map((rule, index) => ({ rule, index }))
    .sort((a, b) => Number(b.rule.here) - Number(a.rule.here) || b.rule.points - a.rule.points || a.index - b.index)
    .map(({ rule: { here: _here, points, ...rule } }) => ({
      ...rule,
      fits: points >= (rule.where.startsWith('if') ? leastFit + 1 : leastFit),
    }))
}

const pick = ({ name, requires, earlySign }: { name: string; requires: string; earlySign: string }) => ({
  name,
  requires,
  earlySign,
})

/** "Directive 2003/88/EC (Working Time Directive)" → "Working Time Directive"; a name without a short form stays. */
export function shortName(name: string): string {
  const short = /\(([^()]{3,40})\)\s*$/.exec(name)?.[1]
  return short ?? name
}

export const namesOf = (rules: readonly BindingRule[]) => listed(rules.map(({ name }) => shortName(name)))
