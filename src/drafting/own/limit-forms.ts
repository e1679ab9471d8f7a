import type { ClauseForm } from './clause-form.ts'

/** Conditions that hold for the whole product. */
export const limitForms: readonly ClauseForm[] = [
  {
    id: 'no-account',
    cue: /\b(?:no|without(?: an?)?|never|not?)\b.{0,20}\b(?:accounts?|log-?ins?|sign-?ups?|passwords?|registration)\b/i,
    not: /\bbank account/i,
    fails: [
      'Ten first-time users on borrowed phones complete the flow; none is asked for a password, an account or an emailed code.',
    ],
    test: [
      {
        given: 'a borrowed phone and an email address that has never been used here',
        when: 'the full flow is completed, and completed again a week later on another phone',
        outcome: 'no password or registration is requested, and the first session can be reopened through its link',
      },
    ],
    question: [
      {
        ask: 'How does a user who has lost the link get back in?',
        propose: 'Through the email address or number entered the first time; a new link invalidates the old one.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'no-install',
    cue: /\b(?:no|without(?: an?)?|nothing)\b(?:\s(?:need|use|new|extra|separate|mobile|phone|native|guest|an?|for|to|of|more|other|download\w*|install\w*)){0,4}\s(?:app|apps|install\w*|download\w*)\b|\binstall(?:s)? nothing\b/i,
    fails: ['On a factory-new phone without an app store account, every step works with preinstalled software.'],
    test: [
      {
        given: 'a phone without an app store account',
        when: 'the full flow is completed, including photos and messages',
        outcome: 'no step asks for a download, and none needs a second attempt in the browser',
      },
    ],
    question: [
      {
        ask: 'What do we give up by not installing anything (push notifications, camera control, offline use)?',
        propose:
          'Push notifications, in favour of the messenger users already have; test everything that needs the camera on their oldest phone first.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'no-money-held',
    cue: /\b(?:never|not|no|don['’]?t|without)\b.{0,25}\b(?:hold|holds|holding|touch|touches|keep|handle)\b.{0,30}\b(?:money|payments?|deposits?|funds?|rents?)\b/i,
    not: /\bmoney back\b/i,
    fails: ['In the provider’s report on 20 payments and 5 refunds, our balance never holds more than our own fee.'],
    test: [
      {
        given: 'a payment that was paid out yesterday',
        when: 'it is refunded today and the receiver’s balance is empty',
        outcome: 'both sides see the open refund with its date, and our own money is not used without notice',
      },
    ],
    question: [
      {
        ask: 'Who refunds the payer if the recipient has already spent the money?',
        propose: 'The recipient, under terms shown before payment; our role ends with showing the open amount to both.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'not-recorded',
    cue: /\b(?:never|not|no)\b.{0,20}\b(?:record\w*|stored?|saved?|camera roll|kept)\b/i,
    fails: [
      'One hour after use, a search of device, server, backups and every provider finds no file, frame, thumbnail or transcript.',
    ],
    test: [
      {
        given: 'a real session on a device with automatic cloud backup enabled',
        when: 'device, server and provider are searched an hour later and after the nightly backup',
        outcome: 'no trace is found, including thumbnails and error reports',
      },
    ],
    question: [
      {
        ask: 'What counts as proof if someone claims that data was kept?',
        propose:
          'The provider’s settings, exported and dated with each release, and one search by someone outside the team.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'place-of-data',
    cue: /\b(?:data|servers?|hosted|hosting|stored|stays?)\b.{0,25}\b(?:in|inside|within)\b|\bGDPR\b|\bDSGVO\b/i,
    fails: [
      'One list names every service that stores, processes or backs up a record, with its location, including email, logs and support; any entry outside the agreed region blocks the release.',
    ],
    test: [
      {
        given: 'a record with a made-up name',
        when: 'every service on the list is searched for that name, logs and error reports included',
        outcome: 'it is found only where the list says, and every location is one you named',
      },
    ],
    question: [
      {
        ask: 'Who keeps the list up to date when a service is added?',
        propose: 'The person who adds the service, as part of the change; without the entry it is not merged.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'offline',
    cue: /\boffline\b|\bwithout (?:a |any )?(?:internet|network|reception|signal|connection)\b|\bno (?:internet|network|reception|signal|connection)\b/i,
    fails: [
      'One real session is completed entirely in flight mode; after reconnecting, nothing is lost, duplicated or silently overwritten.',
    ],
    test: [
      {
        given: 'two offline devices change the same record',
        when: 'both reconnect',
        outcome: 'both versions are shown with name and time, and a person chooses',
      },
    ],
    question: [
      {
        ask: 'How long may a device stay offline before its data is too old?',
        propose: 'One working day; after that every screen shows the age of the data at the top.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'gloves',
    cue: /\bgloves?\b/i,
    fails: [
      'Wearing the usual work gloves, 19 of 20 taps succeed on the first attempt, and nothing needs two fingers or a swipe.',
    ],
    test: [
      {
        given: 'the gloves actually worn on the job, wet and dry',
        when: 'the most frequent task is done ten times',
        outcome: 'it is completed every time without removing a glove',
      },
    ],
    question: [
      {
        ask: 'What must be possible without looking at the screen?',
        propose: 'Accepting the next job and confirming arrival; everything else can wait for a bare hand.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'device',
    cue: /\b(?:iphones?|ipads?|androids?|samsung|chromebooks?|tablets?|smart ?watch|apple watch|watch of|old phones?|cheap phones?|windows pc|desktop)\b/i,
    fails: ['An owner of exactly this device completes the whole task on site with the battery below 20 per cent.'],
    test: [
      {
        given: 'the owner’s own device: full storage, low battery, their settings',
        when: 'the whole task is done on site',
        outcome: 'no step fails, and none takes twice as long as on the team’s own device',
      },
    ],
    question: [
      {
        ask: 'What is the oldest system version among the first users?',
        propose:
          'Check ten of their devices in week one; versions used by fewer than one in ten are not supported, and the product says so.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'language',
    not: /\bdictat|\bspeaks?\b|\bspoken\b|\bvoice\b|\bspeech\b/i,
    cue: /\bin (?:German|French|Spanish|Italian|Polish|Turkish|English|Dutch|Arabic|Ukrainian|Chinese|Romanian|Portuguese|Russian|Hindi|Welsh|Catalan)\b|\b\d+ languages\b|\b(?:German|Polish|Turkish|Spanish) (?:and|or) (?:German|Polish|Turkish|Spanish)\b/,
    fails: [
      'For each language you name, a native speaker new to the product reads every screen and message and finds none in another language.',
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
        ask: 'Which technical terms must not be translated?',
        propose: 'A list of up to 30 terms signed off by a practitioner; everything else may be translated.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'must-have',
    cue: /\b(?:must|has to|have to|needs? to)\s+(?:have|carry|hold|show|prove)\b|\bis a must\b/i,
    fails: [
      'Every night the active accounts are compared with the valid proofs; any account without one is suspended before morning.',
    ],
    test: [
      {
        given: 'a user whose proof expired yesterday',
        when: 'they open it today',
        outcome: 'they cannot start anything new, a person closes what is running, and both sides are told why',
      },
    ],
    question: [
      {
        ask: 'Who checks the proof, and how old may it be?',
        propose: 'One named person; its age is shown beside it, and a reminder goes out six weeks before it expires.',
      },
    ],
    effort: 'S',
  },
]
