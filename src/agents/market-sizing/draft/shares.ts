type Range = readonly [low: number, value: number, high: number]

/**
 * Starting values of assumptions, in percent. None has a source: each goes into the sheet as an assumption with its check, and
 * only sets the order of size at which the reader starts.
 */

/** How much of its sector of the statistics a kind of firm is. */
const kinds: readonly (readonly [words: RegExp, range: Range])[] = [
  [/restaurant|cafe|café|bar|pub|bistro|kitchen|coffee/, [50, 65, 80]],
  [/hotel|hostel|guesthouse|campsite/, [6, 10, 15]],
  [/dental|dentist|orthodont/, [10, 15, 20]],
  [/clinic|practice|physician/, [15, 25, 40]],
  // Of the largest firms of the sector, which are those counted for them.
  [/hospital|health system|ward/, [25, 40, 60]],
  [/baker|pastry|confection/, [1, 2, 4]],
  [/care home|nursing home|hospice|elder care/, [2, 4, 7]],
  [/childcare|child care|daycare|day care|nursery|kindergarten/, [5, 9, 13]],
  [/^construction|contractor|builder|trades/, [60, 80, 95]],
  [/salon|hair|barber|nail|spa/, [10, 15, 22]],
  [/garage|auto|car repair|workshop/, [15, 22, 30]],
  [/law firm|legal/, [15, 20, 25]],
  [/account/, [7, 12, 16]],
  [/marketing|design studio|agenc/, [4, 8, 14]],
  [/vet/, [2, 3.5, 5]],
  [/architect|engineering firm/, [4, 8, 12]],
  [/software|saas|tech|start-?up|platform|data|product team|ml team/, [25, 40, 60]],
  [/school|universit|college|academy/, [20, 35, 50]],
  [/property|letting|landlord|real estate|estate agen/, [20, 35, 50]],
  [/gym|fitness|yoga|climbing/, [15, 25, 35]],
  [/insur/, [35, 50, 65]],
  [/nonprofit|non-profit|charity|association|club|church/, [25, 40, 55]],
]

export const shareOfKind = (word: string): Range => kinds.find(([words]) => words.test(word))?.[1] ?? [5, 12, 25]

/** How many of the people of a place are in a situation. */
const situations: readonly (readonly [words: RegExp, range: Range])[] = [
  [/heart failure/, [1.5, 2, 3]],
  [/teen|adolescen/, [6, 8, 10]],
  [/dog|cat|pet|horse/, [20, 30, 40]],
  [/parent|mother|father|famil/, [10, 18, 26]],
  [/homeowner|house owner|home owner/, [25, 35, 45]],
  [/tenant|renter/, [20, 30, 40]],
  [/driver|car owner|commuter/, [30, 45, 60]],
  [/student|learner/, [6, 10, 15]],
  [/travel|tourist|hopper|passenger|holiday/, [8, 15, 30]],
  [/retire|senior|older|grandparent/, [12, 18, 22]],
  [/patient|diabet|chronic/, [4, 8, 15]],
  [/runner|cyclist|gym|fitness|hik/, [6, 12, 20]],
  [/musician|guitar|piano/, [3, 7, 12]],
  [/gamer|player/, [20, 30, 45]],
  [/job seeker|unemployed/, [3, 5, 8]],
  [/freelanc|self-employed/, [4, 7, 10]],
]

export const shareInSituation = (words: string): Range =>
  situations.find(([pattern]) => pattern.test(words.toLowerCase()))?.[1] ?? [2, 6, 15]

/** How many customers one person serves whose trade the library counts. */
const served: readonly (readonly [words: RegExp, range: Range])[] = [
  [/veterinarian/, [500, 900, 1500]],
  [/animal care/, [10, 30, 60]],
  [/physician/, [800, 1300, 2000]],
  [/teacher/, [15, 22, 28]],
  [/tutor/, [5, 10, 20]],
  [/fitness|trainer/, [20, 40, 80]],
  [/travel agent|guide/, [150, 400, 800]],
  [/childcare|preschool/, [5, 8, 12]],
  [/dietitian|counselor|psycholog/, [40, 80, 150]],
  [/advisor/, [60, 100, 180]],
  [/manager/, [50, 150, 400]],
  [/driver/, [100, 300, 700]],
]

export const servedByOne = (label: string): Range | null =>
  served.find(([words]) => words.test(label.toLowerCase()))?.[1] ?? null

type Trade = readonly [words: RegExp, perYear: Range, value: Range]

/** How often a customer does it a year, and what one is worth in USD, by what is done. */
const trades: readonly Trade[] = [
  [/electric|plumb|roof|boiler|heating|renovat|handym|carpent|painter/, [0.3, 0.8, 2], [120, 300, 900]],
  [/clean|garden|lawn|mow/, [4, 12, 26], [50, 90, 160]],
  [/freelanc|invoice|gig/, [6, 20, 50], [200, 800, 3000]],
  [/hotel|holiday|flight|travel|trip/, [0.5, 1.5, 4], [150, 450, 1200]],
  [/lesson|tutor|course|coach/, [10, 30, 60], [20, 40, 80]],
  [/ticket|concert|festival|event/, [1, 3, 8], [20, 50, 120]],
  [/rent a|rental|borrow/, [1, 3, 8], [25, 60, 200]],
  [/meal|food|grocer|lunch|dinner|restaurant/, [10, 30, 80], [12, 25, 60]],
  [/\bride|taxi/, [5, 20, 60], [8, 20, 60]],
]

/** Starting values for a product that takes a share of each order. */
export function ordersOf(words: string): { perYear: Range; value: Range } {
  const [, perYear, value] =
    trades.find(([pattern]) => pattern.test(words.toLowerCase())) ?? ([null, [2, 6, 15], [15, 40, 100]] as const)
  return { perYear, value }
}
