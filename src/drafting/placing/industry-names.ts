/**
 * What people call an industry, and the markets of the library that belong to it, the most typical first. A name that is one
 * market's own leads to that market alone. Lower case; compared by stems, so that plurals need no line of their own.
 */
export const industryNames: readonly (readonly [names: readonly string[], markets: readonly string[]])[] = [
  [
    [
      'healthcare',
      'health care',
      'health',
      'digital health',
      'healthtech',
      'health tech',
      'medtech',
      'medical',
      'medicine',
      'hospital',
      'gesundheitswesen',
      'salud',
      'santé',
    ],
    [
      'telehealth',
      'clinic-practice-management',
      'medication-management',
      'mental-health-apps',
      'elder-care-coordination',
    ],
  ],
  [
    ['pharma', 'pharmaceutical', 'pharmacy', 'life science', 'biotech'],
    ['medication-management', 'telehealth', 'clinic-practice-management'],
  ],
  [
    ['health care staffing', 'healthcare staffing', 'nurse staffing', 'medical staffing'],
    ['healthcare-staffing', 'employee-scheduling', 'staffing-agency-software'],
  ],
  [['telemedicine', 'virtual care', 'telehealth', 'remote care'], ['telehealth']],
  [['mental health', 'wellbeing', 'psychotherapy', 'therapy'], ['mental-health-apps']],
  [
    ['wellness', 'fitness', 'sport', 'gym', 'sportstech', 'sport tech'],
    ['workout-fitness-apps', 'nutrition-meal-planning', 'mental-health-apps'],
  ],
  [['nutrition', 'diet', 'meal planning'], ['nutrition-meal-planning']],
  [
    ['gardening', 'horticulture', 'plant care'],
    ['garden-plant-care', 'smart-home', 'weather-air-quality'],
  ],
  [
    ["children's reading", "kids' reading", 'early reading', 'early literacy', "children's learning", "kids' learning"],
    ['early-reading-kids-learning', 'coding-stem-education', 'parental-controls', 'tutoring'],
  ],
  [
    ['accounts payable', 'invoice processing', 'invoice automation'],
    ['procurement-software', 'intelligent-document-processing', 'small-business-accounting'],
  ],
  [
    ['elder care', 'elderly care', 'senior care', 'nursing home', 'care home', 'agetech', 'home care', 'pflege'],
    ['elder-care-coordination', 'medication-management', 'employee-scheduling'],
  ],
  [
    ['veterinary', 'vet clinic', 'animal health'],
    ['veterinary-practice-management', 'pet-care-services'],
  ],
  [
    ['pet care', 'pet', 'pet tech', 'pet industry'],
    ['pet-care-services', 'veterinary-practice-management'],
  ],
  [
    ['dental', 'dentistry', 'clinic', 'medical practice', 'primary care'],
    ['clinic-practice-management', 'telehealth'],
  ],
  [
    [
      'fintech',
      'financial service',
      'finance',
      'financial technology',
      'bank',
      'banking',
      'neobank',
      'finanzen',
      'finanzas',
    ],
    [
      'online-payments',
      'personal-budgeting',
      'subscription-billing',
      'expense-management',
      'small-business-accounting',
    ],
  ],
  [
    ['payment', 'payments industry', 'card payment', 'digital wallet'],
    ['online-payments', 'subscription-billing'],
  ],
  [['insurance', 'insurtech', 'insurance technology', 'versicherung', 'seguros'], ['insurance-digital-distribution']],
  [['personal finance', 'wealth management', 'wealthtech', 'budgeting'], ['personal-budgeting']],
  [
    ['accounting', 'bookkeeping', 'tax software'],
    ['small-business-accounting', 'expense-management', 'payroll'],
  ],
  [['expense management', 'corporate card', 'spend management'], ['expense-management']],
  [
    ['subscription', 'subscription economy', 'billing', 'saas billing'],
    ['subscription-billing', 'online-payments'],
  ],
  [
    ['education', 'edtech', 'education technology', 'e-learning', 'elearning', 'learning', 'bildung', 'educación'],
    [
      'learning-management-schools',
      'tutoring',
      'school-parent-communication',
      'language-learning',
      'corporate-training',
    ],
  ],
  [
    ['school', 'k-12', 'k12'],
    ['learning-management-schools', 'school-parent-communication', 'tutoring'],
  ],
  [
    ['higher education', 'university'],
    ['learning-management-schools', 'tutoring'],
  ],
  [['childcare', 'child care', 'nursery', 'kindergarten', 'kita', 'early childhood'], ['childcare-management']],
  [
    ['language learning', 'language school'],
    ['language-learning', 'tutoring'],
  ],
  [['corporate training', 'workplace learning', 'learning and development'], ['corporate-training']],
  [
    ['hr', 'hr tech', 'human resource', 'future of work', 'workforce', 'people operation', 'personalwesen'],
    ['applicant-tracking', 'payroll', 'employee-scheduling', 'employee-engagement', 'corporate-training'],
  ],
  [
    ['recruiting', 'recruitment', 'hiring', 'talent acquisition', 'staffing'],
    ['applicant-tracking', 'freelance-marketplaces'],
  ],
  [
    ['gig economy', 'freelance', 'freelancing'],
    ['freelance-marketplaces', 'car-sharing-ride-hailing'],
  ],
  [
    ['remote work', 'hybrid work', 'collaboration'],
    ['meeting-notes', 'team-knowledge-base', 'project-management', 'employee-engagement'],
  ],
  [
    [
      'retail',
      'commerce',
      'e-commerce',
      'ecommerce',
      'online retail',
      'online shopping',
      'handel',
      'd2c',
      'direct to consumer',
    ],
    [
      'online-store-builders',
      'inventory-management',
      'second-hand-marketplaces',
      'online-payments',
      'last-mile-delivery',
    ],
  ],
  [
    ['fashion', 'apparel', 'resale', 'recommerce', 'second-hand', 'circular economy'],
    ['second-hand-marketplaces', 'online-store-builders', 'inventory-management'],
  ],
  [
    ['grocery', 'supermarket', 'quick commerce', 'consumer goods', 'fmcg'],
    ['grocery-delivery', 'inventory-management', 'food-waste-reduction'],
  ],
  [
    ['beauty', 'salon', 'hairdresser', 'barber', 'spa', 'cosmetic'],
    ['appointment-booking-salons', 'online-store-builders'],
  ],
  [
    ['restaurant', 'hospitality', 'food service', 'gastronomy', 'restaurant tech', 'catering', 'gastronomie', 'cafe'],
    ['restaurant-management', 'table-reservations', 'food-waste-reduction', 'employee-scheduling'],
  ],
  [
    ['food delivery', 'meal delivery', 'delivery'],
    ['last-mile-delivery', 'grocery-delivery', 'restaurant-management'],
  ],
  [
    ['food', 'food tech', 'foodtech', 'food waste', 'food and beverage'],
    ['food-waste-reduction', 'restaurant-management', 'grocery-delivery', 'nutrition-meal-planning'],
  ],
  [
    [
      'agriculture',
      'farming',
      'farm',
      'agtech',
      'agritech',
      'agri',
      'landwirtschaft',
      'agricultura',
      'dairy',
      'livestock',
    ],
    ['farm-management'],
  ],
  [
    ['travel', 'tourism', 'travel tech', 'airline', 'reise', 'turismo'],
    ['trip-planning', 'vacation-rental-management', 'event-ticketing'],
  ],
  [
    ['hotel', 'vacation rental', 'short-term rental', 'lodging', 'accommodation'],
    ['vacation-rental-management', 'trip-planning'],
  ],
  [
    ['event', 'live event', 'ticketing', 'entertainment', 'live entertainment', 'music event', 'concert'],
    ['event-ticketing'],
  ],
  [
    ['real estate', 'property', 'proptech', 'housing', 'immobilien', 'rental housing'],
    ['property-management', 'construction-management', 'vacation-rental-management'],
  ],
  [
    ['construction', 'contech', 'building industry', 'bau', 'construcción', 'architecture'],
    ['construction-management'],
  ],
  [
    ['home service', 'trade', 'craft', 'handwerk', 'home improvement'],
    ['home-services-marketplaces', 'home-energy-solar'],
  ],
  [
    ['logistics', 'supply chain', 'shipping', 'freight', 'transport', 'transportation', 'trucking', 'logistik'],
    ['last-mile-delivery', 'fleet-management', 'inventory-management'],
  ],
  [
    ['mobility', 'ride hailing', 'car sharing', 'micromobility', 'urban mobility'],
    ['car-sharing-ride-hailing', 'ev-charging', 'fleet-management'],
  ],
  [
    ['automotive', 'car', 'electric vehicle', 'ev', 'e-mobility', 'vehicle'],
    ['ev-charging', 'fleet-management', 'car-sharing-ride-hailing'],
  ],
  [
    ['energy', 'renewable', 'clean energy', 'cleantech', 'clean tech', 'solar', 'utility', 'energie', 'energía'],
    ['home-energy-solar', 'ev-charging', 'carbon-accounting'],
  ],
  [
    ['climate', 'climate tech', 'sustainability', 'esg', 'carbon', 'green tech'],
    ['carbon-accounting', 'home-energy-solar', 'food-waste-reduction', 'ev-charging'],
  ],
  [
    ['manufacturing', 'industrial', 'industry 4.0', 'factory', 'machinery', 'industrie'],
    ['predictive-maintenance', 'inventory-management', 'carbon-accounting'],
  ],
  [
    ['legal', 'legal tech', 'legaltech', 'law', 'law firm'],
    ['legal-practice-management', 'contract-management'],
  ],
  [
    [
      'government',
      'govtech',
      'public sector',
      'civic tech',
      'public administration',
      'municipal',
      'city',
      'smart city',
    ],
    ['local-government-services', 'compliance-automation'],
  ],
  [
    ['nonprofit', 'non-profit', 'charity', 'ngo', 'fundraising', 'philanthropy'],
    ['nonprofit-fundraising', 'volunteer-management'],
  ],
  [
    ['cybersecurity', 'cyber security', 'security', 'information security', 'infosec', 'identity'],
    ['password-management', 'compliance-automation', 'ci-cd-developer-platforms'],
  ],
  [
    ['compliance', 'regtech', 'governance', 'audit'],
    ['compliance-automation', 'carbon-accounting', 'contract-management'],
  ],
  [
    [
      'developer tool',
      'devtool',
      'dev tool',
      'devops',
      'software development',
      'software engineering',
      'cloud infrastructure',
      'cloud computing',
    ],
    ['ai-coding-assistants', 'ci-cd-developer-platforms', 'observability', 'low-code-app-builders'],
  ],
  [['ai coding', 'ai coding tool', 'coding assistant'], ['ai-coding-assistants']],
  [['low-code', 'no-code', 'low code', 'no code'], ['low-code-app-builders']],
  [
    ['artificial intelligence', 'ai', 'generative ai', 'machine learning', 'ai agent', 'ki'],
    ['ai-coding-assistants', 'customer-support-helpdesk', 'meeting-notes', 'low-code-app-builders', 'crm-sales'],
  ],
  [
    ['data', 'analytics', 'data analytics', 'big data', 'data infrastructure', 'mlops'],
    ['business-intelligence', 'product-analytics', 'observability', 'user-research'],
  ],
  [
    ['saas', 'b2b saas', 'software', 'b2b software', 'enterprise software', 'it', 'tech', 'technology'],
    ['crm-sales', 'project-management', 'customer-support-helpdesk', 'product-analytics', 'subscription-billing'],
  ],
  [
    ['productivity', 'productivity tool', 'work management'],
    ['project-management', 'team-knowledge-base', 'meeting-notes'],
  ],
  [['product management'], ['user-research', 'product-analytics', 'project-management']],
  [
    ['customer service', 'customer support', 'customer experience', 'call center', 'contact center'],
    ['customer-support-helpdesk'],
  ],
  [
    ['market research', 'user research', 'ux research', 'ux'],
    ['user-research', 'product-analytics'],
  ],
  [
    ['marketing', 'martech', 'marketing technology', 'advertising', 'adtech', 'marketing automation'],
    ['email-marketing', 'social-media-management', 'crm-sales'],
  ],
  [
    ['sales', 'sales tech', 'crm', 'b2b sales'],
    ['crm-sales', 'email-marketing'],
  ],
  [['social media', 'creator economy', 'influencer marketing'], ['social-media-management']],
  [['dating', 'online dating', 'relationship'], ['dating-apps']],
]

/** Markets whose changes reach a business of any industry, because all of them use such software. */
export const reachingAll: readonly string[] = [
  'compliance-automation',
  'customer-support-helpdesk',
  'password-management',
  'online-payments',
  'corporate-training',
]
