import { peerSettings } from './peer-settings.mjs'
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
// A model in the formats of all vendors, and a search with pages, for whoever has set none.
const peers = { model: process.env.TRY_MODEL_PORT ?? '3007', pages: process.env.TRY_PAGES_PORT ?? '3008' }
const trying = become(node, ['tests/fakes/serve-peers.ts', peers.model, peers.pages], {}, false)
const server = become(node, ['--watch-path=src', '--watch-preserve-output', 'src/server/main.ts'], {
  PORT: api,
  CONFLUENCE_ALLOWED_HOSTS: allowed,
  ...peerSettings(process.env, peers),
})
const pages = become('react-router', ['dev', '--port', page], { API_PORT: api })
process.on('exit', () => {
  for (const child of [confluence, trying, server, pages]) child.kill()
})
