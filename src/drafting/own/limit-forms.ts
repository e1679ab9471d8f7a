import type { ClauseForm } from './clause-form.ts'

/** Conditions that hold for the whole product. */
export const limitForms: readonly ClauseForm[] = [
  {
    id: 'no-account',
    cue: /\b(?:no|without(?: an?)?|never|not?)\b.{0,20}\b(?:accounts?|log-?ins?|sign-?ups?|passwords?|registration)\b/i,
    not: /\bbank account/i,
    fails: [
      'Ten first-timers with borrowed phones get through to the end: none is asked for a password, an account or a code by mail.',
    ],
    test: [
      {
        given: 'a borrowed phone and an address that was never used here',
        when: 'the whole way is walked, and walked again a week later on another phone',
        outcome:
          'no password and no registration is asked for, and what was done the first time is found again by its link',
      },
    ],
    question: [
      {
        ask: 'How does somebody come back who has lost the link?',
        propose: 'By the address or number that was typed the first time; a new link ends the old one.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'no-install',
    cue: /\b(?:no|without(?: an?)?|nothing)\b.{0,25}\b(?:app|apps|install\w*|download\w*)\b|\binstall(?:s)? nothing\b/i,
    fails: [
      'On a phone as it comes from the shop, without an app store account, every step is done in what is on it already.',
    ],
    test: [
      {
        given: 'a phone without an app store account',
        when: 'the whole way is walked, with the pictures and messages it needs',
        outcome: 'no step asks for a download, and none needs the second try in a browser',
      },
    ],
    question: [
      {
        ask: 'What is given up because nothing is installed (push messages, camera control, work without a network)?',
        propose:
          'Push messages, in favour of the messenger they already use; everything that needs the camera is tried on their oldest phone first.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'no-money-held',
    cue: /\b(?:never|not|no|don['’]?t|without)\b.{0,25}\b(?:hold|holds|holding|touch|touches|keep|handle)\b.{0,30}\b(?:money|payments?|deposits?|funds?|rents?)\b/i,
    not: /\bmoney back\b/i,
    fails: [
      'In the provider’s report on 20 payments and 5 refunds, no balance of ours ever holds more than our own fee.',
    ],
    test: [
      {
        given: 'a payment that was passed on yesterday',
        when: 'it is refunded today and the receiver’s balance is empty',
        outcome: 'the open refund is shown to both sides with its date, and none of our money is used silently',
      },
    ],
    question: [
      {
        ask: 'Who refunds when the receiver has already spent it?',
        propose: 'The receiver, by terms shown before paying; our part ends with showing the open sum to both.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'not-recorded',
    cue: /\b(?:never|not|no)\b.{0,20}\b(?:record\w*|stored?|saved?|camera roll|kept)\b/i,
    fails: [
      'One hour after use, device, server, backups and every provider are searched: no file, frame, thumbnail or transcript of it is found.',
    ],
    test: [
      {
        given: 'a real use on a device with automatic cloud backup switched on',
        when: 'device, server and provider are searched an hour later and after the nightly backup',
        outcome: 'nothing of it is found, thumbnails and error reports included',
      },
    ],
    question: [
      {
        ask: 'What counts as proof when somebody claims that it was kept?',
        propose:
          'The provider’s settings, exported and dated with each release, and one search by somebody outside the team.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'place-of-data',
    cue: /\b(?:data|servers?|hosted|hosting|stored|stays?)\b.{0,25}\b(?:in|inside|within)\b|\bGDPR\b|\bDSGVO\b/i,
    fails: [
      'One list names every service that stores, processes or backs up a record with its place; one entry outside stops the release, mail, logs and support included.',
    ],
    test: [
      {
        given: 'a record with a made-up name',
        when: 'every service on the list is searched for that name, logs and error reports included',
        outcome: 'it is found only where the list says, and each place is the one you named',
      },
    ],
    question: [
      {
        ask: 'Who keeps that list true when a service is added?',
        propose: 'Whoever adds it, as part of the change; without the entry it is not merged.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'offline',
    cue: /\boffline\b|\bwithout (?:a |any )?(?:internet|network|reception|signal|connection)\b|\bno (?:internet|network|reception|signal|connection)\b/i,
    fails: [
      'In flight mode from start to end of one real use, everything of it is done; back on the network nothing is lost, doubled or overwritten unseen.',
    ],
    test: [
      {
        given: 'two devices without a network change the same record',
        when: 'both come back',
        outcome: 'both versions are shown with name and hour, and a person chooses',
      },
    ],
    question: [
      {
        ask: 'How long may it be without a network before what it shows is too old?',
        propose: 'One working day; after that the age of the data stands on top of every screen.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'gloves',
    cue: /\bgloves?\b/i,
    fails: [
      'With the gloves of the day on, 19 of 20 taps hit at the first try, and nothing needs two fingers or a swipe.',
    ],
    test: [
      {
        given: 'the gloves that are really worn, wet and dry',
        when: 'the most frequent job is done ten times',
        outcome: 'it is finished each time without taking one off',
      },
    ],
    question: [
      {
        ask: 'What must be possible without looking at all?',
        propose: 'Saying yes to the next job and “I am there”; everything else may wait for a bare hand.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'device',
    cue: /\b(?:iphones?|ipads?|androids?|samsung|chromebooks?|tablets?|smart ?watch|apple watch|watch of|old phones?|cheap phones?|windows pc|desktop)\b/i,
    fails: [
      'The whole job is done on exactly this device by somebody who owns one, battery under 20 per cent, at the place where it is used.',
    ],
    test: [
      {
        given: 'that device as its owner has it: full memory, low battery, their settings',
        when: 'the whole job is done at the place where it is used',
        outcome: 'no step fails, and none takes twice as long as on the team’s own device',
      },
    ],
    question: [
      {
        ask: 'Which is the oldest system version among the first users?',
        propose: 'Look at ten of them in the first week; what fewer than one in ten has is not supported, and says so.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'language',
    not: /\bdictat|\bspeaks?\b|\bspoken\b|\bvoice\b|\bspeech\b/i,
    cue: /\bin (?:German|French|Spanish|Italian|Polish|Turkish|English|Dutch|Arabic|Ukrainian|Chinese|Romanian|Portuguese|Russian|Hindi|Welsh|Catalan)\b|\b\d+ languages\b|\b(?:German|Polish|Turkish|Spanish) (?:and|or) (?:German|Polish|Turkish|Spanish)\b/,
    fails: [
      'For each language you name, one native speaker who does not know the product reads every screen and message: none is in another language.',
    ],
    test: [
      {
        given: 'two people who share no language, each with their own setting',
        when: 'one writes and the other answers',
        outcome: 'each reads their own language, and the original is one tap away',
      },
    ],
    question: [
      {
        ask: 'Which words of the trade must not be translated?',
        propose: 'Those on a list of 30 that somebody of the trade signs; everything else may be.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'must-have',
    cue: /\b(?:must|has to|have to|needs? to)\s+(?:have|carry|hold|show|prove)\b|\bis a must\b/i,
    fails: [
      'Every night the list of those active is compared with the list of those who have it; one too many, and that one is stopped before the morning.',
    ],
    test: [
      {
        given: 'somebody whose proof ran out yesterday',
        when: 'they open it today',
        outcome: 'nothing new begins for them, what runs is ended by a person, and both sides read why',
      },
    ],
    question: [
      {
        ask: 'Who looks at the proof, and how old may it be?',
        propose: 'One named person; the age is printed beside it, and a reminder goes out six weeks before the end.',
      },
    ],
    effort: 'S',
  },
]
