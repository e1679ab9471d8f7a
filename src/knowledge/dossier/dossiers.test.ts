import { expect, test } from 'vitest'
import { marketIds, problemsOfDossier } from './market-index.ts'

test.each(marketIds())('the dossier of %s is sound', (id) => {
  expect(problemsOfDossier(id)).toEqual([])
})
