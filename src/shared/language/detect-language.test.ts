import { expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

test.each([
  ['en', 'An app that helps parents plan meals'],
  ['en', 'gen z budgeting app'],
  ['de', 'Eine App, mit der Pflegekräfte ihre Schichten tauschen können'],
  ['es', 'Una plataforma para que los agricultores vendan sus cosechas'],
  ['fr', 'Une application qui aide les étudiants à trouver un logement'],
  ['pt', 'Um aplicativo para donos de lojas controlarem o estoque'],
  ['it', 'Una app per gli studenti che non hanno tempo di cucinare'],
  ['nl', 'Een app waarmee mantelzorgers hun taken kunnen verdelen'],
  ['ja', '看護師がシフトを交換できるアプリ'],
  ['ru', 'Приложение для медсестёр, чтобы меняться сменами'],
  ['und', '12 34 !!'],
  ['de', '<p>Nachbarn teilen Werkzeug mit https://the.example/and/for/of/the/with</p>'],
  ['und', 'the@and.of.example'],
])('%s: %s', (language, text) => expect(detectLanguage(text)).toBe(language))
