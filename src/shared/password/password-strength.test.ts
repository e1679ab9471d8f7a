import { describe, expect, test } from 'vitest'
import { passwordWeaknesses, weaknessSentence } from './password-strength.ts'

const email = 'grace.hopper@navy.example'

describe('passwordWeaknesses', () => {
  test('takes a phrase and a random word', () => {
    for (const password of ['correct horse battery', 'mJ4-vQ9_tt2', 'drei blaue Gänse', '雨の日の長い散歩道です']) {
      expect(passwordWeaknesses(password, email)).toEqual([])
    }
  })
  test('asks for 8 to 128 characters', () => {
    expect(passwordWeaknesses('k9#xWq2', email)).toEqual(['length'])
    expect(passwordWeaknesses('k9#xWq2p'.repeat(17), email)).toEqual(['length'])
    expect(passwordWeaknesses('', email)).toEqual(['length'])
  })
  test('sees a well-known word through what is put around it', () => {
    for (const password of [
      'password',
      'Password2026!',
      'P@ssw0rd',
      'qwertyuiop',
      'letmein123',
      'Welcome1!',
      'ILoveYou99',
    ]) {
      expect(passwordWeaknesses(password, email)).toEqual(['common'])
    }
  })
  test('sees sequences, repetitions and dates', () => {
    for (const password of ['12345678', '987654321', 'abcdefgh', 'aaaaaaaaaa', 'abababab', '24.12.1988', 'lkjhgfdsa']) {
      expect(passwordWeaknesses(password, email)).toEqual(['common'])
    }
  })
  test('sees the address and its names', () => {
    for (const password of ['hopper-on-deck', 'xx grace.hopper xx', `${email}!`]) {
      expect(passwordWeaknesses(password, email)).toEqual(['email'])
    }
    expect(passwordWeaknesses('the art of bo', 'bo@example.com')).toEqual([])
  })
  test('names every reason', () => {
    expect(weaknessSentence(passwordWeaknesses('admin1', 'admin@example.com'))).toBe(
      'Choose a stronger password: use 8 to 128 characters; avoid well-known passwords, repetitions and sequences; leave out your email address.',
    )
  })
})
