export const text = `
Give the same agent two briefs for the same product and you get two documents that have little in common. One is general, careful and could be about anything. The other names the people, contradicts you in one place and makes you want to check something. The difference is not the model. It is six sentences.

Type “an app for shift planning” and the result will disappoint. That is fair, but the machine did what it could: it filled five missing sentences with the most likely ones. Most likely is another word for average, and you did not need help with average.

Here are the six, why each one matters, and what changes when it is missing. The running example is an invented app for nurses in care homes.

## 1. Who does it, on a day that you could visit

> Nurses in care homes with 40 to 120 beds, most of them on the night and weekend shifts.

Not “healthcare professionals”. The test is whether you could stand next to one. If you can name the building and the hour, the agent can reason about what is in the person’s hands, who stands beside them and what they cannot do at that moment. A nurse on a night shift has gloves on, shares one computer, and has a private phone in a locker. None of that follows from “professionals”.

If there are two kinds of people, name both and say which one comes first. “Users” who are a nurse and a manager at the same time give you features that suit neither.

## 2. What they do, step by step, in verbs

> A nurse offers a shift, a colleague accepts it, the home manager approves the swap.

This is the most valuable of the six. Three verbs with three people in them contain the product: its screens, its permissions, its states, most of its tests. An agent that knows the steps can ask what happens between them. What if two colleagues accept? What if nobody answers by eight? What if the manager is on holiday?

Without it you get a list of features, because a noun like “shift planning” is a list of features.

## 3. What they use today

> Today they use a paper rota on the wall and a WhatsApp group.

Your rival is rarely another start-up. It is the thing that works well enough: a spreadsheet, a phone call, a colleague who knows. Say it, and say what it is good at. The wall rota can be read by everybody at one glance, needs no account and has never been down. Any document that does not answer why somebody would leave that behind is about a different world.

This sentence also decides what market research looks for and which words your landing page uses. People do not search for a solution to a problem that they call “the group chat”.

## 4. What must never happen

> A swap must never leave a shift without a registered nurse.

One sentence with “never” in it is worth a page of goals. Goals can be met by degrees. A “never” is a rule that can be tested, and it travels: it becomes a requirement in the PRD, a case in the test plan, a question in the interview and a line in the sales talk.

If you cannot think of one, ask what would be on the front page of the local paper if it went wrong. Every product that touches money, health, children or somebody’s working hours has such a sentence. The few that do not can still lose something: a document, an order, a face.

## 5. Who decides and who pays

> The home manager decides; the operator of several homes pays; the works council has to agree.

Three people, and only one of them opens the app. If you leave them out, the draft will quietly turn the user into the buyer, and the value proposition is written to somebody who has no budget. With them in, the same agent writes one argument for each and notices where they conflict. The operator wants to see who swaps how often. The works council wants nobody to see that. Better to read it now than to hear it in May.

## 6. What you know already, and what you only think

> In three homes we counted about 90 swaps in February. We think that managers take more than an hour to answer, but have not measured it.

Facts of your own beat any library. One count from three homes will anchor every estimate that follows. And the second half of the sentence is just as useful: what you only think is marked as such from the start, so that it comes back as an assumption with a check and not as a fact with your name on it.

Add fixed points here too: a trade fair in March, two developers, the law of one country. Everything that you would tell a new colleague on the first morning.

## Before and after

| | Before | After |
| --- | --- | --- |
| Typed | An app for shift planning in healthcare | The six sentences above, about a hundred words |
| Time to write | 10 seconds | 4 minutes |
| First requirement | Users can manage their shifts | A nurse offers one of her own shifts to all colleagues with the same qualification |
| First risk | Low adoption | Two nurses accept the same shift in the same second |
| First open question | What is the target market? | Who approves when the home manager is away? |

Read the last column again. Each line follows from one of the six sentences, and each is something you could take into a room. The first column is not wrong. There is just nothing in it that anybody could disagree with, which is the mark of a sentence without content.

## Three habits that help

**Write it once.** The six sentences are the same for the persona, the PRD, the interview and the test plan. Keep them where you can paste them, or save them as your product, and correct them in one place.

**Disagree with the reading.** A good agent shows how it understood you: who, what, with which steps. If that line is wrong, correct it there and start again. Everything below it is built on it, and no amount of editing further down will fix the foundation.

**Let the result correct the brief.** After the first draft you will know which of the six was thin. Often it is the fourth or the fifth. Add a sentence, generate again, and compare. When a new draft no longer surprises you, the brief is done, and most of the thinking is too.

Four minutes are not much. They are roughly the time it takes to read the first page of a document about nobody in particular.
`
