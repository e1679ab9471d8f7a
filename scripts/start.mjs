import { become, ensureBuild, ensurePackages, node } from './toolchain.mjs'

ensurePackages()
ensureBuild()
become(node, ['src/server/main.ts'], { NODE_ENV: 'production' })
