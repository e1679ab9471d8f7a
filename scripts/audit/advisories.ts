import { spawnSync } from 'node:child_process'

export interface Advisory {
  name: string
  severity: string
  title: string
  url: string
}

export type Asked = { asked: true; advisories: Advisory[] } | { asked: false; reason: string }

/** Asks the registry by npm itself, for what an installation runs. Takes half a minute at most. */
export function askForAdvisories(root: string): Asked {
  const done = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 30_000,
    maxBuffer: 64 * 1024 ** 2,
  })
  if (done.error) return { asked: false, reason: done.error.message }
  return readAnswer(done.stdout)
}

/** What npm printed. An answer without a list of advisories is none: "nothing found" is only said where it was looked for. */
export function readAnswer(text: string): Asked {
  let answer: { message?: unknown; auditReportVersion?: unknown; vulnerabilities?: Record<string, unknown> }
  try {
    answer = JSON.parse(text)
  } catch {
    return { asked: false, reason: 'npm gave no answer that can be read' }
  }
  if (answer?.auditReportVersion === undefined || typeof answer.vulnerabilities !== 'object') {
    return {
      asked: false,
      reason: typeof answer?.message === 'string' ? answer.message : 'the registry gave no answer',
    }
  }
  return { asked: true, advisories: Object.entries(answer.vulnerabilities).flatMap(([name, found]) => of(name, found)) }
}

function of(name: string, found: unknown): Advisory[] {
  const { severity, via } = found as { severity?: unknown; via?: unknown[] }
  // A text among the causes names another package, which has an entry of its own.
  const causes = (via ?? []).filter((cause): cause is Record<string, unknown> => typeof cause === 'object')
  return causes.map(({ title, url, severity: own }) => ({
    name,
    severity: String(own ?? severity ?? 'unknown'),
    title: String(title ?? ''),
    url: String(url ?? ''),
  }))
}
