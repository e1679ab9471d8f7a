import { toPlural } from '#drafting/brief/inflect.ts'
import { lowerFirst, sentence, upperFirst, withArticle, withoutPoint } from '#drafting/compose/phrases.ts'
import { mostRelevant } from '#drafting/compose/relevance.ts'
import { fillAct, isCase } from '#drafting/copy/copy-facts.ts'
import { ofTeam } from '#drafting/copy/of-team.ts'
import type { MarketRole } from '#knowledge/market.ts'
import { buyerPhrase, type SalesFacts, theirShortJob, yourShortJob } from './sales-facts.ts'
import { isDoing, weManage } from './way-words.ts'

/** One buyer to play, with something that comes out only when it is asked for. */
export function rolePlayOf(facts: SalesFacts) {
  const { copy, role } = facts
  const { today, name, people, thing, view, kind } = copy
  const job = theirShortJob(copy)
  const way = today[0]?.text
  const objections = mostRelevant(role?.objections ?? [], (text) => text, view.relevance)
  const pains = mostRelevant(role?.pains ?? [], (text) => text, view.relevance)
  const opening = objections[0]
  const hidden = objections[1] ?? pains[0]
  const sceptic = kind.verbs.length > 0 ? fillAct(kind.sceptic.question, copy) : null
  const counted = isCase(copy)
  const some = counted ? thing : 'case'
  return {
    persona: [
      role
        ? `${upperFirst(withArticle(lowerFirst(role.title)))}${placeOf(role)}.`
        : `${upperFirst(ofTeam(copy.person))} who has said yes to fifteen minutes.`,
      way && isDoing(way)
        ? `At work: ${way}.`
        : way
          ? `On the desk: ${way}.`
          : `Nothing on the desk shows how they ${job} today.`,
      role?.goals[0]
        ? `On the mind: ${lowerFirst(withoutPoint(role.goals[0]))}.`
        : 'On the mind: the last time it did not work.',
    ].join(' '),
    openingLine: opening
      ? `“${sentence(opening)}”`
      : `“${way ? `${weManage(way)}, and nobody has complained.` : `What is ${name}, in one sentence?`}”`,
    hiddenConcern: hidden
      ? `${sentence(hidden)} Said only when somebody asks for the last ${some}.`
      : sceptic
        ? `“${sceptic}” Said only when somebody asks what would make ${name} fail here.`
        : `Last year somebody here paid for a tool like ${name} and nobody used it. Said only when somebody asks what was tried before ${name}.`,
    revealedBy: hidden
      ? `“Tell me about the last time you had to ${yourShortJob(copy)}. What happened first?”`
      : '“What did you try before, and why did it end?”',
    judge: [
      {
        criterion: `Asks before pitching`,
        seenWhen: `The first question about the last ${some} comes before the name ${name} is said a second time`,
      },
      {
        criterion: 'Finds the hidden concern',
        seenWhen: `${upperFirst(buyerPhrase(facts))} says it aloud, and the seller repeats it in the same words`,
      },
      {
        criterion: 'Is fair',
        seenWhen: way
          ? `Something good is said about ${way} before its catch`
          : `Nothing is said against what ${people} use today`,
      },
      {
        criterion: 'Claims nothing unproven',
        seenWhen: `No figure about ${counted ? toPlural(thing) : name} is named that the buyer has not given`,
      },
      {
        criterion: 'Ends with a date',
        seenWhen: `The call closes with a day, a name and one ${some} that is tried`,
      },
    ],
  }
}

/** " at a regional hospital"; a household or a person is nowhere to be "at". */
const placeOf = ({ organization }: MarketRole) =>
  /^(?:an?|the|one)\s/i.test(organization) ? ` at ${organization}` : ` (${organization})`
