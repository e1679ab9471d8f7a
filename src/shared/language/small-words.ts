/** Words that carry no meaning of their own: they are not matched alone and need not be used by a result. */
export const smallWords: ReadonlySet<string> = new Set(
  (
    'a an the and or but nor so yet of to in on at by for from with without into onto over under up down out off as than ' +
    'is are was were be been being am do does did done has have had having will would can could may might must shall should ' +
    'it its this that these those there here they them their theirs he him his she her hers we us our ours you your yours i me my mine ' +
    'who whom whose which what when where why how if then else because while until since also too very just only even still ' +
    'not no yes any some all each every both either neither one more most much many few less least own same other another such ' +
    'about after before between during through per via again once ever never always often now today s t d ll re ve m'
  ).split(' '),
)

const other: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  de:
    'der die das den dem des ein eine einen einem einer eines und oder aber sondern als auch auf aus bei bis durch fur gegen im in ins mit nach nur ob ' +
    'ohne pro seit sich sie sind ist war wird werden wurde kann konnen um unter vom von vor wann was wenn wer wie wir wo zu zum zur uber zwischen ' +
    'nicht kein keine keinen man mehr alle alles jede jeder jedes dann denn es er ich ihr ihre ihren sein seine haben hat so dass damit noch schon statt am an',
  fr:
    'le la les l un une des de du d et ou mais donc or ni car a au aux en dans par pour sur sous avec sans chez vers entre que qui quoi dont quand ' +
    'ce cet cette ces son sa ses leur leurs notre nos votre vos mon ma mes il elle ils elles on nous vous je tu se s est sont etre a ont avoir ne pas plus ' +
    'tout tous toute toutes chaque si y n qu c j m t',
  es:
    'el la los las un una unos unas de del al a y e o u ni que quien cuando donde como con sin por para en sobre entre desde hasta su sus mi mis tu tus ' +
    'es son ser esta estan hay ha han se lo le les no ya mas menos muy todo todos toda todas cada si nos nuestro nuestra pero sino',
  it:
    'il lo la i gli le l un uno una di a da in con su per tra fra del dello della dei degli delle al allo alla ai agli alle dal dalla nel nella sul sulla ' +
    'e o ma che chi cui non si se come quando dove e sono essere ha hanno ogni tutto tutti piu suo sua loro nostro',
  nl:
    'de het een en of maar van voor met op in aan bij naar om door zonder als die dat dit deze wie wat waar wanneer hoe is zijn wordt worden kan kunnen ' +
    'niet geen er te tot ook dan nog al hun hij zij wij ze we je jij u per elke alle',
  pt:
    'o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela para com sem e ou mas que quem quando onde como se seu sua seus suas ' +
    'e sao ser esta ha ao aos mais menos cada todo todos toda todas nao ja nosso nossa',
})
const sets = new Map(
  Object.entries(other).map(([language, words]) => [language, new Set([...smallWords, ...words.split(' ')])]),
)

/** The small words of a language, with the English ones that descriptions mix in. Without accents. */
export function smallWordsOf(language: string): ReadonlySet<string> {
  return sets.get(language) ?? smallWords
}

/** The small words of all languages that descriptions come in. */
export const smallAnywhere: ReadonlySet<string> = new Set([...smallWords, ...Object.values(other).join(' ').split(' ')])
