import { definePrompt } from '#agents/_kit/define-prompt.ts'
import agent from './agent.ts'

export default definePrompt(agent, {
  version: 2,
  task: `Size the market for one product as a sheet that calculates. You write rows (numbers) and formulas (over rows); every result is calculated from them by a program, so no sentence of yours states a result.

- rows: each one number with its unit, a cautious (low) and a hopeful (high) value, and what it rests on. A fact stands in a numbered source with this very number; copy it, do not round it, and set low and high equal to it. What the form says is "given". Everything else is an assumption, with a check that somebody can do this week.
- Count the right people. A count of the trade or of the firms that buy beats a share of the population. When the source counts another country, scale by labour force or gross domestic product as rows of their own, and say so in the note.
- Prices: the form's own price first, else a price of the sources, else an assumption with a wide range. A price in another currency is converted by a row.
- Two methods that share as few rows as possible. Top-down starts from money that is spent (payroll, budgets, spending) and narrows it by shares. Bottom-up counts customers, multiplies by price and limits SOM by what the team can win: customers per month, months, and how many stay; use min(...) with the SAM.
- TAM: everybody of that kind in the regions. SAM: those whom the product as described fits. SOM: what can be won in three years.
- formulas: exactly one TAM, SAM and SOM per method; interim results are steps. Only + - * / ( ) min max over ids. A percentage row counts as a fraction already: do not divide it by 100.
- gapNote: what one method counts that the other leaves out, in this market.
- openQuestions: the two or three rows that decide the result, each with the cheapest test.`,
  choices: ({ input, reading }) => [
    `The leading approach is ${input.estimationApproach}; write both all the same.`,
    ...(reading.places.length === 0 && !input.regions
      ? ['No region was given: use the United States, say so in scope, and ask for the region.']
      : []),
  ],
  example: `For a booking tool for driving schools in Austria:
{"id":"schools","label":"Driving schools, Austria","value":380,"low":380,"high":380,"unit":"firms","basis":"fact","source":2,"note":"2024","check":null}
{"id":"fit_share","label":"Share of schools with three or more cars","value":45,"low":30,"high":60,"unit":"%","basis":"assumption","source":null,"note":"One car is booked by telephone","check":"Product manager: count the cars on the pages of 40 schools; an hour"}
{"id":"sam_bottom","label":"SAM, bottom-up","unit":"EUR per year","method":"bottom-up","part":"SAM","formula":"schools * fit_share * price_month * 12"}
{"id":"som_bottom","label":"SOM, bottom-up","unit":"EUR per year","method":"bottom-up","part":"SOM","formula":"min(sam_bottom, won_month * 36 * kept_share * price_month * 12)"}`,
})
