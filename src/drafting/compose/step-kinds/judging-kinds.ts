import type { StepKind } from '../step-kind.ts'

/** Steps in which a number, a score or a cause is found that nobody could read off before. */
export const judgingKinds: readonly StepKind[] = [
  {
    id: 'forecast',
    verbs: ['predict', 'forecast', 'foresee', 'anticipate', 'guess'],
    needs: [
      {
        need: 'Be nearer to what comes than the guess of a {who}',
        test: 'Replayed over 30 past cases, the {thing} is nearer to what was really needed than the {who}’s own number in 20',
        why: 'A number that is no better than experience is not looked at twice.',
      },
      {
        need: 'Say with each {thing} how far off it may be and what moved it',
        test: 'For ten {things}, {whos} name the two inputs that moved each most and the range, from the screen alone',
        why: 'A bare number is either believed too much or not at all.',
      },
    ],
    exception: {
      question: 'What if something comes up that the past does not know?',
      answer:
        'The {who} changes the number by hand and says why. The reason is kept, so that the next such case is not treated as a usual one.',
    },
    doneWell: {
      name: 'Nearer than the guess',
      definition:
        'Cases in which the {thing} was nearer to what was needed than the {who}’s own number, divided by all compared, per month',
      target: '65 %',
    },
    guard: {
      name: 'Changed by hand',
      definition: '{Things} that a {who} changed before acting, divided by all, per week',
      target: 'below 25 %',
    },
    sceptic: {
      question: 'Is a {thing} better than what a {who} expects anyway?',
      answer:
        'Measure it before building: three {whos} write down their own number for two weeks, and both are compared with what came. If a simple rule, such as the same day of last week, does as well, build the rule.',
    },
    risk: {
      risk: 'One bad {thing} ends the trust in all that follow',
      earlySign: 'After a miss, {whos} change every number by hand for a week',
      answer: 'Show the range beside the number, and each week what the misses would have cost without it',
    },
    hurt: 'I guessed, and guessed wrong',
    later: 'Acting on a {thing} without a person: first a month in which {whos} confirm each number',
  },
  {
    id: 'trace',
    verbs: ['trace', 'debug', 'investigate', 'look into'],
    needs: [
      {
        need: 'Show each step that a {thing} went through, with what went in, what came out and how long it took',
        test: 'Of 20 {things} that went wrong, a {who} names the step at which it happened for 16, within five minutes and without another tool',
        why: 'Knowing that a {thing} failed without knowing where sends a {who} back to guessing.',
      },
      {
        need: 'Lose no {thing} between two steps',
        test: 'Of 500 {things} counted at the start, all 500 are found at the end or at the step where they stopped',
        why: 'The one that is missing is the one that somebody asks for.',
      },
    ],
    exception: {
      question: 'What if one step of a {thing} reports nothing?',
      answer:
        'The gap is shown as a gap, with the last step that reported and since when. Nothing is guessed in between.',
    },
    doneWell: {
      name: 'Cause found',
      definition:
        '{Things} that went wrong and whose cause was named from the trace alone, divided by all that were looked into, per week',
      target: '80 %',
    },
    guard: {
      name: 'Gaps',
      definition: '{Things} with a step missing, divided by all, per day',
      target: 'below 1 %',
    },
    sceptic: {
      question: 'Which was the last {thing} that nobody could explain?',
      answer:
        'Ask five {whos} to show it and to count the hours. If most were explained within an hour with what there is today, this is a comfort and not a need.',
    },
    risk: {
      risk: 'What is kept of a {thing} holds what must not be kept',
      earlySign: 'A customer or an auditor asks who can read it',
      answer: 'Mask on the way in, and set from the first day who may read it and for how long',
    },
    hurt: 'I knew that it had failed, and not where',
    later: 'Patterns across many {things}: first a single one that failed is explained from start to end',
  },
  {
    id: 'sort',
    verbs: [
      'sort',
      'sort out',
      'categorise',
      'categorize',
      'classify',
      'tag',
      'group',
      'separate',
      'filter',
      'shelve',
      'merge',
    ],
    needs: [
      {
        need: 'Put each {thing} where a {who} would have put it',
        test: 'Of 100 {things} sorted by two {whos} beforehand, 90 of those on which the two agree land in the same place',
        why: 'Sorting that has to be checked one by one saves nothing.',
      },
      {
        need: 'Ask about a {thing} that fits two places instead of guessing, and remember the answer',
        test: 'Of ten {things} on which people disagreed, nine are asked about; the same case a week later is not asked again',
        why: 'A doubtful {thing} in the wrong place is found by the person whom it costs.',
      },
    ],
    exception: {
      question: 'What if a {thing} is put in the wrong place?',
      answer: 'One tap moves it, and those like it follow after a yes. What was moved by hand is never moved back.',
    },
    doneWell: {
      name: 'Left where they were put',
      definition: '{Things} that nobody moved within a week, divided by all that were sorted, per week',
      target: '90 %',
    },
    guard: {
      name: 'Asked about',
      definition: '{Things} that a {who} was asked about, divided by all, per week',
      target: 'below 10 %',
    },
    sceptic: {
      question: 'Do two {whos} sort the same {things} alike?',
      answer:
        'Let two of them sort the same 100 {things} without seeing each other’s answers. Where they differ, a rule has to be agreed on first, and no software finds it.',
    },
    risk: {
      risk: 'The first wrongly sorted {things} make {whos} check all of them again',
      earlySign: 'They open every {thing} after it was sorted',
      answer: 'Begin with the plain cases alone, and leave the rest in a list to be decided',
    },
    hurt: 'I went through all of them one by one',
    later: 'Rules that each {who} writes for themselves: first the places on which everybody agrees',
  },
  {
    id: 'evaluate',
    verbs: ['evaluate', 'assess', 'benchmark', 'grade', 'test'],
    needs: [
      {
        need: 'Agree with what a {who} would say of a {thing}',
        test: 'On 50 {things} rated by two {whos} beforehand, the score agrees with them at least as often as they agree with each other',
        why: 'A score that nobody would sign is argued with instead of acted on.',
      },
      {
        need: 'Show what each score was given for',
        test: 'For ten {things} with a low score, {whos} point to what lowered it, from the screen alone',
        why: 'A bare number cannot be put right.',
      },
    ],
    exception: {
      question: 'What if I disagree with a score?',
      answer:
        'The {who} sets it right with a reason. Corrected {things} become cases that the next version of the rules has to meet.',
    },
    doneWell: {
      name: 'Agreement with people',
      definition: 'Scores of a {thing} that a second person confirms in a weekly sample, divided by all in the sample',
      target: '85 %',
    },
    guard: {
      name: 'Passed and yet bad',
      definition: '{Things} that scored well and were complained about, divided by all that scored well, per month',
      target: 'below 2 %',
    },
    sceptic: {
      question: 'Which decision does the score of a {thing} change?',
      answer:
        'One has to be named: what is released, sent back or stopped. If five {whos} name none from the last month, nobody will open it twice.',
    },
    risk: {
      risk: '{Things} are made for the score instead of for what it stands for',
      earlySign: 'Scores rise while complaints stay where they are',
      answer: 'Keep a part of the cases hidden, and change it every month',
    },
    hurt: 'it looked fine until somebody complained',
    later: 'Stopping a {thing} on a low score without a person: first a month in which {whos} confirm each stop',
  },
]
