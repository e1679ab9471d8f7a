import type { DraftFacts } from './draft-facts.ts'
import { reachOf } from './jurisdiction.ts'
import { lowerFirst, sentence, upperFirst, withArticle, withoutPoint } from './phrases.ts'
import { mostRelevant } from './relevance.ts'
import { nearestRival, statusQuoOf } from './risks.ts'
import { isSubjectless } from './role-words.ts'
import { bindingRules, shortName } from './rules.ts'
import { quotable, sure } from './subject.ts'

/** A claim with what it rests on, in the shape that the agents' outputs have. */
export interface Evidence {
  text: string
  basis: 'fact' | 'inference' | 'assumption'
  check: string | null
}

/** What speaks for the problem: the user's own words, what the library says of today's way and of the role. */
export function problemEvidence(facts: DraftFacts): Evidence[] {
  const { brief, subject, role, occupation, relevance } = facts
  const claims: Evidence[] = []
  // The user's own account first: what hurts, else how it is done today.
  const told = [...brief.pains, ...brief.alternatives]
    .filter(({ confidence }) => confidence >= sure)
    .flatMap((value) => quotable(brief, value, 130) ?? [])[0]
  if (told) claims.push({ text: `You report: “${told}”`, basis: 'inference', check: null })
  const known = statusQuoOf(facts)
  if (known) {
    const { today } = known
    claims.push({
      text: `Left open by ${today}: ${lowerFirst(withoutPoint(known.weakness))}`,
      basis: 'assumption',
      check: `Product manager: have five ${subject.who.plural} show the last three ${subject.anyStep.things} that went that way.`,
    })
  }
  const person = role ?? occupation
  if (person) {
    const [felt] = mostRelevant(
      person.pains.filter((pain) => pain.split(' ').length > 2),
      (text) => text,
      relevance,
    )
    if (felt) {
      claims.push({
        text: isSubjectless(felt)
          ? `${upperFirst(withArticle(lowerFirst(person.title)))} ${lowerFirst(withoutPoint(felt))}`
          : withoutPoint(felt),
        basis: 'assumption',
        check: `From the library, not from your customers. User researcher: ask five ${subject.who.plural} when this last happened to them.`,
      })
    }
  }
  if (claims.length === 0) claims.push(withoutKnowledge(facts))
  return claims.slice(0, 3).map((claim) => ({ ...claim, text: sentence(claim.text) }))
}

function withoutKnowledge({ subject }: DraftFacts): Evidence {
  const { main } = subject
  return main
    ? {
        text: `${upperFirst(main.who.plural)} have to ${main.short} often enough, and with enough trouble, to change how they do it`,
        basis: 'assumption',
        check: `Product manager: ask five ${main.who.plural} for the last three ${main.kind.id === 'warn' ? 'cases' : main.things}, the minutes each took, and what went wrong.`,
      }
    : {
        text: `Somebody has the problem that “${subject.idea}” would solve`,
        basis: 'assumption',
        check: 'Product manager: find five people who spent time or money on it in the last month, and ask how.',
      }
}

/** Facts of the market with their sources: the nearest rival, a figure of these people, a dated change, a rule. */
export function marketEvidence(facts: DraftFacts): Evidence[] {
  const { market, cite, relevance, brief, allRegions, subject } = facts
  if (!market) return []
  const claims: Evidence[] = []
  const figures = market.figures.filter(({ region }) => reachOf(region, brief, allRegions) !== 'elsewhere')
  const [figure] = mostRelevant(figures, ({ label }) => label, relevance, 0.7)
  const number = figure ? cite.numberOf(figure.source.url) : null
  if (figure && number !== null) {
    claims.push({
      text: `${figure.label}: ${figure.value.toLocaleString('en-US')} ${figure.unit} (${figure.year}) [${number}]`,
      basis: 'fact',
      check: null,
    })
  }
  const here = market.developments.filter(
    (each) => reachOf(`${each.what} ${each.changes}`, brief, allRegions) !== 'elsewhere',
  )
  const [news] = mostRelevant(here, ({ what, changes }) => `${what} ${changes}`, relevance)
  if (news) {
    const source = news.source ? cite.numberOf(news.source.url) : null
    claims.push({
      text: `${news.date}: ${withoutPoint(news.what)}. ${withoutPoint(news.changes)}${source === null ? '' : ` [${source}]`}`,
      basis: source === null ? 'assumption' : 'fact',
      check:
        source === null
          ? `Product manager: read the original announcement before quoting it to ${subject.buyer?.plural ?? subject.who.plural}.`
          : null,
    })
  }
  const rule = bindingRules(facts).filter(({ sourced }) => sourced)[1]
  if (rule)
    claims.push({
      text: `${shortName(rule.name)}, ${rule.where}: ${lowerFirst(withoutPoint(rule.requires))}${rule.mark}`,
      basis: 'fact',
      check: null,
    })
  const rival = nearestRival(facts)
  if (rival && claims.length < 2) {
    const { vendor, number: at } = rival
    claims.push({
      text: `${vendor.name} (${lowerFirst(vendor.line)}) is chosen for this: ${lowerFirst(withoutPoint(vendor.goodAt))} [${at}]`,
      basis: 'fact',
      check: null,
    })
  }
  const trigger = mostRelevant(market.buyingTriggers, (text) => text, relevance)[0]
  if (trigger && claims.length < 3) {
    claims.push({
      text: `Buyers start looking when this happens: ${lowerFirst(withoutPoint(trigger))}`,
      basis: 'assumption',
      check: `Product manager: ask the last three buyers of such a product what happened the week before.`,
    })
  }
  return claims.slice(0, 3).map((claim) => ({ ...claim, text: sentence(claim.text) }))
}
