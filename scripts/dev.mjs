import { become, ensurePackages, node } from './toolchain.mjs'

ensurePackages()
const api = process.env.API_PORT ?? '3001'
const page = process.env.PORT ?? '3000'
const server = become(node, ['--watch-path=src', '--watch-preserve-output', 'src/server/main.ts'], { PORT: api })
const pages = become('react-router', ['dev', '--port', page], { API_PORT: api })
server.on('exit', () => pages.kill())
pages.on('exit', () => server.kill())
