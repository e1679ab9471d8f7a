import { join } from 'node:path'
import { root } from './toolchain.mjs'

/**
 * How the server is run. What runs under way hold is copied at each small collection of garbage, so that a young generation of this
 * size makes a run a sixth cheaper than one of 16 MB. What the start leaves of it is returned to the system once the server listens (`settle.ts`),
 * for which it needs the collection within reach; after a wave of runs it is returned after a quiet minute (`idle-gc.ts`) and not
 * by V8's own reducer, which would shrink the young generation between two waves. The compile cache spares the type stripping at each start but the first.
 */
export const serverArguments = ['--expose-gc', '--max-semi-space-size=64', '--no-memory-reducer', 'src/server/main.ts']
export const serverEnvironment = {
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
  // glibc keeps what threads have freed for each of them, and lets the size from which on memory is returned grow. One arena and a fixed size
  // leave a server at rest with 25 MB less.
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
}
