import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { serverArguments } from '../../scripts/server-command.mjs'
import { parseEnv } from './env.ts'
import { graceMs } from './start-server.ts'

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url))
const compose = readFileSync(path('compose.yaml'), 'utf8')
const containerfile = readFileSync(path('Containerfile'), 'utf8')
/** The lines of one service, up to the next one. */
const service = (name: string) => new RegExp(`^  ${name}:\\n((?:(?: {4}.*)?\\n)+)`, 'm').exec(compose)?.[1] ?? ''

/** What the files for containers say of the server is what the server says of itself. */
describe('compose.yaml and Containerfile', () => {
  test('start the server as npm start does, from files that are there', () => {
    const command = /^CMD (\[.+\])$/m.exec(containerfile)?.[1] ?? '[]'
    expect(JSON.parse(command)).toEqual(['node', ...serverArguments])
    const copied = [...containerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      ([, names]) => names?.split(' ') ?? [],
    )
    expect(copied.length).toBeGreaterThan(4)
    expect(copied.filter((name) => !existsSync(path(name)))).toEqual([])
    expect(containerfile).toMatch(/^USER node$/m)
  })

  test('give the server settings that it takes', () => {
    const block = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(service('server'))?.[1] ?? ''
    const values = [...block.matchAll(/^ {6}([A-Z_]+): "?(.*?)"?$/gm)].map(
      ([, name = '', value = '']) =>
        [name, value.replace(/\$\{\w+:-(.*?)\}/g, '$1').replace(/\$\{\w+:\?.*?\}/g, 'x'.repeat(32))] as const,
    )
    expect(values.length).toBeGreaterThan(5)
    const env = parseEnv(Object.fromEntries(values))
    const known = new Set(Object.keys(env))
    expect(values.filter(([name]) => !known.has(name))).toEqual([])
    expect(env).toMatchObject({ PORT: 3000, HOST: '0.0.0.0', TRUST_PROXY: true })
  })

  test('leave the server the time that it takes to stop', () => {
    const seconds = Number(/stop_grace_period: (\d+)s/.exec(service('server'))?.[1])
    expect(seconds * 1000).toBeGreaterThan(graceMs + 5_000)
  })

  test('the balancer finds the servers by their name and port', () => {
    const caddyfile = readFileSync(path('Caddyfile'), 'utf8')
    expect(caddyfile).toMatch(/name server\n\s+port 3000\n/)
    expect(service('server')).toContain('PORT: "3000"')
  })
})
