import type { StepKind } from './step-kind.ts'

/** Steps in which somebody comes to know something: see, be warned, record, calculate, find, gather, report. */
export const stepKindsOfKnowing: readonly StepKind[] = [
  {
    id: 'compare',
    verbs: ['verify', 'cross-check'],
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
    ],
    needs: [
      {
        need: 'Show the state of each {thing} as it is now, and how old that knowledge is',
        test: 'A change made by another person is on the {who}’s screen within one minute; with the connection cut, the screen says since when it has not been updated',
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
      'recognise',
      'recognize',
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
  {
    id: 'record',
    verbs: [
      'record',
      'log',
      'document',
      'note',
      'mark',
      'write down',
      'scan',
      'capture',
      'photograph',
      'weigh',
      'measure',
      'count',
      'register',
      'enter',
      'dictate',
      'tag',
      'label',
      'save',
      'store',
      'time',
      'snap',
    ],
    needs: [
      {
        need: 'Take down a {thing} at the moment it happens, in a few taps and with one hand',
        test: 'In the real place, eight of ten {whos} record a {thing} in under 20 seconds without putting down what they hold',
        why: 'What is not recorded on the spot is filled in from memory in the evening.',
      },
      {
        need: 'Let a {who} correct an entry and keep the earlier value',
        test: 'A value changed twice shows all three values with time and author',
        why: 'Records that can be changed without a trace are worth nothing in a dispute.',
      },
    ],
    exception: {
      question: 'What if I forget to record a {thing}?',
      answer:
        'It can be added later and is marked as added later. The gap is shown as a gap and is not filled with a guess.',
    },
    doneWell: {
      name: 'Recorded on the spot',
      definition: '{Things} entered within ten minutes of happening, divided by all entered, per week',
      target: '75 %',
    },
    guard: {
      name: 'Time per entry',
      definition: 'Median seconds from opening to saved {thing}, per week',
      target: 'below 20 seconds',
    },
    sceptic: {
      question: 'Who reads the {things} once they are recorded?',
      answer:
        'A record without a reader is not kept up. Name the decision that each {thing} feeds; where there is none, the field is left out.',
    },
    risk: {
      risk: 'Recording is one more duty, and it fades after the first weeks',
      earlySign: 'Entries of a {who} fall below half of the first week’s',
      answer: 'Give something back at once with each {thing}, and cut every field that nobody read in the pilot',
    },
    hurt: 'I tried to remember it in the evening',
    later: 'Own fields and forms: every field needs a reader before it gets a place',
  },
  {
    id: 'recording',
    verbs: ['film', 'livestream'],
    needs: [
      {
        need: 'Record a whole {thing} from one tap, and show without doubt that it runs',
        test: 'Three {things} of full length are recorded on a phone that also gets a call and runs low on battery: no gap is longer than two seconds',
        why: 'A {thing} that was not recorded cannot be repeated.',
      },
      {
        need: 'Ask everybody who can be heard, and stop for the one who says no',
        test: 'In five staged {things} with one person who refuses, nothing of that person is kept',
        why: 'In many places a recording without consent is an offence, and it ends trust everywhere.',
      },
    ],
    exception: {
      question: 'What if somebody does not want to be recorded?',
      answer:
        'Everybody is asked at the start. With one refusal the {thing} is not recorded, and the {who} can type instead.',
    },
    doneWell: {
      name: 'Recorded without a gap',
      definition: '{Things} recorded from the first to the last minute, divided by all started, per week',
      target: '95 %',
    },
    guard: {
      name: 'Refused',
      definition: '{Things} in which somebody refuses to be recorded, divided by all, per month',
      target: 'below 10 %',
    },
    sceptic: {
      question: 'Who looks at a {thing} again once it is recorded?',
      answer:
        'Hardly anybody listens to hours. What counts is what is made from it; ask five {whos} which question they had the week after the last {thing}, and answer that one first.',
    },
    risk: {
      risk: 'Voices that talk over each other make the record useless',
      earlySign: '{Whos} correct more than they would have written by hand',
      answer: 'Try two existing services on five real {things} before building anything of one’s own',
    },
    hurt: 'half of it was gone by the next time',
    later: 'Video of a {thing}: sound answers most questions and fewer people refuse it',
  },
  {
    id: 'calculate',
    verbs: [
      'calculate',
      'estimate',
      'score',
      'rank',
      'price',
      'analyse',
      'analyze',
      'rate',
      'simulate',
      'value',
      'quote',
      'prioritise',
      'prioritize',
    ],
    needs: [
      {
        need: 'Show for each result which inputs it rests on and which are missing',
        test: 'A {who} follows any one {thing} back to its inputs within two minutes; an input left out is named in the result',
        why: 'A number that cannot be followed back is not put before anybody.',
      },
      {
        need: 'Agree with a calculation made by hand',
        test: 'For 20 cases calculated by an expert, the result lies within the tolerance that the expert wrote down beforehand in 19',
        why: 'The first wrong {thing} ends the trust in all others.',
      },
    ],
    exception: {
      question: 'What if an input is wrong or missing?',
      answer:
        'The {thing} is shown with its gap and how far the gap can move it. It is never filled silently with an average.',
    },
    doneWell: {
      name: 'Within tolerance',
      definition:
        'Results that differ from a later check by less than the agreed tolerance, divided by all checked, per month',
      target: '95 %',
    },
    guard: {
      name: 'Corrected by hand',
      definition: 'Results that a {who} overwrites, divided by all results, per month',
      target: 'below 10 %',
    },
    sceptic: {
      question: 'How wrong may a {thing} be before it does harm?',
      answer:
        'That number is missing and comes before the model. Ask three {whos} which error they would not have noticed and which one would have cost them.',
    },
    risk: {
      risk: 'The inputs are too poor for a {thing} that anybody would sign',
      earlySign: 'More than a third of the pilot’s results carry a gap',
      answer: 'Begin with the few inputs that move the result most, and collect those by hand first',
    },
    hurt: 'I was asked where the number came from and could not say',
    later: 'Cases unlike the 20 that are checked by hand: their results would look equally sure and would not be',
  },
  {
    id: 'find',
    verbs: [
      'find',
      'search',
      'pick',
      'choose',
      'select',
      'discover',
      'look up',
      'browse',
      'match',
      'recommend',
      'meet',
      'explore',
      'connect',
      'locate',
      'fetch',
      'retrieve',
      'obtain',
      'join',
    ],
    needs: [
      {
        need: 'Lead a {who} to a {thing} that fits within the first five results',
        test: 'For 20 real requests collected from {whos}, a fitting {thing} is among the first five in 16',
        why: 'Hardly anybody looks at a second page.',
      },
      {
        need: 'Say plainly when nothing fits, and what would',
        test: 'Ten requests that cannot be met get no false hit, and eight of them a usable next step',
        why: 'A poor hit costs more time than an honest “nothing”.',
      },
    ],
    exception: {
      question: 'What if nothing fits me?',
      answer:
        'The product says so, names the one condition that ruled most out, and tells the {who} when something new fits.',
    },
    doneWell: {
      name: 'Found in the first session',
      definition:
        'Searches by {whos} that end with a chosen {thing} in the same session, divided by all searches, per week',
      target: '50 %',
    },
    guard: {
      name: 'Empty searches',
      definition: 'Searches without any usable {thing}, divided by all searches, per week and place',
      target: 'below 15 %',
    },
    sceptic: {
      question: 'Why would a {who} not find the {thing} with a search engine?',
      answer:
        'There has to be one condition that a general search cannot ask for. Take ten real requests, try them there, and count how many it already answers.',
    },
    risk: {
      risk: 'Too few {things} at the start: the first search disappoints',
      earlySign: 'First-time {whos} leave after one search without a click',
      answer:
        'Open one narrow field that can be filled completely, and show how many {things} it holds before the first search',
    },
    hurt: 'I searched for an evening and gave up',
    later: 'Personal recommendations: too little is known about a {who} before the tenth search',
  },
  {
    id: 'gather',
    verbs: [
      'gather',
      'import',
      'ask',
      'survey',
      'request',
      'poll',
      'upload',
      'attach',
      'interview',
      'source',
      'sync',
      'harvest',
      'aggregate',
      'combine',
      'scrape',
    ],
    objects: ['data', 'feedback', 'evidence', 'document', 'signature'],
    needs: [
      {
        need: 'Show which {things} are still missing, from whom and since when',
        test: 'With 30 requests open, a {who} names the five most overdue within ten seconds and reminds them with one action',
        why: 'Gathering fails at the last tenth, and there by forgetting.',
      },
      {
        need: 'Refuse a {thing} that cannot be used, at the moment it is given',
        test: 'Of ten prepared {things}, four of them incomplete or in the wrong unit, exactly those four are sent back with a reason',
        why: 'An unusable {thing} that is found weeks later has to be asked for twice.',
      },
    ],
    exception: {
      question: 'What if people do not send me anything?',
      answer:
        'Each one gets a short request that can be answered without an account. After the second reminder the {who} is told, so that a person can call.',
    },
    doneWell: {
      name: 'Complete by the date',
      definition:
        'Requested {things} that are there and usable by the agreed date, divided by all requested, per round',
      target: '80 %',
    },
    guard: {
      name: 'Asked twice',
      definition: 'Requests repeated because the first answer could not be used, divided by all requests, per round',
      target: 'below 10 %',
    },
    sceptic: {
      question: 'What do the people who provide the {things} get out of it?',
      answer:
        'If nothing, they answer late. Either their effort falls below what they spend today, measured in minutes per {thing}, or the {who} has the power to insist.',
    },
    risk: {
      risk: 'Those who have the {things} see no gain and deliver late or not at all',
      earlySign: 'Less than half is in after the first reminder',
      answer: 'Take what they have already in their own form, and ask only for what is missing',
    },
    hurt: 'I chased the same three people for weeks',
    later: 'Connections to other systems: worth it once three sources hold most of the {things}',
  },
  {
    id: 'raise',
    verbs: ['report', 'raise', 'complain', 'flag up'],
    needs: [
      {
        need: 'Let a {who} raise a {thing} with place and picture, without an account',
        test: 'Eight of ten first-time {whos}, standing in front of a {thing}, have it sent within a minute; a stranger finds the spot from what was sent',
        why: 'A {who} who has to register first walks on.',
      },
      {
        need: 'Tell the {who} what became of the {thing}, also when nothing will be done',
        test: 'For 20 test cases each change reaches the one who raised it within one hour, in words without office language',
        why: 'Silence after the first {thing} is the reason why there is no second one.',
      },
    ],
    exception: {
      question: 'What if somebody has reported the same {thing} already?',
      answer: 'The {who} sees it before sending, can add a picture, and is told about the outcome like the first one.',
    },
    doneWell: {
      name: 'Usable at first sight',
      definition: '{Things} that can be worked on without a question back, divided by all raised, per week',
      target: '85 %',
    },
    guard: {
      name: 'Left without an answer',
      definition: '{Things} whose sender heard nothing for ten days, divided by all raised, per week',
      target: 'below 5 %',
    },
    sceptic: {
      question: 'What happens when ten times as many {things} come in?',
      answer:
        'Without more hands, only the queue grows. Count first how many of last month’s {things} were duplicates and how many could be closed from a desk; that share is what the product can save.',
    },
    risk: {
      risk: '{Whos} raise one {thing}, hear nothing, and do not do it again',
      earlySign: 'Few come back with a second {thing} within two months',
      answer: 'Send back each change of state, also when the answer is no',
    },
    hurt: 'I never heard what became of it',
    later: 'Votes on which {thing} comes first: they reach those who vote, and need is another order',
  },
  {
    id: 'report',
    verbs: ['export', 'file', 'submit', 'summarise', 'summarize', 'present', 'print', 'declare', 'disclose', 'compile'],
    objects: ['report', 'statement', 'summary', 'minutes', 'declaration'],
    needs: [
      {
        need: 'Produce the {thing} in the form in which its reader takes it',
        test: 'Three real readers of such a {thing} accept it without asking for a change of form or for a missing part',
        why: 'A {thing} that has to be retyped at the other end saves nothing.',
      },
      {
        need: 'Let each statement in the {thing} be followed back to where it came from',
        test: 'For ten statements chosen by the reader, the source is opened within one minute each',
        why: 'The first question to a {thing} is “where does this come from?”.',
      },
    ],
    exception: {
      question: 'What if something in the {thing} turns out to be wrong?',
      answer: 'A corrected version says what changed, and everyone who got the first one is told.',
    },
    doneWell: {
      name: 'Accepted the first time',
      definition: '{Things} that their reader accepts without a question back, divided by all handed in, per month',
      target: '80 %',
    },
    guard: {
      name: 'Found wrong afterwards',
      definition: '{Things} corrected after they were handed in, divided by all handed in, per quarter',
      target: 'below 2 %',
    },
    sceptic: {
      question: 'What happens on the other side once the {thing} is handed in?',
      answer:
        'If nobody acts on it, {whos} stop after the second one. Name the person who receives it and the time within which they answer, before the first release.',
    },
    risk: {
      risk: '{Whos} hand in a {thing}, hear nothing, and do not do it again',
      earlySign: 'Few come back for a second {thing} within the next two months',
      answer: 'Send back a state after each change, also when the answer is no',
    },
    hurt: 'it came back twice with questions',
    later: 'A layout of its own for each reader: one form that three readers accept comes first',
  },
]
