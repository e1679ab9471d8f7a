import type { CampaignFacts } from './campaign-facts.ts'

/** The person, as lines "Label: text". What the trade knows is marked as typical; what nobody was asked is left out. */
export function personaText({ input, role, facts, sides }: CampaignFacts): string {
  const { reading, mainRival } = facts
  const today = reading.today.filter(({ field, text }) => field === 'description' && text.split(/\s+/).length >= 3)
  const [rival] = facts.dossier.recommend.mainRival
  const main = sides.find(({ isScarce }) => !isScarce) ?? sides[0]
  const lines: [string, string | undefined][] = [
    ['Who', sides.length > 1 ? main.text : input.targetPersona.replace(/\s+/g, ' ').trim()],
    ['Today', today[0] && `“${today[0].text}” (from your description)`],
    ['Typical day', role?.day.slice(0, 2).join('; ')],
    ['Main pain', role?.pains[0] && `${role.pains[0]} (typical, not collected: ask five)`],
    ['Triggers', role?.triggers.slice(0, 3).join('; ')],
    ['How they decide', role?.decides],
    ['First objection', role?.objections[0] && `${role.objections[0]} (typical)`],
    ['Main competitor', rival?.text ?? mainRival?.name],
    ['Reached through', role?.channels.slice(0, 3).join('; ')],
  ]
  return lines.flatMap(([label, text]) => (text ? [`${label}: ${text}`] : [])).join('\n')
}
