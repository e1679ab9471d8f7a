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
        ? 'Top-down narrows the whole market by the share that has the problem; bottom-up starts from the customers you can reach.'
        : `Top-down narrows a count by shares; bottom-up starts from the customers you can reach.${fits ? ` ${fits.weakest}` : ''}`,
    openQuestions: questions(context),
    comparisons: comparisons(context),
  }
})

function scopeOf(context: SizingContext): string {
  const { reading } = context.facts
  const places = [...new Set(reading.places.map(({ text }) => text))]
  const where = places.length > 0 ? `, in “${places.join('”, “')}”` : '; no country specified'
  return `Annual spending by “${audienceOf(context)}”${where}.`
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
            question: 'Which country comes first?',
            owner: 'Founder',
            test: 'Choose where you can meet ten of them within a month; the count, the price and the competitors depend on it',
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
            test: 'Ask three of each who approved the last comparable tool and from which budget',
          },
        ]),
    ...(facts.price
      ? [
          {
            question: `Does “${facts.price.quote.text}” hold?`,
            owner: 'Founder',
            test: facts.isLive
              ? 'Count how many of the last twenty people who saw it bought, and ask those who did not'
              : 'Ask ten of them to sign an order at this price before you build; proceed if three do',
          },
        ]
      : dossier.recommend.price.slice(0, 1).map(({ text }) => ({
          question: `What should you charge? ${text}`,
          owner: 'Founder',
          test: facts.isLive
            ? 'Quote this price to the next ten buyers; proceed if seven still buy'
            : 'Ask ten of them to sign an order at a price before you build; proceed if three do',
        }))),
  ].slice(0, 4)
}
