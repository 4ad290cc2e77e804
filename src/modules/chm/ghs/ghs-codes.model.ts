/** The words of the classification: hazard classes, their categories, ways of exposure. */

/** Hazard classes in the order in which a label speaks of them: physical, health, environment. */
export const hazardClasses = {
  EXPL: '폭발성 물질',
  FLAM_GAS: '인화성 가스',
  AEROSOL: '에어로졸',
  OX_GAS: '산화성 가스',
  PRESS_GAS: '고압가스',
  FLAM_LIQ: '인화성 액체',
  FLAM_SOL: '인화성 고체',
  SELF_REACT: '자기반응성 물질 및 혼합물',
  PYR_LIQ: '자연발화성 액체',
  PYR_SOL: '자연발화성 고체',
  SELF_HEAT: '자기발열성 물질 및 혼합물',
  WATER_REACT: '물반응성 물질 및 혼합물',
  OX_LIQ: '산화성 액체',
  OX_SOL: '산화성 고체',
  ORG_PEROX: '유기과산화물',
  MET_CORR: '금속 부식성 물질',
  ACUTE_ORAL: '급성 독성(경구)',
  ACUTE_DERMAL: '급성 독성(경피)',
  ACUTE_INHAL: '급성 독성(흡입)',
  SKIN: '피부 부식성/피부 자극성',
  EYE: '심한 눈 손상성/눈 자극성',
  RESP_SENS: '호흡기 과민성',
  SKIN_SENS: '피부 과민성',
  MUTA: '생식세포 변이원성',
  CARC: '발암성',
  REPR: '생식독성',
  LACT: '수유독성',
  STOT_SE: '특정표적장기 독성(1회 노출)',
  STOT_RE: '특정표적장기 독성(반복 노출)',
  ASP: '흡인 유해성',
  AQ_ACUTE: '급성 수생환경 유해성',
  AQ_CHRONIC: '만성 수생환경 유해성',
  OZONE: '오존층 유해성',
} as const
export type HazardClass = keyof typeof hazardClasses
export const hazardClassCds = Object.keys(hazardClasses) as HazardClass[]

/** Ways by which something acutely toxic comes in; of what is breathed, the form it has in the air. */
export const acuteRoutes = { ORAL: '경구', DERMAL: '경피', GAS: '가스', VAPOUR: '증기', MIST: '분진·미스트' } as const
export type AcuteRoute = keyof typeof acuteRoutes
export const acuteClassOf = {
  ORAL: 'ACUTE_ORAL',
  DERMAL: 'ACUTE_DERMAL',
  GAS: 'ACUTE_INHAL',
  VAPOUR: 'ACUTE_INHAL',
  MIST: 'ACUTE_INHAL',
} as const satisfies Readonly<Record<AcuteRoute, HazardClass>>

export type SignalWord = 'DANGER' | 'WARNING'
/** Kinds of precautionary statements; of each that a class has, a label keeps at least one (G7). */
export const precautionKinds = { GEN: '일반', PREV: '예방', RESP: '대응', STOR: '저장', DISP: '폐기' } as const
export type PrecautionKind = keyof typeof precautionKinds

/** GHS01–GHS09: what stands on the label as a picture. */
export const ghsPictures = {
  GHS01: '폭발성',
  GHS02: '인화성',
  GHS03: '산화성',
  GHS04: '고압가스',
  GHS05: '부식성',
  GHS06: '급성독성',
  GHS07: '경고',
  GHS08: '건강유해성',
  GHS09: '수생환경유해성',
} as const
export type GhsPicture = keyof typeof ghsPictures
/** On a label. */
export const signalWords = { DANGER: '위험', WARNING: '경고' } as const satisfies Readonly<Record<SignalWord, string>>

/** As a category is read: both effects of STOT 3 are category 3, and their statements say which; lactation has none. */
export const shownCategory = (categoryCd: string | null): string =>
  categoryCd === null || categoryCd === 'ADD' ? '–' : categoryCd.replace(/^3[RN]$/, '3')
