import { describe, expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createReader } from './create-reader.ts'

const reader = createReader(readKnowledge())
const chip = (description: string, label: string) =>
  reader.read({ description }).understood.find((item) => item.label === label)?.value

describe('the market, as people read it', () => {
  test('by its name when its own words are said', () =>
    expect(chip('Nurses swap shifts with colleagues', 'Market')).toBe('Employee scheduling software'))

  test('a neighbouring field is named as no more than that', () => {
    const near = reader.read({ description: 'Prison chaplains plan visits and keep notes' })
    expect(near.placement.market).toBeNull()
    expect(near.placement.nearest).not.toBeNull()
    expect(chip('Prison chaplains plan visits and keep notes', 'Market')).toMatch(/neighbouring field/)
  })

  test('nonsense has none and is near to none', () =>
    expect(chip('Flonk the wibble across seven zorps', 'Market')).toBe('Not in the library'))

  test('a product between two markets is told with both', () => {
    const text = 'Diplomats plan seating at state dinners'
    const { placement } = reader.read({ description: text })
    expect(placement.second).not.toBeNull()
    expect(chip(text, 'Market')).toBe(
      `${placement.market?.name} or ${placement.second?.name.replace(/^./, (first) => first.toLowerCase())} (closest in the library)`,
    )
  })
})

describe('words of another language', () => {
  test.each([
    ['App, mit der Pflegekräfte Schichten tauschen', 'employee-scheduling', 'Verstanden', 'Schichten (shift)'],
    ['Une application contre le gaspillage alimentaire des boulangeries', 'food-waste-reduction', 'Compris', 'food'],
    ['Reservar pistas de pádel y encontrar pareja de juego', 'sports-court-booking', 'Entendido', 'pistas'],
    ['App waarmee huurders en verhuurders de huur en reparaties regelen', 'property-management', 'Begrepen', 'huur'],
    [
      'Un programma con cui i veterinari seguono i pazienti e le fatture',
      'veterinary-practice-management',
      'Capito',
      'Veterinari',
    ],
    [
      'Um aplicativo para quem faz trilha e quer guardar o percurso nas montanhas',
      'outdoor-navigation',
      'Entendido',
      'Trilha',
    ],
  ])('%s', (text, id, label, part) => {
    expect(reader.read({ description: text }).placement.market?.id).toBe(id)
    expect(chip(text, label)).toContain(part)
  })
})
