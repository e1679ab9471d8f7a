import type { SalesOutput } from '../output.ts'
import { questionOf } from './pitch.ts'
import type { SalesFacts } from './sales-facts.ts'

/** A person to play, with a morning, a worry that is hidden and the question that brings it out; judged by what can be heard. */
export function rolePlayOf(sales: SalesFacts): SalesOutput['rolePlay'] {
  const { facts, buyer, objections, words, input } = sales
  const { neverSay } = facts.dossier
  const question = probeFor(sales)
  const [worry] = objections
  const spoken = buyer?.objections[0] ?? worry?.says ?? ''
  const concern = buyer?.pains[0] ?? ''
  const settled = objections.find(({ says }) => says === spoken) ?? worry
  const refusal = words.points.find(({ isRefusal }) => isRefusal)
  return {
    persona: personaOf(sales),
    openingLine: spoken,
    hiddenConcern: concern ? `${concern} Say it only when you are asked about a real case.` : '',
    revealedBy: concern ? question : '',
    judge: [
      { criterion: 'Asks before showing', seenWhen: `In the first two minutes: “${question}”` },
      ...(words.offer ? [{ criterion: 'Says what it is in one sentence', seenWhen: `“${words.offer}”` }] : []),
      ...(settled
        ? [{ criterion: `Answers ${settled.says}`, seenWhen: `Offers what settles it: ${settled.proof}` }]
        : []),
      ...(words.price ? [{ criterion: 'Names the price without being asked twice', seenWhen: words.price }] : []),
      ...(refusal
        ? [
            {
              criterion: `Says what ${input.productName} leaves out`,
              seenWhen: `Before the buyer finds out: “${refusal.text}”`,
            },
          ]
        : []),
      ...(neverSay.length > 0 ? [{ criterion: 'Never says', seenWhen: neverSay.slice(0, 3).join('; ') }] : []),
    ].slice(0, 6),
  }
}

/** A question on what was named that this person can answer. */
function probeFor(sales: SalesFacts): string {
  const { facts, words, buyer } = sales
  const theirs = facts.named.find(
    ({ capability: { id, probe, roles } }) => probe && words.claims.has(id) && buyer && roles.includes(buyer.id),
  )
  return theirs?.capability.probe ?? questionOf(sales)
}

function personaOf({ input, buyer }: SalesFacts): string {
  const audience = input.targetAudience.replace(/\s+/g, ' ').trim()
  const lines: [string, string | undefined][] = [
    ['One of', audience],
    ['Role', buyer?.noun],
    ['Where', buyer?.organisation],
    ['This morning', buyer?.day.slice(0, 2).join('; ')],
    ['On your desk', buyer?.tools?.slice(0, 3).join('; ')],
    ['You look because of', buyer?.triggers[0]],
    ['How you decide', buyer?.decides],
  ]
  return lines.flatMap(([label, text]) => (text ? [`${label}: ${text.replace(/\.$/, '')}.`] : [])).join(' ')
}
