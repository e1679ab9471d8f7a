import type { StepKind } from '../step-kind.ts'

/** Steps in which somebody keeps an eye on something: compares it, sees how it stands, is warned. */
export const watchingKinds: readonly StepKind[] = [
  {
    id: 'compare',
    verbs: ['verify', 'cross-check', 'proofread', 'fact-check', 'screen'],
    needs: [
      {
        need: 'Find each {thing} that does not match, and name the line that differs',
        test: 'Among 200 past {things} of which 20 are known to be wrong, 18 of the 20 are found, each with the line that differs',
        why: 'A {thing} that is marked without a reason is looked through by hand again.',
      },
      {
        need: 'Let each {thing} that is in order pass',
        test: 'Of 180 past {things} known to be right, at most nine are held up',
        why: 'After a week of false alarms a {who} clears every mark unread.',
      },
    ],
    exception: {
      question: 'What if a {thing} is marked wrongly?',
      answer: 'The {who} clears it with one action and a reason, and the mark and the reason stay on record.',
    },
    doneWell: {
      name: 'Mismatches found',
      definition: 'Wrong {things} that the check marked, divided by all that came to light in any way, per month',
      target: 'above 90 %',
    },
    guard: {
      name: 'False marks',
      definition: 'Marked {things} that were in order, divided by all marked, per month',
      target: 'below 5 %',
    },
    sceptic: {
      question: 'How much would the check have found last year?',
      answer:
        'Run it over a year of past {things} before the first sale; what it finds that nobody had found is its worth. If that is less than the check costs, stop.',
    },
    risk: {
      risk: 'What the {things} are checked against is out of date or lies elsewhere',
      earlySign: 'Every fifth mark is cleared because something else was agreed',
      answer: 'Let {whos} record the exception where they clear the mark, and show which terms are missing',
    },
    hurt: 'the mistake came to light weeks later',
    later: 'Acting on a mismatch without a person: first a month in which {whos} judge every mark',
  },
  {
    id: 'see',
    verbs: [
      'see',
      'get',
      'view',
      'track',
      'check',
      'monitor',
      'watch',
      'know',
      'find out',
      'follow',
      'understand',
      'compare',
      'observe',
      'show',
      'visualise',
      'visualize',
      'supervise',
      'display',
      'look at',
      'examine',
    ],
    needs: [
      {
        need: 'Show the state of each {thing} as it is now, and how old that knowledge is',
        test: 'A change made elsewhere is on the {who}’s screen within one minute; with the connection cut, the screen says since when it has not been updated',
        why: 'A {who} who acts on an old state does the wrong thing with confidence.',
      },
      {
        need: 'Put what needs action before what is in order',
        test: 'With 40 {things} on the list, a {who} names the three that need action within ten seconds',
        why: 'A complete list that hides the one bad case is no better than none.',
      },
    ],
    exception: {
      question: 'How do I know that what I see is still true?',
      answer:
        'Each {thing} carries the time of its last change and where it came from. What is older than agreed is marked instead of shown as certain.',
    },
    doneWell: {
      name: 'Seen in time to act',
      definition:
        '{Things} that needed action and were opened by a {who} while action was still possible, divided by all that needed it, per week',
      target: '80 %',
    },
    guard: {
      name: 'Wrong state shown',
      definition: 'Reports of “this is not how it is”, per 100 {things} shown, per week',
      target: 'below 1',
    },
    sceptic: {
      question: 'What will a {who} do differently after seeing it?',
      answer:
        'That has to be one named decision. If five {whos} cannot say which one they took differently in the last month for lack of this view, the screen is looked at twice and forgotten.',
    },
    risk: {
      risk: 'The picture is only as good as what others enter, and they stop entering',
      earlySign: 'The share of {things} without a change for a week grows',
      answer: 'Take the data from where it arises, and show every contributor what they get back',
    },
    hurt: 'I found out when it was too late',
    later: 'Overviews across many {things}: first the one view that leads to a decision',
  },
  {
    id: 'warn',
    verbs: [
      'warn',
      'alert',
      'notify',
      'text',
      'remind',
      'tell',
      'detect',
      'flag',
      'inform',
      'notice',
      'spot',
      'ping',
      'identify',
      'diagnose',
      'prevent',
      'avoid',
    ],
    needs: [
      {
        need: 'Warn early enough that a {who} can still act',
        test: 'Replaying 30 past cases, the warning about the {thing} comes at least as early as a {who} says is needed, in 24 of them',
        why: 'A warning after the point of no return is only a record of the damage.',
      },
      {
        need: 'Give with each warning the reason and the one thing to do next',
        test: 'Shown ten warnings, {whos} say for nine of them what they would do and why, without another tool',
        why: 'A warning without a next step is read once and then ignored.',
      },
    ],
    exception: {
      question: 'How many false alarms will I get?',
      answer:
        'The {who} sets how sure the product must be before it interrupts, sees how often that setting was right, and marks a false alarm with one tap.',
    },
    doneWell: {
      name: 'Warned in time',
      definition: 'Cases in which the warning left enough time to act, divided by all real cases, per month',
      target: '80 %',
    },
    guard: {
      name: 'False alarms',
      definition: 'Warnings marked as wrong or without consequence, divided by all warnings, per week',
      target: 'below 20 %',
    },
    sceptic: {
      question: 'Which costs more: a missed warning or a false one?',
      answer:
        'It sets the threshold and so the whole product. Ask five {whos} what the last missed case cost and after how many false alarms they would switch it off.',
    },
    risk: {
      risk: 'Too many false alarms: {whos} stop reading warnings',
      earlySign: 'The time from warning to opening grows from week to week',
      answer:
        'Start with the one warning that was right most often in the replay, and add others only above its hit rate',
    },
    hurt: 'I heard of it when the damage was done',
    later: 'Acting on a warning automatically: first a month in which {whos} judge every single one',
  },
]
