/** What a good model answers to a form of a shift-swapping app, per language: the words are the model's, the labels are ours. */
interface Words {
  form: { productDescription: string; targetAudience: string }
  positioning: string
  value: string
  rival: string
  feature: string
  benefit: string
  weakness: string
  swot: string
  trend: string
  question: { question: string; owner: string; test: string }
}

const words: Record<'de' | 'fr' | 'es' | 'ar' | 'ja', Words> = {
  de: {
    form: {
      productDescription:
        'Eine App, mit der Pflegekräfte in Heimen ihre Schichten tauschen. Die Leitung gibt jeden Tausch frei.',
      targetAudience: 'Pflegekräfte im Nachtdienst',
    },
    positioning: 'Für Pflegekräfte, die kurzfristig tauschen müssen, ist die App ein Schichttausch mit Freigabe.',
    value: 'Heute kostet ein Tausch drei Anrufe; die App fragt alle Passenden auf einmal.',
    rival: 'Zettel am Schwarzen Brett',
    feature: 'Hängt im Dienstzimmer',
    benefit: 'Kostet nichts',
    weakness: 'Niemand sieht ihn von zu Hause (Annahme: fünf Pflegekräfte fragen)',
    swot: 'Jeder Tausch ist freigegeben (Annahme: zwei Leitungen fragen)',
    trend: 'Mehr Heime planen digital (Annahme: Verbände fragen)',
    question: { question: 'Wer haftet für einen Tausch?', owner: 'Heimleitung', test: 'Zwei Träger fragen' },
  },
  fr: {
    form: {
      productDescription: 'Une application avec laquelle les infirmières échangent leurs gardes. La direction valide.',
      targetAudience: 'Infirmières de nuit',
    },
    positioning: 'Pour les infirmières de nuit, l’application est un échange de gardes validé.',
    value: 'Un échange coûte trois appels aujourd’hui ; l’application demande à toutes en même temps.',
    rival: 'Le tableau de service',
    feature: 'Accroché dans la salle',
    benefit: 'Ne coûte rien',
    weakness: 'Invisible depuis la maison (hypothèse : demander à cinq infirmières)',
    swot: 'Chaque échange est validé (hypothèse : demander à deux directions)',
    trend: 'Les établissements planifient en ligne (hypothèse : demander aux fédérations)',
    question: { question: 'Qui répond d’un échange ?', owner: 'Direction', test: 'Interroger deux groupes' },
  },
  es: {
    form: {
      productDescription: 'Una aplicación con la que las enfermeras cambian turnos. La dirección aprueba cada cambio.',
      targetAudience: 'Enfermeras de noche',
    },
    positioning: 'Para enfermeras de noche, la aplicación es un cambio de turnos aprobado.',
    value: 'Hoy un cambio cuesta tres llamadas; la aplicación pregunta a todas a la vez.',
    rival: 'El tablón de la sala',
    feature: 'Está colgado en la sala',
    benefit: 'No cuesta nada',
    weakness: 'No se ve desde casa (suposición: preguntar a cinco enfermeras)',
    swot: 'Cada cambio está aprobado (suposición: preguntar a dos direcciones)',
    trend: 'Las residencias planifican en línea (suposición: preguntar a las asociaciones)',
    question: { question: '¿Quién responde de un cambio?', owner: 'Dirección', test: 'Preguntar a dos grupos' },
  },
  ar: {
    form: {
      productDescription: 'تطبيق يتبادل به الممرضون مناوباتهم في دور الرعاية، وتوافق الإدارة على كل تبادل.',
      targetAudience: 'ممرضو المناوبة الليلية',
    },
    positioning: 'للممرضين الذين يحتاجون إلى تبادل عاجل، التطبيق وسيلة تبادل مناوبات بموافقة الإدارة.',
    value: 'يكلف التبادل اليوم ثلاث مكالمات؛ ويسأل التطبيق كل المناسبين دفعة واحدة عبر WhatsApp.',
    rival: 'لوحة الإعلانات',
    feature: 'معلقة في غرفة الخدمة',
    benefit: 'لا تكلف شيئًا',
    weakness: 'لا يراها أحد من المنزل (افتراض: اسأل خمسة ممرضين)',
    swot: 'كل تبادل موافق عليه (افتراض: اسأل مديرين)',
    trend: 'تخطط دور أكثر عبر الإنترنت (افتراض: اسأل الاتحادات)',
    question: { question: 'من المسؤول عن التبادل؟', owner: 'إدارة الدار', test: 'اسأل جهتين' },
  },
  ja: {
    form: {
      productDescription: '介護施設の看護師がシフトを交換するアプリ。管理者が交換を承認する。',
      targetAudience: '夜勤の看護師',
    },
    positioning: '急な交換が必要な看護師のための、承認付きシフト交換アプリです。',
    value: '今は交換に三回の電話が必要です。アプリは全員に一度に尋ねます。',
    rival: '掲示板',
    feature: '詰所に貼ってある',
    benefit: '費用がかからない',
    weakness: '自宅から見えない',
    swot: '交換はすべて承認済み',
    trend: 'オンラインで計画する施設が増えている',
    question: { question: '交換の責任は誰にあるか', owner: '施設長', test: '二つの法人に尋ねる' },
  },
}

export type AnsweredLanguage = keyof typeof words

export const formIn = (language: AnsweredLanguage) => words[language].form

export function researchAnswerIn(language: AnsweredLanguage) {
  const own = words[language]
  return {
    positioningStatement: own.positioning,
    valueProposition: own.value,
    battleCard: {
      competitors: [
        { name: own.rival, url: '', features: [own.feature], benefits: [own.benefit], weaknesses: [own.weakness] },
      ],
    },
    swotAnalysis: { strengths: [own.swot], weaknesses: [own.swot], opportunities: [own.trend], threats: [own.trend] },
    usps: [own.swot],
    marketTrends: [own.trend],
    openQuestions: [own.question],
  }
}
