const zeros = [0x0660, 0x06f0, 0x0966, 0xff10]

/** The same text with Arabic, Persian, Devanagari and full-width digits as 0 to 9, and Arabic separators as point and comma. */
export const inLatinDigits = (text: string): string =>
  text
    .replace(/(?![0-9])\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0
      const zero = zeros.find((first) => code >= first && code < first + 10)
      return zero === undefined ? digit : String(code - zero)
    })
    .replace(/(?<=\d)٫(?=\d)/g, '.')
    .replace(/(?<=\d)٬(?=\d)/g, ',')
