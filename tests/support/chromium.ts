import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { LaunchOptions } from '@playwright/test'
import chromium from '@sparticuz/chromium'

/** The flags keep a fresh profile from asking outside hosts; the package's own would switch web security off. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * A Chromium from the registry, with the libraries that a bare machine lacks. Unpacked once per version and account into
 * the folder for temporary files; needs no rights and no system packages.
 */
export async function chromiumLaunch(): Promise<LaunchOptions> {
  const packageFile = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const packageFolder = dirname(dirname(packageFile))
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const folder = join(tmpdir(), `pm-pilot-chromium-${version}-${userInfo().username}`)
  mkdirSync(folder, { recursive: true })
  const previous = process.env.TMPDIR
  process.env.TMPDIR = folder
  const executablePath = await chromium.executablePath()
  if (previous === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = previous
  const libraries = join(folder, 'libraries')
  if (!existsSync(libraries)) unpackLibraries(join(packageFolder, 'bin', 'al2023.tar.br'), libraries)
  const path = [process.env.LD_LIBRARY_PATH, join(libraries, 'lib')].filter(Boolean).join(':')
  return { executablePath, args: flags, env: { ...definedEnvironment(), LD_LIBRARY_PATH: path } }
}

function unpackLibraries(archive: string, target: string): void {
  const partial = `${target}.${process.pid}`
  mkdirSync(partial, { recursive: true })
  const tar = join(partial, 'libraries.tar')
  writeFileSync(tar, brotliDecompressSync(readFileSync(archive)))
  execFileSync('tar', ['-xf', tar, '-C', partial])
  renameSync(partial, target)
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
