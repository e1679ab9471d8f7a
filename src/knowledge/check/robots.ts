/** Whether a site's robots.txt lets a reader of this name fetch a path. Longest rule wins, allowing before forbidding. */
export function isAllowed(robots: string, agent: string, path: string): boolean {
  const rules = rulesFor(robots, agent.toLowerCase())
  const matching = rules.filter(({ pattern }) => matches(pattern, path))
  const longest = Math.max(0, ...matching.map(({ pattern }) => pattern.length))
  const decisive = matching.filter(({ pattern }) => pattern.length === longest)
  return decisive.length === 0 || decisive.some(({ allow }) => allow)
}

interface Rule {
  allow: boolean
  pattern: string
}

/** The rules of the group that names the reader, else of the group for all. */
function rulesFor(robots: string, agent: string): Rule[] {
  const groups: { agents: string[]; rules: Rule[] }[] = []
  let isNaming = false
  for (const line of robots.split(/\r?\n/)) {
    const [key = '', value = ''] = line
      .replace(/#.*$/, '')
      .split(/:(.*)/s)
      .map((part) => part.trim())
    const name = key.toLowerCase()
    if (name === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [] })
      groups.at(-1)?.agents.push(value.toLowerCase())
      isNaming = true
    } else if (name === 'allow' || name === 'disallow') {
      isNaming = false
      if (value !== '') groups.at(-1)?.rules.push({ allow: name === 'allow', pattern: value })
    }
  }
  const own = groups.filter(({ agents }) => agents.some((each) => each !== '*' && agent.startsWith(each)))
  const chosen = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'))
  return chosen.flatMap(({ rules }) => rules)
}

/** "*" stands for anything and "$" for the end; matched piece by piece, so that no pattern can take long. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const pieces = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  let at = 0
  for (const [order, piece] of pieces.entries()) {
    const found = order === 0 ? (path.startsWith(piece) ? 0 : -1) : path.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return !isWhole || at === path.length || pieces.at(-1) === ''
}
