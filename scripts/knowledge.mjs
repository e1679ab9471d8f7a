import { become, ensurePackages, node } from './toolchain.mjs'

ensurePackages()
become(node, ['scripts/knowledge/check-dossiers.ts', ...process.argv.slice(2).filter((word) => word !== 'check')])
