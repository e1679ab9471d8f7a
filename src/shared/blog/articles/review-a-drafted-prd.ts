export const text = `
A first draft used to be bad in visible ways. It had gaps, half sentences and a heading with nothing under it, and the gaps told the reviewer where to look. A drafted PRD from an agent has none of that. It is complete, even and well spelled from the first line to the last, and that is the problem: there is nothing for the eye to catch on, and it is tempting to read it once, fix three words and approve it.

Reading once is the wrong tool. You cannot look for five kinds of mistake in one go, because each needs a different question in your head. Five short passes, one question each, take about forty minutes for a draft of eight pages, and none of them asks you to be clever.

## Pass 1: colour the statements (10 minutes)

Go through the draft and give every statement one of four letters. Do not judge yet whether it is right.

- **B, brief.** You said it yourself, in the form or in the notes that you attached.
- **F, fact.** It has a source that you could open.
- **I, inference.** It follows from a B or an F, and you can name which.
- **A, assumption.** None of the above.

A good agent marks these for you, and then this pass is a check of its marks. A statement with a number and no letter is the first thing to remove. Nobody will miss it, and somebody would have quoted it.

The result is a count, and the count says what kind of document you have. Here is the example that the rest of this article uses: an invented app with which nurses in care homes swap shifts. All its figures are examples.

| Kind | Statements | What it means |
| --- | --: | --- |
| Brief | 19 | Your own words, come back |
| Fact | 11 | Can be opened and read |
| Inference | 9 | Stands or falls with a fact |
| Assumption | 23 | Work that nobody has planned yet |
| **All** | **62** | |

Twenty-three assumptions out of sixty-two is not a bad draft. It is an honest one. A draft with two assumptions about a product that does not exist yet is the one to worry about.

## Pass 2: find the assumptions that decide (10 minutes)

Most assumptions do not matter. If the app has a dark mode or not changes nothing about whether to build it. Take each A and ask one question: **if this were wrong, would we build something else, for someone else, or nothing?**

In the example, nineteen of the twenty-three fail that test and can stay as they are. Four pass:

1. Managers answer a swap request within an hour. If they take a day, the core flow is dead and the product is a rota editor.
2. Nurses will put a work app on a private phone. If not, the first release is a web page.
3. The rota can be read from the planning system. If not, someone types it in every week.
4. The works council agrees to a log of who swapped with whom. If not, there is no way to settle a dispute.

Write those four on the first page, above the summary, each with the cheapest check you can think of, a name and a date. *Ask two homes for the time stamps of last month’s swap messages. Lena, by Friday.* That list is the real output of the review. Everything else is tidying.

## Pass 3: read only the verbs (5 minutes)

Cover the nouns and read what the product does. Drafted requirements drift towards verbs that cannot be tested: supports, enables, leverages, handles, streamlines. Replace each with what a person would see.

> Before: The system supports managers in approving swaps efficiently.
>
> After: A manager approves or refuses a swap from the notification, without opening the app. Both nurses see the answer within ten seconds.

If you cannot write the second version, you have found a decision that has not been made. Do not let the sentence hide it. Turn it into a question with an owner.

## Pass 4: look for what is not there (10 minutes)

This is where a fluent draft does the most damage, because absence is invisible. Bring your own list, and bring the same one every time. Seven lines go a long way:

- What happens the second time, not the first?
- What happens when two people do it at once?
- Who can undo it, until when?
- What does somebody see who is not allowed to see it?
- What happens when the network, the person or the other system does not answer?
- What gets worse for somebody when this gets better?
- How will we know in six weeks that it did not work?

In the example, “two at once” found the largest hole. Two nurses accept the same shift within a second of each other. The draft said that a colleague accepts and the manager approves. It said nothing about the colleague who was told yes and then no. At three in the morning, that is a support call or a shift with nobody on it.

The sixth line is the one that teams skip. Swaps become easier, so there are more of them, so the planner who built the rota sees it change under her hands. She is a stakeholder the draft had not named.

## Pass 5: argue with the numbers (5 minutes)

Take every number that is left and ask where the one before it was. A target without a baseline is decoration.

| In the draft | Question | After the review |
| --- | --- | --- |
| Half of all swaps in the app by March | Half of how many? | About 90 swaps a month in three homes, counted from the February chat log; target 45 |
| Answer within an hour | What is it today? | Unknown; measured in week 1 before the target is set |
| 99.9% available | Who asked for it? | Removed; the paper rota stays on the wall in the pilot |

The last row is worth dwelling on. Drafts like to add non-functional requirements that sound responsible. Each one costs somebody weeks. If nobody in the brief asked for it and no law does, it is a decision, and decisions have owners.

## What to send back

After five passes you have four deciding assumptions with checks, three or four verbs turned into behaviour, one or two holes filled, and a handful of numbers with baselines. Put the first of these back into the form as context and generate again. The second draft starts from what you now know, and its count looks different: in the example 31 statements came from the brief, and 14 assumptions were left.

Then stop. A PRD is not finished when nothing can be added. It is finished when the people who build it have no question left that only you can answer, and when everybody can see which of its sentences might be wrong.
`
