/** Who does the work of a function of a firm. */
const people: readonly (readonly [RegExp, singular: string, plural: string])[] = [
  [/\bsales (?:calls?|team|reps?|meetings?|demos?|pipeline|e-?mails?|leads?)\b/i, 'sales rep', 'sales reps'],
  [
    /\b(?:support|service|help ?desk) (?:tickets?|team|requests?|calls?|inbox|chats?|queue)\b/i,
    'support agent',
    'support agents',
  ],
  [/\bmarketing (?:campaigns?|team|calendar|budget|content)\b/i, 'marketer', 'marketers'],
  [/\b(?:finance|accounting) (?:team|department)\b|\bmonth[- ]end clos\w+\b/i, 'accountant', 'accountants'],
  [/\b(?:hr|people|human resources) (?:team|department|requests?)\b/i, 'HR manager', 'HR managers'],
  [/\b(?:recruiting|hiring) (?:team|pipeline|calls?|interviews?)\b/i, 'recruiter', 'recruiters'],
  [/\b(?:pull requests?|code reviews?|stand-?ups?|(?:dev|engineering) team)\b/i, 'developer', 'developers'],
  [/\b(?:legal|contract) (?:team|department|reviews?)\b/i, 'lawyer', 'lawyers'],
  [/\bprocurement (?:team|department|requests?)\b/i, 'buyer', 'buyers'],
]

/** "our sales calls" are those of sales reps: who is meant where a team of the writer's is named and nobody else. */
export function peopleOfFunction(text: string): { singular: string; plural: string; setting: null } | null {
  const owned = [
    ...text.matchAll(/\b(?:our|my|your|their|a|the|every|all)\s((?:[\p{L}-]+\s){0,2}[\p{L}-]+(?:\s[\p{L}-]+)?)/giu),
  ]
  const words = owned.map(([, rest = '']) => rest)
  const found = people.find(([pattern]) => words.some((each) => pattern.test(each)))
  return found ? { singular: found[1], plural: found[2], setting: null } : null
}
