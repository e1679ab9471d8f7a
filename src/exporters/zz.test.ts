import fc from 'fast-check'
import { test } from 'vitest'
import { getDocumentProxy } from 'unpdf'
import { arbitraryDocument } from '#shared/document/arbitrary-document.fixture.ts'
import { exporters } from './exporters.ts'
let n=0
test('pdf', async () => { await fc.assert(fc.asyncProperty(arbitraryDocument, async (d) => { const t=performance.now(); const b = await exporters.get('pdf')!.write(d,{data:0}); const e=performance.now()-t; if(e>700) console.log('slow',Math.round(e),b.length); if (n++%10===0) await getDocumentProxy(new Uint8Array(b)) }), { numRuns: 5000 }) }, 560000)
