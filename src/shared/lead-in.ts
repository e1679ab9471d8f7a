/** What people write before they come to what it is: "So basically", "I want to build", "Kindly suggest:". */
const leadIns: readonly (readonly [before: RegExp, instead: string])[] = [
  [
    /^(?:ok(?:ay)?|hi|hello|hey|kindly suggest|(?:the |our |my )?(?:product |app |business )?(?:idea|concept|pitch)(?: is)?)[,:!.]?\s+/i,
    '',
  ],
  [/^(?:so|basically|well|actually)[,:]?\s+(?=\p{L})/iu, ''],
  [/^(?:so|basically|well|actually)[,:]?\s+(?=\p{L})/iu, ''],
  [/^there(?:['’]s| is| are) (?:currently )?no (?:good |easy |simple |real )?ways? (for|to)\b/i, 'A way $1'],
  [
    /^(?:we|i)(?:['’](?:re|m)| are| am) (?:currently |now )?(?:building|making|developing|creating|launching|adding|designing|planning|working on)\s+/i,
    '',
  ],
  [
    /^(?:we|i)(?:['’]d| would)? (?:want|like|plan|hope|wish|need|intend) to (?:build|create|make|develop|launch|add|start)\s+/i,
    '',
  ],
  [
    /^(?:wir (?:bauen|entwickeln|planen)|nous (?:développons|créons|construisons)|(?:estamos )?(?:creando|desarrollando|creamos|desarrollamos)) /iu,
    '',
  ],
  [/^our (?:product|platform|app|tool|solution|software) is (?=(?:an?|the)\s)/i, ''],
  [
    /^(?:(?:we|i) )?need (?:docs|documents|help|a prd|copy|texts?|a plan) (?:for|with) (?:our|the|my|an?)\s(?:new )?/i,
    '',
  ],
  [/^(?:we )?(?:offer|provide|deliver) (?=\p{Ll})/iu, ''],
  [/^(?:please )?(?:create|build|develop|make) (?=(?:an?|one|the)\s)/i, ''],
  [/^(?:it|this)(?:['’]s| is) (?=(?:an?|like|the)\s)/i, ''],
]

/** The text from where it says what it is; the text itself where nothing stands before that. */
export function withoutLeadIn(text: string): string {
  const bare = leadIns.reduce((rest, [before, instead]) => rest.replace(before, instead), text.trim())
  // a name may begin small ("iPhone"), a sentence may not
  return /^\p{Ll}{2}/u.test(bare) || /^a\s/.test(bare) ? bare.charAt(0).toUpperCase() + bare.slice(1) : bare
}
