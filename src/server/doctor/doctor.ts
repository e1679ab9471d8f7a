import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Env, parseEnv } from '#server/env.ts'
import { type Diagnosis, failed, ok, reasonOf, runChecks } from './check.ts'
import { databaseChecks } from './database-checks.ts'
import { machineChecks } from './machine-checks.ts'
import { mailCheck } from './mail-check.ts'
import { modelCheck } from './model-check.ts'
import { createScrubber, writeReport } from './report.ts'
import { searchCheck } from './search-check.ts'

const builtPages = fileURLToPath(new URL('../../../build/client', import.meta.url))

/** Looks at everything that PM Pilot needs on this machine with these settings; changes nothing. */
export async function diagnose(
  raw: Record<string, string | undefined>,
  pagesFolder = builtPages,
): Promise<Diagnosis[]> {
  let env: Env
  try {
    env = parseEnv(raw)
  } catch (error) {
    const text = error instanceof Error ? error.message.split('\n').slice(1).join(';').trim() : reasonOf(error)
    return [
      {
        name: 'Settings',
        ...failed(text, 'Correct them in the environment or in .env; .env.example says what each is for.'),
      },
    ]
  }
  const checks = [
    ...machineChecks(env, pagesFolder),
    ...databaseChecks(env),
    modelCheck(env),
    searchCheck(env),
    mailCheck(env),
  ]
  return [{ name: 'Settings', ...ok('all can be used') }, ...(await runChecks(checks))]
}

/** The report as it is printed, without a secret, and the code that the program ends with. */
export async function examine(
  raw: Record<string, string | undefined>,
  pagesFolder?: string,
): Promise<{ text: string; code: number }> {
  const findings = await diagnose(raw, pagesFolder)
  return {
    text: createScrubber(raw)(writeReport(findings)),
    code: findings.some(({ status }) => status === 'failed') ? 1 : 0,
  }
}

if (import.meta.main) {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { text, code } = await examine(process.env)
  process.stdout.write(text)
  process.exitCode = code
}
