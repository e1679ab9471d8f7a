// Runs on any Node from 20 on, before anything is installed: no imports but Node's own, no TypeScript.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const marks = join(root, '.cache')

function fingerprint(paths) {
  const hash = createHash('sha256')
  const add = (path) => {
    const full = join(root, path)
    if (!existsSync(full)) return
    if (statSync(full).isDirectory()) for (const name of readdirSync(full).sort()) add(join(path, name))
    else hash.update(path).update(readFileSync(full))
  }
  for (const path of paths) add(path)
  return hash.digest('hex')
}

function isFresh(mark, print) {
  const file = join(marks, mark)
  return existsSync(file) && readFileSync(file, 'utf8') === print
}

function setFresh(mark, print) {
  mkdirSync(marks, { recursive: true })
  writeFileSync(join(marks, mark), print)
}

/** The environment of every program that we start: the project's own Node and tools come first. */
export function environment(extra = {}) {
  const bin = join(root, 'node_modules', '.bin')
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...extra }
}

/** Runs a program to its end, showing what it prints; whether it ended well. */
export function attempt(command, args, extra = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment(extra) }).status === 0
}

/** Characters of what a program printed last. */
const endLength = 4000

/** As `attempt`, with the end of what was printed. */
export function attemptPrinted(command, args, extra = {}) {
  const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: environment({ ...colors, ...extra }),
  })
  let end = ''
  const pass = (to) => (chunk) => {
    to.write(chunk)
    end = (end + chunk).slice(-endLength)
  }
  child.stdout.on('data', pass(process.stdout))
  child.stderr.on('data', pass(process.stderr))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, end: error.message }))
    child.on('exit', async (code, signal) => {
      // A process that it left behind may hold the streams open.
      await Promise.race([once(child, 'close'), delay(2000, undefined, { ref: false })])
      child.stdout.destroy()
      child.stderr.destroy()
      resolve({ ok: code === 0, end: signal ? `${end}\n${signal}` : end })
    })
  })
}

/** Runs a program to its end, showing what it prints; ends this process when it fails. */
export function run(command, args, extra = {}) {
  if (!attempt(command, args, extra)) process.exit(1)
}

/** Starts a program that stays; signals go on to it, and this process ends with its code unless it is not vital. */
export function become(command, args, extra = {}, isVital = true) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment(extra) })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (isVital) child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  return child
}

/** Installs the packages of the lock file when they are missing or another lock file's. */
export function ensurePackages() {
  const print = fingerprint(['package.json', 'package-lock.json'])
  if (existsSync(join(root, 'node_modules', 'node')) && isFresh('packages', print)) return
  process.stdout.write('Installing packages...\n')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  setFresh('packages', print)
}

/**
 * The files of the build that is replaced stay beside the new one, which the server serves too: a tab that was open before
 * still finds its code. Those of the build before it go.
 */
function keepEarlierAssets() {
  const assets = join(root, 'build', 'client', 'assets')
  if (!existsSync(assets)) return
  const earlier = join(root, 'build', 'earlier')
  rmSync(earlier, { recursive: true, force: true })
  cpSync(assets, join(earlier, 'assets'), { recursive: true })
}

/** Builds the front end when something that it is made from has changed. */
export function ensureBuild() {
  const print = fingerprint([
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
    'public',
    'src/shared',
    'src/agents',
    'src/ui',
    'src/web',
  ])
  if (existsSync(join(root, 'build', 'client')) && isFresh('build', print)) return
  process.stdout.write('Building the pages...\n')
  keepEarlierAssets()
  run('react-router', ['build'], { NODE_ENV: 'production' })
  setFresh('build', print)
}

/** The project's own Node, whatever runs this script. */
export const node = join(root, 'node_modules', '.bin', 'node')
