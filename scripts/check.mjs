import { ensurePackages, node, run } from './toolchain.mjs'

ensurePackages()
run('react-router', ['typegen'])
// The fast compiler checks; the older one beside it serves tools that need a compiler's programming interface.
run(node, ['node_modules/typescript-7/bin/tsc', '--noEmit', '-p', '.'])
run('biome', ['check', '--error-on-warnings'])
run('depcruise', ['--config', '.dependency-cruiser.cjs', 'src'])
run('vitest', ['run', '--project', 'unit'])
