/** One word without a place to break it. */
export const longWord = (letters: number) => 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(8).slice(0, letters)

export const arabic =
  'يعرض التطبيق جدول المناوبات لكل فريق، ويقترح من يستطيع أن يحل محل زميل غائب قبل الساعة 18:30 [1]. '
