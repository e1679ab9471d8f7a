import { definePrompt } from '#agents/_kit/define-prompt.ts'
import agent from './agent.ts'

export default definePrompt(agent, {
  version: 2,
  task: `Scan one industry for trends that a product manager in it has to know.

- A trend is a dated change: a rule in force, a purchase or a closing, a launch, a price, a count that moved. A tendency without an event ("personalization is growing") is not a trend.
- trends: up to eight, the ones with the most consequence first; fewer, or none, where the sources date no more of this industry. Each from a numbered source; sourceNumber is that source's number and source its publisher, title and year.
- summary: what happened and when, then what it changes for a product of this industry. The consequence names a screen, a contract, a price or a purchase, not "the landscape".
- impact: high when it sets a duty, takes a channel or a supplier away, or changes who pays, and is recent; low when it is old or touches few. impactReason says which of these holds.
- watch: a measure with its denominator, or an early sign that a team could see this month.
- act: one job, one verb, and whom to ask or what to read. Not "stay informed".
- scope: how the industry was read, which sources the trends rest on, and what is not covered.
- figures: at most three sizes, each with value, unit, year and source number.

- toFind: with fewer than three trends, up to four lines that say who finds the missing ones, where and in which time; else empty.

When no source fits the industry, leave trends empty and say so in scope: changes that reach every business are none of this industry. Write "(assumption: how to check it)" at the end of what no source says.`,
  choices: ({ known }) =>
    known.industry?.markets.length === 0 ? ['The library has no market for this industry: say so in scope.'] : [],
  example: `For elevator maintenance:
{"title": "The EU Machinery Regulation replaces the directive", "date": "January 2027", "summary": "From January 2027 the Machinery Regulation applies instead of the 2006 directive, and software that does a safety function is a component to be assessed. A remote reset of a lift therefore needs its own file before it is sold [3].", "source": "EUR-Lex, Regulation (EU) 2023/1230 (2023)", "sourceNumber": 3, "part": "Remote maintenance", "category": "Regulation", "impact": "high", "impactReason": "sets a duty with a date for a function that is on most roadmaps", "watch": "Share of service calls closed by a remote action, per month", "act": "Product manager: list each remote action of the current release and ask the certification engineer which one is a safety function"}`,
})
