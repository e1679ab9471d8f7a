import { startConfluence } from './start-confluence.ts'

/** `serve.ts PORT`: a Confluence to try the product with, empty at every start. */
const fake = await startConfluence({ port: Number(process.argv[2] ?? 3009), apiToken: 'confluence-for-trying' })
const welcome = fake.wiki.create(
  'PROD',
  'Market notes',
  '<ac:structured-macro ac:name="toc" ac:schema-version="1" /><h1>Notes</h1><p>Kept by hand.</p>',
)
if (typeof welcome !== 'string') fake.wiki.label(welcome.id, ['pm-pilot'])
process.stdout.write(
  `A Confluence to try: Cloud ${fake.cloudUrl}, Server ${fake.serverUrl}, space PROD, ${fake.username}, ${fake.apiToken}\n`,
)
process.once('SIGTERM', () => void fake.close().then(() => process.exit(0)))
process.once('SIGINT', () => void fake.close().then(() => process.exit(0)))
