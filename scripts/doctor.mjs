// `npm run doctor`: is everything there that PM Pilot needs? Changes nothing; ends with 1 when something must be fixed.
import { ensurePackages, node, run } from './toolchain.mjs'

ensurePackages()
run(node, ['src/server/doctor/doctor.ts'])
