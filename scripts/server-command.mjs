import { join } from 'node:path'
import { root } from './toolchain.mjs'

/**
 * How the server is run. A small young generation keeps the idle process at some 160 MB instead of 260, and costs nothing
 * measurable under load; the compile cache spares the type stripping at each start but the first.
 */
export const serverArguments = ['--max-semi-space-size=16', 'src/server/main.ts']
export const serverEnvironment = { NODE_ENV: 'production', NODE_COMPILE_CACHE: join(root, '.cache', 'node') }
