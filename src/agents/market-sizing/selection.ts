import { defineSelection } from '#agents/_kit/define-selection.ts'
import agent from './agent.ts'
import type { SizingOutput } from './output.ts'
import { comparisons } from './selection/comparisons.ts'
import { audienceOf, type SizingContext } from './selection/customers.ts'
import { sheetOf } from './selection/sheet.ts'

/** A sheet of the user's people, counts and price; what nobody has counted stays blank and says where to look. */
export default defineSelection(agent, (context) => {
  const sheet = sheetOf(context)
  const blanks = sheet.rows.filter(({ blank }) => blank)
  const { fits } = context.facts.sums
  return {
    scope: scopeOf(context),
    ...sheet,
    gapNote:
      blanks.length > 0
        ? 'Top-down narrows everybody by the share that has the problem; bottom-up starts from those whom you can speak to.'
        : `Top-down narrows a count by shares; bottom-up starts from those whom you can speak to.${fits ? ` ${fits.weakest}` : ''}`,
    openQuestions: questions(context),
    comparisons: comparisons(context),
  }
})

function scopeOf(context: SizingContext): string {
  const { reading } = context.facts
  const places = [...new Set(reading.places.map(({ text }) => text))]
  const where = places.length > 0 ? `; where: “${places.join('”, “')}”` : '; no country was named'
  return `Whose spending: “${audienceOf(context)}”${where}; per year.`
}

/** What moves the result most and no row holds yet: the weakest factor, who pays, the price. */
function questions({ facts }: SizingContext): SizingOutput['openQuestions'] {
  const { sums, reading, people, dossier } = facts
  const owner = 'Product manager'
  const others = people
    .slice(1, 3)
    .flatMap(({ quote, role }) => (quote.field === 'audience' || role?.parts.includes('buyer') ? [quote.text] : []))
  return [
    ...(reading.places.length === 0
      ? [
          {
            question: 'Which country first?',
            owner: 'Founder',
            test: 'Where ten of them can be met within a month; the count, the money and the rivals follow from it',
          },
        ]
      : []),
    ...(sums.fits
      ? [
          {
            question: `The weakest factor: ${sums.fits.weakest}`,
            owner,
            test: sums.fits.factors[0]?.check ?? 'Count it by hand in one town',
          },
        ]
      : []),
    ...(reading.payer || others.length === 0 || !people[0]
      ? []
      : [
          {
            question: `Who pays: “${people[0].quote.text}” or “${others.join('”, “')}”? The sheet counts the first.`,
            owner,
            test: 'Ask three of each who signed for the last tool of that kind, and out of whose money',
          },
        ]),
    ...(facts.price
      ? [
          {
            question: `Does “${facts.price.quote.text}” hold?`,
            owner: 'Founder',
            test: facts.isLive
              ? 'Count of the last twenty who saw it how many bought, and ask those who did not'
              : 'Ask ten of them to sign an order at this price before it is built; go on if three do',
          },
        ]
      : dossier.recommend.price.slice(0, 1).map(({ text }) => ({
          question: `What to charge? ${text}`,
          owner: 'Founder',
          test: facts.isLive
            ? 'Ask the next ten who buy for this sum; go on if seven still do'
            : 'Ask ten of them to sign an order at a price before it is built; go on if three do',
        }))),
  ].slice(0, 4)
}
