import { become, ensurePackages, node } from './toolchain.mjs'

ensurePackages()
const api = process.env.API_PORT ?? '3001'
const page = process.env.PORT ?? '3000'
// A Confluence to try the integration with; its address, space and token are printed.
const wiki = process.env.WIKI_PORT ?? '3009'
const confluence = become(node, ['tests/fakes/confluence/serve.ts', wiki], {}, false)
const allowed = [process.env.CONFLUENCE_ALLOWED_HOSTS, `127.0.0.1:${wiki}`, `localhost:${wiki}`]
  .filter(Boolean)
  .join(',')
const server = become(node, ['--watch-path=src', '--watch-preserve-output', 'src/server/main.ts'], {
  PORT: api,
  CONFLUENCE_ALLOWED_HOSTS: allowed,
})
const pages = become('react-router', ['dev', '--port', page], { API_PORT: api })
process.on('exit', () => {
  for (const child of [confluence, server, pages]) child.kill()
})
