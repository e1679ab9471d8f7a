/** Nouns, singular and lower case, by whether they act in a pitch. */

const words = (list: string) => new Set(list.trim().split(/\s+/))

/** People, by occupation, relation or situation. */
export const peopleWords = words(`
  accountant actor adult advisor adviser advocate agent analyst anyone apprentice architect artisan artist assistant athlete attorney auditor author
  babysitter baker barber barista beekeeper beginner bookkeeper builder businesswoman businessman butcher buyer candidate captain caregiver carer caretaker
  carpenter cashier caseworker ceo cfo cto chef child citizen cleaner client climber clerk clinician coach collector colleague commuter consultant
  consumer contractor controller cook coordinator counsellor counselor couple courier coworker craftsman craftsperson creator customer cyclist dad dancer daughter
  dealer dentist dermatologist designer developer director dispatcher doctor donor driver editor educator elder electrician employee employer engineer
  enthusiast entrepreneur estimator everyone executive expat expert family fan farmer father fisherman fleet florist founder freelancer friend gamer gardener
  gardner geologist grandchild grandfather grandma grandmother grandparent grandpa graduate grower guardian guest guide guitarist hairdresser handyman
  hiker hobbyist holidaymaker homeowner host hotelier householder hunter husband hygienist immigrant individual influencer inspector installer instructor
  intern interpreter investor janitor jeweller job-seeker jobseeker journalist judge kid keeper landlady landlord landscaper lawyer leader learner lecturer lender
  librarian listener locksmith logger mail-carrier maker man manager marketer mason mechanic member mentor merchant midwife miner mom mother mover mum
  musician nanny neighbor neighbour neurologist newcomer notary novice nurse nutritionist officer operator optician organiser organizer owner painter
  paralegal paramedic parent participant partner passenger patient pediatrician pensioner person pharmacist photographer physician physio physiotherapist pilot
  planner player plumber pm podcaster podiatrist podologist policeman politician potter practitioner producer professional professor programmer psychologist pupil
  purchaser quilter radiographer ranger reader realtor receptionist recruiter refugee rep renter repairer reporter representative researcher resident restaurateur retailer retiree rider
  roaster roofer runner sailor salesperson saleswoman scholar scientist secretary seeker self-employed seller senior server shepherd shipper shopkeeper shopper
  sibling singer single sister sitter skier smallholder socialworker soldier solicitor son specialist spouse sre staff staffer stakeholder steward
  streamer student stylist subcontractor subscriber superintendent supervisor supplier surfer surgeon surveyor survivor tailor taxpayer teacher teen teenager
  technician tenant tester therapist toddler tourist trader tradesman tradesperson trainee trainer translator traveler traveller treasurer trucker trustee tutor
  underwriter user van-driver vendor vet veteran veterinarian victim viewer visitor volunteer voter waiter waitress walker warden wearer welder widow wife
  diabetic asthmatic vegan vegetarian insomniac smoker introvert newlywed nomad backpacker camper climber knitter birder birdwatcher angler
  crafter youtuber vlogger dj drummer skater swimmer triathlete bodybuilder co-founder cofounder carpool-driver breadwinner
  lifeguard guard firefighter brewer distiller reviewer interviewer tradie biker coeliac celiac sufferer allotmenteer godparent stepparent bridesmaid
  winemaker winegrower woman worker workforce workman writer youth yogi zookeeper picker packer crew everybody anybody someone folk guy gal buddy mate flatmate roommate
  housemate tester dietitian sommelier chaplain priest pastor vicar imam rabbi monk nun anaesthetist auctioneer genealogist archivist curator docent
`)

/** Organizations and groups that use or buy things as one. */
export const organizationWords = words(`
  academy administration agency airline airport association authority bakery bank bar bookshop brand brewery brokerage broker business cafe café camp canteen
  carrier charity choir church clinic club college company congregation consultancy contractor cooperative coop co-op council court creditor department
  developer diner distributor district dealership embassy employer enterprise factory farm federation festival firm florist foundation foundry garage government greenhouse
  group gym hospice hospital hostel hotel household institute institution insurer investor kindergarten kitchen laboratory lab landlord library lender manufacturer
  marina merchant mill mosque municipality museum ngo nonprofit non-profit nursery office operator orchestra organisation organization parish pharmacy
  police practice preschool producer provider pub publisher quarry regulator retailer restaurant roastery salon school seller shelter shop startup start-up
  store studio supermarket supplier surgery synagogue team theatre theater town trust union university utility venue vineyard warehouse wholesaler winery zoo
  village bookstore community committee board crew band ensemble troupe league squad carehome
`)

/** Words whose ending looks like a person's but which are things. */
export const deviceWords = words(`
  hour minute day week month year second
  answer banner barrier binder border browser bumper butter calendar calculator cancer career center centre chapter character charger cluster computer corner counter
  cover customer-data danger dinner dollar door driver-app elevator error factor fever filter finger fodder folder footer gender hammer hanger header heater helper-app
  hour humor identifier indicator inverter ladder laser layer leather ledger letter lever litter locker lumber marker master matter meter monitor
  motor mower number offer order over-production oven paper parameter parlor pepper pillar planner-app platter pointer poster powder power printer processor projector
  quarter reactor rear receiver recorder refrigerator register reminder render river roller roster rubber rumor scanner scooter sector semester sensor server-room shelter-app
  shoulder shower sister-site slider soccer sticker summer supper tablet-holder tempter theater-seat thermometer thunder timer tracker tractor tower trailer transfer trigger
  twitter under vapor vector water weather whether winter wonder wrapper ultrasound solar floor color colour flavor flavour labor labour odor harbor mirror
  coffee committee-room employee-data fee degree guarantee three tree knee list assist checklist playlist shortlist wishlist waitlist twist mist wrist
  container controller-box conveyor generator transformer adapter converter compressor sprayer harvester planter detector director-y
  booster cooler dryer washer dishwasher blender mixer newsletter voucher datacenter spreadsheet starter builder-app
`)

/** Known as a pair only: a "hire" alone is a thing. */
peopleWords.add('new hire')

export const actorWords = new Set([...peopleWords, ...organizationWords])

/** Heads that say nothing without what follows: "people who love hiking". */
export const emptyPeople = words(
  'people person anyone everyone someone those folk folks individual user users adult man woman men women guy somebody anybody everybody member customer client',
)
