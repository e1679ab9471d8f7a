/** A text that somebody may paste into any field. */
export interface HostileInput {
  name: string
  text: string
  /** In the sample of `npm test`; `npm run verify` runs the rest as well. */
  sampled?: boolean
}

const syllables = ['ba', 'ke', 'di', 'mo', 'lu', 'ra', 'se', 'ti', 'vo', 'nu']

/** Different words that no list of ours holds. */
const coined = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    [...String(index).padStart(3, '0')].map((digit) => syllables[Number(digit)]).join(''),
  )

/** Names that every plain object answers to. */
const inherited = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', 'prototype', 'isPrototypeOf']

const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}'
const thai = 'แอปสำหรับพยาบาลที่ต้องการแลกเวรกันในโรงพยาบาลโดยไม่ต้องโทรหาหัวหน้าทุกครั้ง'

export const hostileInputs: readonly HostileInput[] = [
  ...inherited.map((word, index) => ({ name: `the word ${word}`, text: word, sampled: index < 3 })),
  { name: 'inherited names in one line', text: inherited.join(', '), sampled: true },
  { name: 'inherited names, one a line', text: inherited.join('\n') },
  {
    name: 'inherited names in a sentence',
    text: 'An app for constructors who toString the __proto__ of a hasOwnProperty and valueOf each constructor.',
    sampled: true,
  },
  { name: 'an inherited name as its own name', text: 'constructor: __proto__ helps toString track valueOf' },
  { name: 'punctuation alone', text: '... --- ,,, !!! ??? ;;; ::: ((( )))', sampled: true },
  { name: 'one kind of punctuation', text: '?'.repeat(40) },
  { name: 'brackets alone', text: '{}[]()<>{}[]()<>{{}}' },
  { name: 'empty tags', text: '<p></p><br><b></b><div></div>', sampled: true },
  { name: 'bullets without words', text: '-\n- \n*\n•\n1.\n2)\n' },
  { name: 'an address that runs', text: 'javascript:alert(1)' },
  { name: 'addresses that run, one a line', text: 'data:text/html,x\nvbscript:msgbox(1)\njavascript:void(0)' },
  { name: 'an address', text: 'https://example.com/a/b?c=d&e=f#g' },
  { name: 'addresses alone', text: 'https://example.com/a http://b.example/c?x=1 www.example.org', sampled: true },
  { name: 'mail addresses alone', text: 'a@example.com, b@example.org; c@example.net' },
  { name: '900 different words in one line', text: coined(900).join(' '), sampled: true },
  { name: '900 different words, one a line', text: coined(900).join('\n') },
  { name: '240 different words with commas', text: coined(240).join(', ') },
  { name: '60 different words', text: coined(60).join(' ') },
  { name: '75 Thai letters', text: thai.slice(0, 75), sampled: true },
  { name: 'a page of Thai', text: `${thai} `.repeat(12) },
  { name: 'a family', text: family },
  { name: 'seven families', text: family.repeat(7), sampled: true },
  { name: '150 families', text: `${family} `.repeat(150) },
  { name: 'ten thousand families', text: family.repeat(10_000) },
  { name: 'one letter under 30,000 marks', text: `a${'\u0301'.repeat(30_000)}` },
  { name: 'Chinese', text: '一个帮助护士交换班次的应用程序，不用再打电话给主管。' },
  { name: 'Arabic', text: 'تطبيق يساعد الممرضات على تبديل المناوبات دون الاتصال بالمشرف' },
  { name: 'Hindi', text: 'नर्सों के लिए एक ऐप जो पर्यवेक्षक को फोन किए बिना शिफ्ट बदलता है' },
  { name: 'letters under a hundred marks', text: `a${'\u0301'.repeat(100)}b${'\u0327'.repeat(100)} app for nurses` },
  { name: 'invisible characters', text: `\u200b\u200c\u200d\u2060\ufeff${'\u200b'.repeat(20)}` },
  { name: 'spaces of other scripts', text: '\u00a0\u2003\u3000\u00a0\u2003\u3000\u00a0\u2003\u3000\u00a0' },
  { name: 'turned directions', text: '\u202eesruoc fo ,pparetaw\u202c \u2066an app\u2069 for nurses' },
  { name: 'half characters', text: '\ud83d an app \udc36 for dog \ud83d owners' },
  { name: 'NUL and control characters', text: 'an app\u0000 for\u0007 nurses \u001b[31m who swap' },
  { name: 'one letter 20,000 times', text: 'x'.repeat(20_000), sampled: true },
  { name: 'one letter 10,000 times', text: 'x'.repeat(10_000), sampled: true },
  { name: 'one letter 1,000 times', text: 'x'.repeat(1_000) },
  { name: 'one letter 120 times', text: 'x'.repeat(120) },
  { name: 'one capital 2,000 times', text: 'X'.repeat(2_000) },
  { name: 'one word 1,600 times', text: 'swap '.repeat(1_600).trim() },
  { name: 'one noun 1,600 times', text: 'nurse '.repeat(1_600).trim() },
  { name: 'small words alone', text: 'the and of to for a an in on with '.repeat(100).trim() },
  { name: 'a thousand short sentences', text: 'We go. They do. '.repeat(500).trim() },
  { name: 'a thousand commas', text: 'nurses, '.repeat(1_000).trim() },
  { name: 'one list of 1,000 verbs', text: `Nurses ${'swap, log, plan, '.repeat(330)}and pay.` },
  { name: 'hyphens', text: `well-${'kept-'.repeat(800)}app` },
  { name: 'open brackets', text: '('.repeat(2_000) },
  { name: 'quotes', text: '"\''.repeat(1_000) },
  { name: 'a number', text: '7' },
  { name: 'digits alone', text: '0 1 2 3 4 5 6 7 8 9 10 11 12' },
  { name: 'one long number', text: '9'.repeat(400) },
  { name: 'numbers out of range', text: '1e309 -1e309 0.1e-999 99999999999999999999% $1e309' },
  { name: 'words for values', text: 'null undefined NaN Infinity true false' },
  { name: 'dates that are none', text: '2026-02-31 opening\n9999-99-99 fair\n31/31/3131 end' },
  {
    name: 'placeholders',
    text: ['An app {people} for {Constructor} with {week}', '{name} and %s %d {0} {{x}}'].join(', $'),
    sampled: true,
  },
  { name: 'replacement patterns', text: "$& $1 $` $' $$ $<name> an app for nurses who $& shifts" },
  { name: 'a broken pattern', text: '(?:[a-z**+? \\ an app ( for [nurses] who *swap* shifts +' },
  { name: 'JSON', text: '{"productIdea":"an app","__proto__":{"isAdmin":true},"constructor":null}' },
  { name: 'a script', text: '<script>alert(1)</script><img src=x onerror=alert(1)> an app for nurses' },
  { name: 'SQL', text: "'; drop table runs; -- an app for nurses" },
  { name: 'Markdown', text: '# App\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\nx\n```\n[a](b) ![c](d) **e**' },
  { name: 'a formula', text: '=1+1 +cmd|calc!A0 @SUM(A1) -2+3' },
  { name: 'a thousand empty lines', text: `an app${'\n'.repeat(1_000)}for nurses` },
  { name: 'capitals', text: 'AN APP FOR NURSES WHO SWAP SHIFTS BEFORE THE WARD MANAGER HAS TO CALL ANYBODY' },
]
