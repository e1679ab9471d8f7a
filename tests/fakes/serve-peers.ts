import { startDraftingModel } from './models/drafting-model.ts'
import { referencePages } from './models/reference/reference-model.ts'
import { startPageServer } from './pages/page-server.ts'

/** `serve-peers.ts MODEL_PORT PAGES_PORT`: a model in the formats of all vendors, and pages with a search that finds them, on loopback. */
const [modelPort = 3007, pagesPort = 3008] = process.argv.slice(2).map(Number)
const site = await startPageServer(referencePages, { port: pagesPort })
const model = await startDraftingModel({ port: modelPort, pages: site.origin })
process.stdout.write(`A model to try: ${model.origin}, and a search with pages: ${site.origin}\n`)
const stop = () => void Promise.all([model.close(), site.close()]).then(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
