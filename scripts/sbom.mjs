// `npm run sbom`: a bill of materials (CycloneDX) of what an installation runs, on standard output.
import { ensurePackages, run } from './toolchain.mjs'

ensurePackages()
run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--loglevel=error'])
