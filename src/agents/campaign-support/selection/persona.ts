import { mainCompetitor, problemAccount, shortQuote, todayClause } from '#drafting/index.ts'
import type { CampaignFacts } from './campaign-facts.ts'

const longestTold = 30

/** The person, as lines "Label: text". What the trade knows is marked as typical; what nobody was asked is left out. */
export function personaText({ input, role, facts, sides }: CampaignFacts): string {
  const { reading, compared } = facts
  const today = todayClause(reading)
  const pain = problemAccount(
    reading,
    compared.map(({ name }) => name),
  ).find((each) => each.start !== today?.start || each.field !== today.field)
  const main = sides.find(({ isScarce }) => !isScarce) ?? sides[0]
  const lines: [string, string | undefined][] = [
    ['Who', sides.length > 1 ? main.text : input.targetPersona.replace(/\s+/g, ' ').trim()],
    ['Today', today ? `“${shortQuote(today.text, longestTold)}” (from your description)` : undefined],
    ['Typical day', role?.day.slice(0, 2).join('; ')],
    [
      'Main pain',
      pain
        ? `“${shortQuote(pain.text, longestTold)}” (from your description)`
        : role?.pains[0] && `${role.pains[0]} (typical, not collected: ask five)`,
    ],
    ['Triggers', role?.triggers.slice(0, 3).join('; ')],
    ['How they decide', role?.decides],
    ['First objection', role?.objections[0] && `${role.objections[0]} (typical)`],
    ['Main competitor', mainCompetitor(facts) || undefined],
    ['Reached through', role?.channels.slice(0, 3).join('; ')],
  ]
  return lines.flatMap(([label, text]) => (text ? [`${label}: ${text}`] : [])).join('\n')
}
