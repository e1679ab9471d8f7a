import type { z } from 'zod'
import { shortened, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import type { developmentOutput } from '../output.ts'

export type DraftEpic = z.input<typeof developmentOutput>['epics'][number]
export type DraftTicket = DraftEpic['tickets'][number]

const longestTitle = 110

/** A label: lower case, without signs. */
export const slug = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 30)
    .replace(/-+$/, '') || 'product'

export const titled = (text: string) => shortened(upperFirst(withoutPoint(text)), longestTitle)
