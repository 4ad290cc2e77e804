/** What people come for, and what the infirmary of the demo keeps. Sample rows stay as people wrote them. */
export interface DemoMedicine {
  name: string
  type: 'OTC' | 'RX' | 'SUP'
  unit: string
  safe: number
  /** How much comes with each delivery. */
  delivery: number
  allergen?: string
  /** A lot that expires so many days from today is left on the shelf. */
  ends?: number
}

export const demoMedicines: readonly DemoMedicine[] = [
  { name: '아세트아미노펜 500mg', type: 'OTC', unit: 'TAB', safe: 100, delivery: 160 },
  { name: '이부프로펜 200mg', type: 'OTC', unit: 'TAB', safe: 60, delivery: 176, allergen: 'NSAID' },
  { name: '종합감기약', type: 'OTC', unit: 'TAB', safe: 60, delivery: 140 },
  { name: '진해거담제', type: 'OTC', unit: 'TAB', safe: 40, delivery: 140 },
  { name: '소화제', type: 'OTC', unit: 'TAB', safe: 60, delivery: 88 },
  { name: '제산제', type: 'OTC', unit: 'PACK', safe: 30, delivery: 64, ends: 35 },
  { name: '지사제', type: 'OTC', unit: 'TAB', safe: 30, delivery: 64 },
  { name: '항히스타민제', type: 'OTC', unit: 'TAB', safe: 30, delivery: 64 },
  { name: '소염진통 파스', type: 'OTC', unit: 'PACK', safe: 40, delivery: 96, allergen: 'NSAID' },
  { name: '인공눈물', type: 'OTC', unit: 'EA', safe: 30, delivery: 60 },
  { name: '안연고', type: 'OTC', unit: 'TUBE', safe: 5, delivery: 24, ends: -12 },
  { name: '화상연고', type: 'OTC', unit: 'TUBE', safe: 8, delivery: 32 },
  { name: '포비돈 요오드', type: 'OTC', unit: 'BOTTLE', safe: 10, delivery: 40, allergen: 'IODINE' },
  { name: '식염 포도당', type: 'OTC', unit: 'PACK', safe: 120, delivery: 64 },
  { name: '아목시실린 500mg', type: 'RX', unit: 'TAB', safe: 10, delivery: 24, allergen: 'PENICILLIN' },
  { name: '멸균 거즈', type: 'SUP', unit: 'EA', safe: 50, delivery: 96 },
  { name: '일회용 반창고', type: 'SUP', unit: 'EA', safe: 60, delivery: 104, allergen: 'PLASTER' },
  { name: '탄력붕대', type: 'SUP', unit: 'ROLL', safe: 10, delivery: 32 },
]

interface Complaint {
  code: string
  weight: number
  texts: readonly string[]
  treats: readonly string[]
  /** Places in the list of medicines. */
  medicines: readonly number[]
  /** How often it has to do with work. */
  related: number
  mayRest?: true
}

export const complaints: readonly Complaint[] = [
  {
    code: 'HEADACHE',
    weight: 20,
    texts: ['머리가 아픔', '편두통', '야간근무 뒤 두통'],
    treats: ['MED', 'MED', 'MEASURE'],
    medicines: [0, 1],
    related: 0.06,
    mayRest: true,
  },
  {
    code: 'RESP',
    weight: 18,
    texts: ['기침과 콧물', '목이 아픔', '몸살 기운'],
    treats: ['MED'],
    medicines: [2, 3],
    related: 0.03,
    mayRest: true,
  },
  {
    code: 'DIGEST',
    weight: 16,
    texts: ['속쓰림', '체한 느낌', '설사'],
    treats: ['MED'],
    medicines: [4, 5, 6],
    related: 0.01,
    mayRest: true,
  },
  {
    code: 'MUSCLE',
    weight: 14,
    texts: ['허리 통증', '어깨 결림', '손목 통증'],
    treats: ['MED', 'ICE'],
    medicines: [8, 1],
    related: 0.35,
  },
  {
    code: 'WOUND',
    weight: 9,
    texts: ['손가락 베임', '팔 긁힘', '무릎 찰과상'],
    treats: ['DRESS'],
    medicines: [15, 16],
    related: 0.55,
  },
  {
    code: 'SKIN',
    weight: 6,
    texts: ['두드러기', '손 가려움', '벌레 물림'],
    treats: ['MED'],
    medicines: [7],
    related: 0.2,
  },
  { code: 'EYE', weight: 5, texts: ['눈 충혈', '이물감'], treats: ['MED', 'WASH'], medicines: [9, 10], related: 0.3 },
  {
    code: 'DIZZY',
    weight: 4,
    texts: ['어지러움', '기립성 어지러움'],
    treats: ['MEASURE', 'REST'],
    medicines: [0],
    related: 0.08,
    mayRest: true,
  },
  {
    code: 'BURN',
    weight: 2,
    texts: ['손등 1도 화상', '증기에 데임'],
    treats: ['DRESS', 'WASH'],
    medicines: [11],
    related: 0.8,
  },
  {
    code: 'HEAT',
    weight: 2,
    texts: ['더위로 기운 없음', '근육 경련'],
    treats: ['MED', 'REST'],
    medicines: [13],
    related: 0.75,
    mayRest: true,
  },
  {
    code: 'CHEM',
    weight: 1,
    texts: ['용제 냄새로 메스꺼움', '세정액이 튐'],
    treats: ['WASH', 'FIRST'],
    medicines: [12],
    related: 0.95,
  },
  {
    code: 'MENTAL',
    weight: 2,
    texts: ['잠을 못 잠', '가슴 답답함'],
    treats: ['MEASURE'],
    medicines: [0],
    related: 0.1,
    mayRest: true,
  },
  { code: 'ETC', weight: 3, texts: ['치통', '귀 통증'], treats: ['MED', 'MEASURE'], medicines: [0], related: 0.02 },
]

/** What hangs in each box, and how much of it. */
export const boxContents = [
  ['소독약', 1],
  ['멸균 거즈', 10],
  ['일회용 반창고', 20],
  ['화상연고', 1],
  ['탄력붕대', 2],
  ['삼각건', 2],
  ['핀셋', 1],
  ['가위', 1],
] as const
