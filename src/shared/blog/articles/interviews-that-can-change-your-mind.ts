export const text = `
Here is a simple test for a round of customer interviews. Before the first call, write down what you would have to hear to stop the project. If nothing comes to mind, you are not doing interviews. You are collecting quotes for a decision that has been made.

That happens to careful people. Interviews are pleasant, the people are polite, and a polite person who is shown an idea will find something good to say about it. The method below does not need more discipline than most of us have. It puts the discipline into three pieces of paper that are written on a day when nobody is excited.

## Paper one: beliefs that can fall

Write three to five beliefs that the product rests on. Each gets two numbers before any call: what would confirm it, and what would sink it. Leave a gap between them, because most rounds end in the gap and it is better to know that.

The example is an invented app with which nurses in care homes swap shifts. All its figures are examples. The plan is eight interviews.

| Belief | Holds if at least | Falls if at most |
| --- | --: | --: |
| The last swap cost the nurse an evening or more | 6 of 8 | 3 of 8 |
| The manager is the slowest step | 6 of 8 | 3 of 8 |
| They would use a private phone for it | 5 of 8 | 2 of 8 |

Three beliefs are enough. With eight people you cannot test ten things, and the tenth question is asked of somebody who wants to go home.

Notice what is not in the table: *they like the idea*, *they would pay*, *they would recommend it*. Those are about the future, and nobody you interview lives there.

## Paper two: questions about a day that happened

Every question on the list is about one past event. The reason is mechanical. A person who is asked “how often do you swap shifts?” works out an answer that fits their picture of themselves. A person who is asked “when was the last time?” has to go and look.

The opening carries the interview, and it is always the same shape:

> Tell me about the last time you needed somebody to take a shift. Which day was it? What was the first thing you did?

Then there is nothing to do but follow: what then, who was that, how long did it take until they wrote back, what did you do in the meantime. Four follow-ups get you further than any clever question:

- **What did you do next?** for the order of things.
- **Can you show me?** for the chat, the paper, the screen. A picture of a real rota with three colours of ink is worth an hour of talk.
- **What did that cost you?** for time, money or a favour owed.
- **When did it go differently?** for the second story. The exception is where the rule becomes visible.

Three things are not on the list. Not your idea, until the last five minutes. Not *would you*. And not *why* as a first question: it asks for a justification, and people will build one for you.

## Paper three: the tally

After each call, before the next one, take ten minutes and fill one row. Only what the person did counts. What they said they would do goes in the last column, where it can do no harm.

| Nurse | Evening lost to the last swap | Slowest step | Uses private phone for the rota today | Said |
| --- | --- | --- | --- | --- |
| 1 | Yes, 3 hours | Finding a colleague | Yes, photo of the wall | “An app would be great” |
| 2 | Yes, 2 evenings | Finding a colleague | Yes, chat group | Would pay 5 euros |
| 3 | Yes | Manager, 2 days | Yes, chat group | |
| 4 | No, one message | None | Yes, photo | Loves the idea |
| 5 | Yes | Finding a colleague | No, refuses | |
| 6 | Yes, 4 hours | Finding a colleague | Yes, chat group | |
| 7 | Yes | Finding a colleague | Yes, photo | “I would use it daily” |
| 8 | Yes, missed a birthday | Manager, 1 day | Yes, chat group | |

Now compare with paper one.

- **The last swap cost an evening:** 7 of 8. Holds.
- **The manager is the slowest step:** 2 of 8. It falls, and clearly: five of the six others lost their time before any manager was asked.
- **Private phone:** 7 of 8 already do it. It holds, with one refusal that deserves a second look, because a shared rota with one person missing is not a shared rota.

The second line is the one that paid for the round. The team had planned to build approval first: push messages to the manager, reminders, a deputy. Approval was the part they could see from the office. What they heard five times was somebody writing to eleven people one after the other at nine in the evening. The first release became *offer a shift to everyone who is allowed to take it*, and approval went to a plain list.

None of that was in the quotes. Nurse 4, who loved the idea, was the only one without the problem.

## How sure can eight people make you?

Sure about some things, and it pays to be exact about which. If seven of eight describe the same step, it is very unlikely that the step is rare. If two of eight do, it might well be a third of everybody. Eight interviews find what is common and they rule out “everybody does”. They do not measure shares, so do not put 87.5% on a slide. Write seven of eight: it tells the reader how many you asked.

They also tell you nothing about people you did not meet. All eight here worked in homes that already had a chat group. If the homes without one are half of the market, that is the next round, and it is a short one, because you now know the question.

## The last five minutes

Show the idea at the end if you must, and ask for something that costs the other person a little: an introduction to the colleague who plans the rota, last month’s sheet with the names blacked out, half an hour in two weeks. A yes to one of these is information. “Keep me posted” is goodbye.

## What to keep

Keep the three papers together, with the date. In half a year somebody will ask why approval is so plain. You will have the answer on one page: what you believed, what you heard, and the row where it turned.
`
