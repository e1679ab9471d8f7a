import { ensurePackages, run } from './toolchain.mjs'

ensurePackages()
run('react-router', ['typegen'])
run('tsc', ['--noEmit', '-p', '.'])
run('biome', ['check', '--error-on-warnings'])
run('depcruise', ['--config', '.dependency-cruiser.cjs', 'src'])
run('vitest', ['run', '--project', 'unit'])
