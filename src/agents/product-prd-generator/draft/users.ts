import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { isPrivate } from '#drafting/compose/is-private.ts'
import { paysSelf } from '#drafting/compose/pays-self.ts'
import { listed, lowerFirst, sentence, upperFirst, withArticle } from '#drafting/compose/phrases.ts'
import { mostRelevant } from '#drafting/compose/relevance.ts'
import { isTheirSide } from '#drafting/compose/their-side.ts'
import type { MarketRole } from '#knowledge/market.ts'

interface User {
  who: string
  part: string
  need: string
}

const most = 4

/** With the noun by which people are known. */
const headed = ({ singular }: { singular: string }) => ({
  singular,
  head: (singular.split(/\s(?:of|in|on|at|with|from|for|who|that)\s/)[0] ?? singular).split(' ').at(-1) ?? '',
})

/** Who has a part in it: the users by their steps, who pays, who can stop it. A role of the library is marked as assumed. */
export function users(facts: DraftFacts): User[] {
  const { subject, market, role, relevance, brief } = facts
  const rows: User[] = []
  const doers = [subject.who, ...subject.others].slice(0, 3)
  for (const doer of doers) {
    const steps =
      subject.main && !subject.steps.includes(subject.main) ? [subject.main, ...subject.steps] : subject.steps
    const own = steps.filter((step) => step.who.plural === doer.plural).map(({ short, alone }) => alone?.want ?? short)
    const isMain = doer.plural === subject.who.plural
    if (own.length === 0 && !isMain) continue
    const goal = isMain && role ? mostRelevant(role.goals, (text) => text, relevance)[0] : undefined
    const told = own.length > 0 ? `To ${listed(own.slice(0, 3))}` : `To be found out in the first interviews`
    rows.push({
      who: isMain && subject.whoBasis === 'unknown' ? 'Not known yet' : upperFirst(doer.plural),
      part:
        subject.whoBasis === 'market' && isMain
          ? 'uses (assumed)'
          : isMain && subject.buyer?.plural === doer.plural
            ? 'uses; pays'
            : isMain && !subject.buyer && paysSelf(subject.who)
              ? 'uses; pays (assumed)'
              : 'uses',
      need: goal ? `${sentence(told)} Assumed from the library: ${lowerFirst(sentence(goal))}` : sentence(told),
    })
  }
  if (
    brief.beneficiary &&
    brief.beneficiary.confidence >= 0.5 &&
    !doers.some(({ plural }) => plural === brief.beneficiary?.plural)
  ) {
    rows.push({
      who: upperFirst(brief.beneficiary.plural),
      part: 'gains',
      need: sentence(`That ${subject.who.plural} ${subject.shortJob} in time`),
    })
  }
  const buyer = subject.buyer
  const isOurs = (each: MarketRole) => subject.whoBasis !== 'said' || isTheirSide(each, subject.who, brief)
  const buyingRole = market?.roles.find((each) => each.part === 'buyer' && isOurs(each))
  if (buyer && !doers.some(({ plural }) => plural === buyer.plural))
    rows.push({
      who: upperFirst(buyer.plural),
      part: 'pays',
      need: sentence(
        buyingRole
          ? `Assumed from the library: ${lowerFirst(buyingRole.buyingMotivation)}`
          : `Unknown: what would have to be cheaper, faster or safer for them`,
      ),
    })
  // Who pays with their own money has no buyer above them.
  else if (!buyer && buyingRole && buyingRole.title !== role?.title && !paysSelf(subject.who))
    rows.push({
      who: `${upperFirst(withArticle(lowerFirst(buyingRole.title)))}`,
      part: 'pays (assumed)',
      need: sentence(buyingRole.buyingMotivation),
    })
  const blockers =
    market?.roles.filter((each) => each.part === 'blocker' && (!isPrivate(headed(subject.who)) || isOurs(each))) ?? []
  const [blocker] = mostRelevant(
    blockers,
    ({ title, goals, objections, organization }) =>
      `${title} ${organization} ${goals.join(' ')} ${objections.join(' ')}`,
    relevance,
  )
  if (blocker)
    rows.push({
      who: upperFirst(withArticle(lowerFirst(blocker.title))),
      part: 'can stop it (assumed)',
      need: sentence(blocker.buyingMotivation),
    })
  return rows.slice(0, most)
}
