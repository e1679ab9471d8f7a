import type { StepKind } from '../step-kind.ts'

/** Steps in which somebody looks for something, collects it, brings it up or reports it. */
export const askingKinds: readonly StepKind[] = [
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
      'research',
      'scout',
      'hunt',
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
      'extract',
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
