export const text = `
Every team knows the moment. It is week three of the quarter, a large customer needs something, one engineer is ill, and the plan that everybody agreed on is wrong. Not a little wrong: every date after week three has moved, and the meeting to repair it takes longer than the work.

The usual diagnosis is that the surprise was too large. Look at the plan instead. In most cases it was full on the day it was drawn, so any surprise at all would have broken it. A roadmap that survives is not a better forecast. It is one that was built with room in it and with its decisions in the open.

## Count the weeks that exist

Start with capacity, before anybody has named a feature. The example is an invented team of five that builds a shift app for care homes. All its figures are examples.

| | Person-weeks |
| --- | --: |
| 5 people, 13 weeks | 65 |
| Holidays and public holidays | -6 |
| Upkeep: bugs, updates, questions, a fifth of the time | -13 |
| Hiring and showing somebody new around | -4 |
| **Weeks that exist** | **42** |

The fifth for upkeep is where plans lie most often, and you can check it. Take the tickets that were closed last quarter and mark each one that nobody had planned. If the share is thirty per cent, write thirty. It will not be lower next quarter because the slide says so.

So forty-two, not sixty-five. Now the step that feels wrong: **plan seven tenths of it.** Here that is twenty-nine person-weeks. The other thirteen are not laziness. They are the price of keeping your word about the twenty-nine.

Why seven tenths? It is a starting point, and yours may differ. Look at the last four quarters and divide what was finished of the plan by what was planned. If you finished 50%, 75%, 60% and 80% of it, plan two thirds and be right for once. A number from your own past beats any rule, including this one.

## Put ranges on the work

Estimates in single numbers hide the only part that matters for planning: how wrong they might be. Ask for two numbers. *If it goes as we think* and *if we meet what we usually meet*.

| Piece | Low | High | Middle |
| --- | --: | --: | --: |
| Offer a shift to everyone allowed to take it | 6 | 10 | 8 |
| Read the rota from the planning system | 8 | 14 | 11 |
| Approval list for managers | 4 | 8 | 6 |
| Overtime report | 10 | 20 | 15 |
| **All four** | **28** | **52** | **40** |

Forty fits into forty-two, and that is how quarters are lost. All four at their middle leave two weeks for everything that has not happened yet. The high end is fifty-two, ten more than exist.

The first three add up to twenty-five in the middle and thirty-two at the high end. Twenty-five fits the plan of twenty-nine. Thirty-two still fits into forty-two. That is what room means: even if everything goes as badly as it usually does, the promise holds. The overtime report is not cancelled. It is next, and you say so now instead of in week ten.

## Date the decisions, not the features

A roadmap with eleven features and eleven dates contains one piece of information: someone had a calendar. What people outside the team need is different. They need to know what you are trying to change, when you will know whether it works, and what happens then.

So give each item three lines.

> **Outcome.** Half of all swaps in three homes go through the app. Today: none.
>
> **Decision on 15 March.** If it is fewer than one in five, we stop and find out why before we add anything.
>
> **Until then.** Offer, rota import, approval list. In this order, because each is useless without the one before.

The decision date is a promise that you can keep, since it does not depend on how fast the code gets written. If the import takes three weeks longer, you decide on 15 March with what is there: perhaps one home on a typed-in rota. That is often enough to answer the question.

The number in the second line is the important one, and it has to be written before the work starts. Afterwards, every number looks like a good sign to somebody.

## Separate what is fixed from what is hoped

Some dates are real. A law takes effect, a contract ends, a trade fair opens its doors whether you are ready or not. Others are wishes that were written down once and grew hard. Mark them differently, and be strict:

- **Fixed:** somebody outside the company has set it and would not move it if you called.
- **Promised:** you have said it to a person who has made plans on it. It can be moved, by a phone call, once.
- **Expected:** everything else. It moves when you learn something.

Most roadmaps have two fixed dates, three promised ones and a dozen that pretend. Once they are sorted, week three is a smaller event. Only the expected ones give way, and nobody had made plans on those.

## What to do in week three

The surprise arrives. The large customer needs an export for their payroll, five weeks of work. You now have a procedure instead of a meeting.

1. **Does it fit into the free thirteen?** Five does. Take it from there, and say aloud that eight are left.
2. **If not, which outcome is it worth more than?** Not which feature. If nobody can name one, the answer is no, with the reason.
3. **What does it do to fixed and promised dates?** If nothing, tell everybody in two sentences. If something, call the person first.

And once a month, look at the free weeks. If they are used up in the first month, the plan was too full or the upkeep was counted too low, and the next quarter starts with a better number. If they are never used, plan eight tenths. The plan learns, which is more than most of them do.

## The page to show

One page is enough for everybody outside the team: two or three outcomes with today’s number beside them, the date on which each is decided, the fixed dates in a different colour, and one line at the bottom that says how many weeks are free. Put the last line in. The first time somebody asks for “just one small thing”, you can both look at it.
`
