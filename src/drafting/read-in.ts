/** Said in the language of the words, since whoever wrote them need not read English. */
export const readIn: Readonly<Record<string, { label: string; note: string }>> = {
  de: { label: 'Verstanden', note: 'Der eingebaute Entwurf schreibt Englisch' },
  fr: { label: 'Compris', note: 'La rédaction intégrée écrit en anglais' },
  es: { label: 'Entendido', note: 'El redactor integrado escribe en inglés' },
  ar: { label: 'المفهوم', note: 'الكاتب المدمج يكتب بالإنجليزية' },
  pt: { label: 'Entendido', note: 'O redator integrado escreve em inglês' },
  it: { label: 'Capito', note: 'Il redattore integrato scrive in inglese' },
  nl: { label: 'Begrepen', note: 'De ingebouwde schrijver schrijft Engels' },
}
