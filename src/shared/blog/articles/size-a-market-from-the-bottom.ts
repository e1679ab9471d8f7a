export const text = `
Somebody needs a market size by Thursday. There is a report with a large number on its first page, and it would be easy to take one per cent of that and go home. Everybody in the room has seen that slide. Nobody has ever changed a decision because of it.

A useful market size is small, it has a range, and you can say which of its factors you would look up next. It takes an afternoon. This article walks through one with an invented product: a phone app with which nurses in care homes swap shifts, at four euros per nurse and month. **All figures here are examples**; the point is how they are put together.

## Build a chain of things that can be counted

Start with a unit that pays, and multiply only by things that somebody could count. Here the unit is a home.

| Factor | Low | Base | High | How one would know |
| --- | --: | --: | --: | --- |
| Homes that fit (50 to 249 staff) | | 9,000 | | Public register |
| Nurses per home who change shifts | 15 | 25 | 40 | Ask ten homes for the rota of one month |
| Price per nurse and month, euros | 3 | 4 | 5 | What the two nearest products charge |

The whole market, at base: 9,000 homes with 25 nurses at 48 euros a year. That is 225,000 nurses and **10.8 million euros a year**. It is the figure people ask for and the one that matters least, since you will never have it.

Note the first row. It has no range because it is counted, not guessed. It also has a condition in brackets. Every condition that you add (“in cities”, “with an electronic rota”) makes the number smaller and the plan more real. Three conditions are usually right. With none, you are sizing somebody else’s market.

## Then ask what you could win

The obtainable part is not a percentage of the whole. It is what your own two hands can do. Count the way a sale happens.

| Factor | Low | Base | High |
| --- | --: | --: | --: |
| Homes won per month, average of three years | 2 | 6 | 10 |
| Share still paying at the end of year three | 60% | 80% | 90% |

Six a month for 36 months are 216 homes. Four fifths of them stay, which makes about 173. With 25 nurses at 48 euros a year, each home brings 1,200 euros, so year three ends at **about 207,000 euros a year**.

That is two per cent of the whole. But two per cent was not an input. It came out, and it came from a number that a sales lead can argue with: six a month means one and a half signatures a week, in a trade where a decision goes through an operator, a home manager and a works council.

## Give every guess a range, then move one at a time

Now take each guess to its low and its high while all others stay at base. This is the step that turns a number into a plan.

| What moves | At its low | At its high | Spread |
| --- | --: | --: | --: |
| Homes won per month (2 to 10) | 69,000 | 346,000 | 276,000 |
| Nurses per home (15 to 40) | 124,000 | 332,000 | 207,000 |
| Price (3 to 5 euros) | 156,000 | 259,000 | 104,000 |
| Share that stays (60 to 90%) | 156,000 | 233,000 | 78,000 |

Read it from the top. Homes won per month moves the result most, so it is the first thing to find out, and it cannot be looked up: it takes ten sales conversations. Nurses per home is second and costs five phone calls, so it is done first. Price, which the team had discussed for two weeks, is third.

All lows together give 23,000 euros and all highs 778,000. Show that range once, say that neither end will happen, and spend the rest of the meeting on the first two rows.

## Let a second method disagree

A single chain can be wrong from its first link and look fine. So do it again from another side, with numbers that do not share a source. For tools that people use at work, pay is a good start: a firm spends some small share of what it pays people on the tools that organise them.

225,000 nurses at an example pay of 45,000 euros a year are about 10.1 billion euros. If homes spend 0.05% of that on tools for planning shifts, the market is **5.1 million euros**, a little under half of the 10.8 that came from below.

Do not average them. The gap is information. Ask what would have to be true for the two to meet: either homes spend about 0.11% and not 0.05%, or the price is nearer to 1.90 than to 4 euros, or 4,200 homes fit and not 9,000. Each is a question that somebody can answer. “What did you pay for rota software last year, and how many people does it plan?” is one sentence in an interview, and it settles the first.

Two methods that agree to the last digit should worry you. It usually means that one was bent until it fitted.

## Five ways in which this goes wrong

- **Units change half way.** Homes become beds, months become years. Write the unit in every row.
- **One country’s count for another.** If you must scale a foreign number, say by what (labour force, beds, output) and give it a wide range.
- **Users counted as payers.** The nurse uses it, the operator pays. Count what is on the invoice.
- **Growth added at the end.** “Growing at 12% a year” multiplies every mistake above it. Leave it out unless it changes the decision.
- **No year.** A number without a year cannot be checked by anybody, including you in six months.

## What to put on the slide

One line with the range, one with the base, and the table of what moves it:

> Year three, Germany, homes with 50 to 249 staff: 207,000 euros a year (example; single factors move it between 69,000 and 346,000). Most depends on homes won per month, and we know after ten conversations, by 12 December.

It looks smaller than the slide with the report on it. It is also the only one of the two that gets better with every week of work, and the only one that tells the room what to do on Monday.
`
