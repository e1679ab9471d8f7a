import type { Rival } from './rival.ts'

type Named = Pick<Rival, 'name'> & { says?: readonly string[] | undefined }

const spellings = ({ name, says = [] }: Named) => [name, ...(says ?? [])].map((each) => each.toLowerCase())

/** The rival that goes by this name. */
export function rivalNamed<Each extends Named>(rivals: readonly Each[], name: string): Each | undefined {
  return rivals.find((rival) => spellings(rival).includes(name.toLowerCase()))
}

/** Whether the words name this rival, as words of their own. */
export function isRivalNamed(text: string, rival: Named): boolean {
  const words = text.toLowerCase()
  return spellings(rival).some((name) => {
    for (let at = words.indexOf(name); at !== -1; at = words.indexOf(name, at + 1))
      if (!isLetter(words[at - 1]) && !isLetter(words[at + name.length])) return true
    return false
  })
}

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)
