import { serverArguments, serverEnvironment } from './server-command.mjs'
import { become, ensureBuild, ensurePackages, node } from './toolchain.mjs'

ensurePackages()
ensureBuild()
become(node, serverArguments, serverEnvironment)
