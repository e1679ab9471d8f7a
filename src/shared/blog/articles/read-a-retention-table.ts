export const text = `
The dashboard says that 56% of teams are still active one month after they started. Last quarter it said 60%. There is a meeting about it tomorrow, and by tonight there will be five explanations: the new onboarding, the price, the summer, the competitor, the bug in August.

All five are answers to “why”. The table has not been read yet. Retention is one of the few numbers in a product that can be taken apart with pencil and paper, and the order in which you do that decides whether you find something or only tell a story about it.

The example below is an invented tool for teams. All its figures are examples.

## First: split by when they came

A blended percentage mixes teams that came in different months and so met a different product. Put each month’s newcomers in a row of their own and follow them to the right.

| Started in | Teams | After 1 month | After 2 months | After 3 months |
| --- | --: | --: | --: | --: |
| June | 200 | 120 (60%) | 96 (48%) | 90 (45%) |
| July | 240 | 144 (60%) | 115 (48%) | 108 (45%) |
| August | 400 | 180 (45%) | 120 (30%) | |
| September | 260 | 169 (65%) | | |

The 56% is the sum of the first column: 613 of 1,100. No single month was at 56%. Three were at or above 60, one was far below, and that one is larger than the others. What looked like a slow decline is one month.

Read the table in three directions, always in this order.

1. **Down a column:** does the same age look different for later groups? Here August falls out and September is back.
2. **Along a row:** where does the curve flatten? June loses 80 teams in month one, 24 in month two and 6 in month three. Whoever stays for two months mostly stays.
3. **Along the diagonal:** everything on one diagonal happened in the same calendar month. An outage shows up there, in all rows at once. Nothing does here, so the bug in August is off the list: June and July teams did not notice it.

Two of the five explanations are gone, and nobody has opened a slide yet. The competitor would have hit the diagonal too.

## Second: split the odd group by where they came from

August had 400 newcomers, not 200 to 260. Something brought them. Split it by source before you look at anything inside the product.

| August by source | Teams | After 1 month | After 2 months |
| --- | --: | --: | --: |
| Referral and search | 150 | 93 (62%) | 72 (48%) |
| Paid campaign | 250 | 87 (35%) | 48 (19%) |

That is the whole riddle. Teams that came the usual way behaved as in June and July: 62 and 48 per cent. The campaign brought 250 teams of another kind, and they left. The product did not get worse. The mix changed.

This happens so often that it is worth a rule: **when a rate moves, check the mix before the behaviour.** A rate over everybody can fall while it rises in every single group, if the weaker group grew. It takes one more split to see it and a quarter of wrong work not to.

The next question is a better one. Was the campaign bad? That depends on what it cost. 48 teams are left after two months. If the campaign cost 9,600 euros, each of them cost 200. Put that beside what a team pays, and beside what a team from search costs, and you have a decision about money, not a mystery about onboarding.

## Third: ask whether the good news is news

September is at 65%, and the new onboarding went live on the first. It is tempting. Before you write that sentence, ask how far apart two months may lie by chance alone.

A share of 60% among 240 teams is uncertain by about three percentage points either way: the square root of 0.6 times 0.4 divided by 240 is 0.032. For 65% of 260 it is 0.030. The difference of the two is uncertain by the root of the sum of their squares, about 4.3 points. The observed difference is five points, little more than one such unit. With two you would start to believe it.

So September may be better and may not. What would settle it? At the same size, two more months at 65% would. Or something quicker: the new onboarding should change a step that comes before retention. If it works, more teams invite a second person in the first week. That share is larger, it is known after seven days, and it moves first. If it has not moved, the 65% is luck.

## Fourth: only now, why

After three splits, the list of explanations is short and each one names the people to talk to.

- Why do teams from the campaign leave? Call six that left in week two. Ask what they wanted to do on the day they signed up.
- Why do 40% of the usual teams leave in month one? That is the large, steady loss that was there all along, hidden by the August noise. June and July lost the same share in the same weeks. It is worth more than the campaign.
- Why do teams that reach month two stay? Look at what they had done by then that the others had not. Treat what you find as a lead, not as a cause: perhaps teams that invite five people stay because they invited five people, or perhaps large teams do both.

The last one deserves an experiment, and the first two deserve a phone.

## Keep these next to the table

- **What counts as active,** in one sentence, with an action in it. “Opened the app” measures notifications. “Planned at least one shift” measures use.
- **Which groups are too young.** An empty cell is better than a number that will still grow. Never fill the right edge with what is there so far.
- **The number of teams beside each percentage.** 65% of 260 and 65% of 20 are different statements.
- **The date of every change** that could show up on a diagonal: releases, prices, outages, campaigns.

And for the meeting tomorrow, one slide with three lines. Retention of teams that come the usual way has been 60 to 62% for three months. August’s campaign brought 250 teams of which 19% are left. September looks better and cannot be told from chance until November. Nobody will enjoy it as much as five theories. It has the advantage that it will still be true next month.
`
