import type { OpenQuestion } from '#agents/_kit/claim.ts'
import { assumed, factOr, inferred, inferredOr } from '#drafting/compose/claim-text.ts'
import type { MarketView } from '#drafting/compose/market-view.ts'
import { isNearOnly } from '#drafting/compose/near-only.ts'
import { listed, lowerFirst, sentence, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { type MatrixRow, ownColumn } from '../output.ts'
import type { Contender } from './contenders.ts'
import type { Criterion } from './criteria.ts'

const valueIn = (row: MatrixRow | undefined, name: string) =>
  row?.cells.find(({ vendor }) => vendor === name)?.value ?? 'unknown'

const numbersOf = (contenders: readonly Contender[]) => contenders.map(({ source }) => source)
const namesOf = (contenders: readonly Contender[]) => contenders.map(({ name }) => name)

/** Promised by us and a yes of nobody's; limits first, then what is least touched by the others. */
function unlisted(
  contenders: readonly Contender[],
  criteria: readonly Criterion[],
  matrix: readonly MatrixRow[],
): Criterion[] {
  return criteria
    .map((criterion, index) => ({
      criterion,
      own: valueIn(matrix[index], ownColumn),
      theirs: contenders.map(({ name }) => valueIn(matrix[index], name)),
    }))
    .filter(
      ({ criterion, own, theirs }) =>
        (criterion.kind === 'step' || criterion.kind === 'limit') && own === 'yes' && !theirs.includes('yes'),
    )
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map(({ criterion }) => criterion)
}

const rankOf = ({ criterion, theirs }: { criterion: Criterion; theirs: readonly string[] }) =>
  theirs.filter((value) => value === 'partly').length - (criterion.kind === 'limit' ? 10 : 0)

/** What to lead with: rows that are ours and nobody's, the people, and what beats today's way. */
export function howToWin(
  view: MarketView,
  contenders: readonly Contender[],
  criteria: readonly Criterion[],
  matrix: readonly MatrixRow[],
): string[] {
  const { people, terms, today } = view
  const points: string[] = []
  const lead = unlisted(contenders, criteria, matrix).slice(0, 2)
  for (const criterion of lead) {
    const known = contenders.filter(({ source }) => source !== null)
    const text = `Lead with “${lowerFirst(criterion.label)}” once a trial of each confirms it: no entry of ${listed(namesOf(known.slice(0, 3)), 'or')} lists it`
    points.push(
      known.length > 0
        ? inferredOr(text, numbersOf(known.slice(0, 3)), '')
        : assumed(
            `Lead with “${lowerFirst(criterion.label)}”: it is what the description promises`,
            `ask five ${people} who else has shown them this`,
          ),
    )
  }
  const others = contenders.filter(
    ({ rival, name }) =>
      rival && criteria.some(({ kind }, index) => kind === 'people' && valueIn(matrix[index], name) !== 'yes'),
  )
  const rank = { no: 0, partly: 1, unknown: 2, yes: 3 } as const
  const peopleRow = matrix[criteria.findIndex(({ kind }) => kind === 'people')]
  const other = others
    .filter(({ source }) => source !== null)
    .sort((a, b) => rank[valueIn(peopleRow, a.name)] - rank[valueIn(peopleRow, b.name)])[0]
  if (other?.rival && terms.who && !terms.who.assumed)
    points.push(
      inferredOr(
        `Sell to ${terms.who.full} by name: ${other.name} is made for ${lowerFirst(withoutPoint(other.rival.vendor.buyer))}`,
        [other.source],
        `count the customer stories of ${other.name} that are about ${people}`,
      ),
    )
  const habit = today.find(({ said, text }) => said && !contenders.some(({ name }) => text.includes(name)))
  if (habit)
    points.push(
      habit.weakness
        ? assumed(
            `Beat ${habit.text} first, for it is the rival in most rooms: ${lowerFirst(withoutPoint(habit.weakness))}`,
            `ask five ${people} for the last time it happened`,
          )
        : assumed(
            `Beat ${habit.text} first, for it costs nothing and is there already`,
            `ask five ${people} what it cost them last month`,
          ),
    )
  if (points.length === 0)
    points.push(
      assumed(
        terms.shortJob
          ? `Win one group of ${people} who ${terms.shortJob} every week before naming any rival`
          : `Name one group of people for “${terms.quote}” before naming any rival`,
        'write down five of them by name, and ask each what they used the last time',
      ),
    )
  return points.slice(0, 4)
}

/** Where a rival is chosen for what it is, or the market expects what is not promised. */
export function whereNotToFight(
  view: MarketView,
  contenders: readonly Contender[],
  criteria: readonly Criterion[],
  matrix: readonly MatrixRow[],
): string[] {
  const points: string[] = []
  const theirs = criteria.flatMap((criterion, index) => {
    const having = contenders.filter(({ name }) => valueIn(matrix[index], name) === 'yes')
    return having.length > 0 && valueIn(matrix[index], ownColumn) !== 'yes' ? [{ criterion, having }] : []
  })
  for (const { criterion, having } of theirs.slice(0, 2))
    points.push(
      inferred(
        `“${upperFirst(criterion.label)}”: ${listed(namesOf(having))} ${having.length === 1 ? 'has' : 'have'} it and the description does not; match it, do not argue about it`,
        numbersOf(having).filter((number) => number !== null),
      ),
    )
  const strong = [...contenders]
    .filter(({ rival }) => rival && (rival.vendor.kind === 'leader' || rival.named))
    .slice(0, 2)
  for (const { rival, name, source } of strong)
    if (rival)
      points.push(
        factOr(
          `${name} on its own ground: ${lowerFirst(withoutPoint(rival.vendor.goodAt))}`,
          source,
          `ask two of its users why they stay`,
        ),
      )
  const extra = contenders
    .flatMap((each) => (each.rival ? each.rival.vendor.capabilities.map((capability) => ({ capability, each })) : []))
    .find(
      ({ capability, each }) =>
        each.rival && !each.rival.covers.includes(capability) && !each.rival.near.includes(capability),
    )
  if (extra && points.length < 3)
    points.push(
      inferredOr(
        `“${upperFirst(extra.capability)}” of ${extra.each.name}: no step of ${view.terms.shortJob ? `“${view.terms.shortJob}”` : 'this job'} needs it`,
        [extra.each.source],
        `ask three ${view.people} whether they would miss it`,
      ),
    )
  if (points.length === 0)
    points.push(
      assumed(
        `A list of functions against products that have not been looked at yet: ${view.terms.subject} would be compared on their words`,
        `let three ${view.people} name what they opened last, and try those for twenty minutes each`,
      ),
    )
  return points.slice(0, 4)
}

/** The unknown cells that would change most, then what the description leaves open. */
export function questionsOf(
  view: MarketView,
  contenders: readonly Contender[],
  criteria: readonly Criterion[],
  matrix: readonly MatrixRow[],
  wishes: number,
): OpenQuestion[] {
  const { people, terms, market } = view
  const questions: OpenQuestion[] = []
  if (contenders.length < 3)
    questions.push({
      question:
        contenders.length === 0
          ? `Who are the rivals of ${terms.subject}? ${market === null ? 'The library has no market for it and you name none.' : 'None could be compared.'}`
          : `Who else do ${people} compare ${terms.subject} with, beside ${listed(namesOf(contenders))}?`,
      owner: 'Product manager',
      test: `Ask five ${people} what they opened or asked for the last time they wanted to ${terms.shortJob ?? 'get this done'}.`,
    })
  const ranked = criteria
    .map((criterion, index) => {
      const open = contenders.filter(({ name }) => valueIn(matrix[index], name) === 'unknown')
      return {
        criterion,
        open,
        weight: (criterion.kind === 'buyer' ? 3 : criterion.kind === 'limit' ? 2 : 1) * open.length,
      }
    })
    .filter(({ open, criterion }) => open.length > 0 && ['step', 'buyer', 'limit'].includes(criterion.kind))
    .sort((a, b) => b.weight - a.weight)
  for (const { criterion, open } of ranked.slice(0, 2))
    questions.push({
      question: `Can ${listed(namesOf(open.slice(0, 3)), 'or')} do this: “${lowerFirst(criterion.label)}”?`,
      owner: criterion.kind === 'buyer' ? 'Sales' : 'Product designer',
      test: sentence(
        criterion.kind === 'step'
          ? `Open a trial of each and ${/^(?:know|see|get)$/.test(criterion.step.verb) ? `look for it with a real case` : `let ${criterion.step.who.plural} ${criterion.step.short}`} for twenty minutes`
          : `Open a trial of each, try it for twenty minutes, and fill the cells with what was seen`,
      ),
    })
  const ownOpen = criteria.find(
    ({ kind }, index) => (kind === 'market' || kind === 'buyer') && valueIn(matrix[index], ownColumn) === 'unknown',
  )
  if (ownOpen)
    questions.push({
      question: `Does the first release offer this: “${lowerFirst(ownOpen.label)}”?`,
      owner: 'Engineering lead',
      test: `Estimate it in one hour, and ask two ${people} whether they would start without it.`,
    })
  if (wishes === 0)
    questions.push({
      question: `What do ${terms.buyer ? view.buyers : `${people}, or whoever pays for them,`} compare when they choose? No criterion of theirs is given.`,
      owner: 'Sales',
      test: `Read the last three lost or delayed talks for the sentence that decided, and make each a row.`,
    })
  if (view.context.brief.missing.includes('buyer') && terms.who && !terms.who.assumed)
    questions.push({
      question: `Who signs for it: ${people} or somebody above them?`,
      owner: 'Product manager',
      test: `Ask three ${people} who paid for the last tool they were given.`,
    })
  return questions.slice(0, 5)
}

/** Two or three sentences: who is closest, what nobody lists, how much is known. */
export function summaryOf(
  view: MarketView,
  contenders: readonly Contender[],
  criteria: readonly Criterion[],
  matrix: readonly MatrixRow[],
): string {
  const { terms, market, people } = view
  if (contenders.length === 0)
    return [
      sentence(
        `No rival of ${terms.subject} is compared: the library has no market for it${market ? ' that fits' : ''} and you name none`,
      ),
      sentence(
        `The rows below are what ${people} would compare it by; name two rivals, or what they use today, and run it again`,
      ),
    ].join(' ')
  const count = (name: string) =>
    matrix.reduce((sum, row) => sum + { yes: 2, partly: 1, no: 0, unknown: 0 }[valueIn(row, name)], 0)
  const closest = [...contenders].sort((a, b) => count(b.name) - count(a.name))[0]
  const cells = matrix.flatMap(({ cells: all }) => all.filter(({ vendor }) => vendor !== ownColumn))
  const known = cells.filter(({ value }) => value !== 'unknown').length
  const nobody = unlisted(contenders, criteria, matrix)
  const parts: string[] = []
  const touched = criteria.some(
    ({ kind }, index) =>
      kind === 'step' && contenders.some(({ name }) => ['yes', 'partly'].includes(valueIn(matrix[index], name))),
  )
  if (closest && touched)
    parts.push(
      `${closest.name} comes closest to ${terms.shortJob ? `“${terms.shortJob}”` : terms.subject} in ${market ? lowerFirst(market.name) : 'what is known'}${closest.source === null ? '' : ` [${closest.source}]`}`,
    )
  else if (closest && market && isNearOnly(view))
    parts.push(
      `None of them is shown to compete: ${lowerFirst(market.name)} is the nearest market of the library by likeness of words, and no entry of it lists anything of this job`,
      `Ask three ${people} first whether they have ever opened ${closest.name} for this; if not, name two rivals of their choice and run it again`,
    )
  else if (closest?.rival?.direct)
    parts.push(
      `${closest.name} is the nearest of ${contenders.length} that sell the same kind of product${closest.source === null ? '' : ` [${closest.source}]`}; ${terms.shortJob ? `none says in its entry that it is a way to ${terms.shortJob}` : 'none names a step of this job'}`,
      `Spend an hour in a trial of ${closest.name} before anything is built: what it cannot do there is the pitch`,
    )
  else
    parts.push(
      `No entry of ${listed(namesOf(contenders))} names a step of this job${market ? `: they sell ${lowerFirst(market.name)} and may not be what ${people} compare it with` : ''}`,
      `Name two rivals that come up in sales talks and run it again`,
    )
  if (nobody.length > 0 && touched)
    parts.push(
      `No entry lists ${listed(
        nobody.slice(0, 2).map(({ label }) => `“${lowerFirst(label)}”`),
        'or',
      )}, so trials should look there first`,
    )
  parts.push(
    `${known} of ${cells.length} vendor cells rest on a source; the others say how to check them, and none is guessed`,
  )
  if (view.context.brief.language !== 'en' && view.context.brief.language !== 'und')
    parts.push('The built-in drafter writes English; your own words are quoted as they are')
  return parts.map(sentence).join(' ')
}
