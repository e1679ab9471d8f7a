export interface EvidenceWords {
  assumption: string
  noSource: string
  /** `lack`: figures and names; `source`: numbers of sources. */
  notIn: (lack: string, source: string) => string
  check: (why: string) => string
}

const english: EvidenceWords = {
  assumption: 'assumption',
  noSource: 'no source says this; look it up before you use it',
  notIn: (lack, source) => `source ${source} does not say ${lack}; look it up before you use it`,
  check: (why) => `${why.charAt(0).toUpperCase()}${why.slice(1)}.`,
}

const languages: Record<string, EvidenceWords> = {
  de: {
    assumption: 'Annahme',
    noSource: 'keine Quelle belegt das; vor der Verwendung nachschlagen',
    notIn: (lack, source) => `Quelle ${source} nennt ${lack} nicht; vor der Verwendung nachschlagen`,
    check: english.check,
  },
  fr: {
    assumption: 'hypothèse',
    noSource: 'aucune source ne le dit ; à vérifier avant usage',
    notIn: (lack, source) => `la source ${source} ne dit pas ${lack} ; à vérifier avant usage`,
    check: english.check,
  },
  es: {
    assumption: 'suposición',
    noSource: 'ninguna fuente lo dice; compruébelo antes de usarlo',
    notIn: (lack, source) => `la fuente ${source} no dice ${lack}; compruébelo antes de usarlo`,
    check: english.check,
  },
  ar: {
    assumption: 'افتراض',
    noSource: 'لا يؤكد ذلك أي مصدر؛ تحقق منه قبل استخدامه',
    notIn: (lack, source) => `المصدر ${source} لا يذكر ${lack}؛ تحقق منه قبل استخدامه`,
    check: english.check,
  },
}

/** The words of a marked assumption in the language of the text; English where there are none. */
export const wordsOf = (language: string): EvidenceWords => languages[language] ?? english
