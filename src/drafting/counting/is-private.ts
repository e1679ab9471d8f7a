/** People who mostly pay for themselves; the library's buyer would be of another business. */
const private_ =
  /^(?:parent|mother|father|mum|mom|dad|family|couple|adult|teenager|teen|child|kid|student|pupil|senior|grandparent|homeowner|tenant|renter|commuter|traveller|traveler|tourist|runner|cyclist|patient|citizen|resident|person|household|learner|gamer|fan|neighbour|neighbor|friend|roommate|flatmate|housemate|shopper|consumer|woman|man|beginner|collector|hobbyist|musician|pensioner|retiree|refugee|newcomer|expat|guest|bride|groom|newlywed|knitter|crocheter|quilter|sewer|diver|swimmer|hiker|walker|biker|climber|angler|birder|birdwatcher|skier|surfer|skater|camper|backpacker|reader|singer|dancer|dieter|vegan|vegetarian|coeliac|celiac|diabetic|asthmatic|insomniac|introvert|godparent|twentysomething)$/
const privateOwner = /\b(?:dog|cat|pet|horse|car|home|house|bike|boat|garden|phone|solar|ev)[\w\s-]*owners?$/

export const isPrivate = ({ head, singular }: { head: string; singular: string }) =>
  private_.test(head) ||
  /^(?:hobby|amateur|allotment|recreational|weekend) /.test(singular) ||
  privateOwner.test(singular) ||
  /\b(?:freelance\w*|self-employed|solo)\b/i.test(singular)
