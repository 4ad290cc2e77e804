/** The words of materials that contractors bring in. */

export const signalWords = { DANGER: '위험', WARNING: '경고', NONE: '해당없음' } as const
export const msdsLangs = { ko: '한국어', en: '영어', zh: '중국어', ja: '일본어', etc: '기타' } as const
export const unitCds = { L: 'L', KG: 'kg' } as const
export type Unit = keyof typeof unitCds

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
export const ghsIn = (text: string | null | undefined): GhsPicture[] => {
  const given = new Set((text ?? '').split(/[\s,]+/))
  return (Object.keys(ghsPictures) as GhsPicture[]).filter((one) => given.has(one))
}

/** 품명 of dangerous goods that contractors use up on a site; NONE is no dangerous good. */
export const hazClasses = {
  NONE: '위험물 아님',
  C4_SPECIAL: '제4류 특수인화물',
  C4_1: '제4류 제1석유류(비수용성)',
  C4_1W: '제4류 제1석유류(수용성)',
  C4_ALC: '제4류 알코올류',
  C4_2: '제4류 제2석유류(비수용성)',
  C4_2W: '제4류 제2석유류(수용성)',
  C4_3: '제4류 제3석유류(비수용성)',
  C4_3W: '제4류 제3석유류(수용성)',
  C4_4: '제4류 제4석유류',
  C4_OIL: '제4류 동식물유류',
  C1_50: '제1류 무기과산화물·염소산염류',
  C1_300: '제1류 질산염류',
  C1_1000: '제1류 과망가니즈산염류',
  C2_100: '제2류 황·적린',
  C2_500: '제2류 금속분·마그네슘',
  C2_1000: '제2류 인화성고체',
  C3_10: '제3류 칼륨·나트륨·알킬알루미늄',
  C3_50: '제3류 알칼리금속·유기금속화합물',
  C3_300: '제3류 금속의 수소화물·탄화물',
  C5_10: '제5류 제1종',
  C5_100: '제5류 제2종',
  C6_300: '제6류 과산화수소·질산·과염소산',
} as const
export type HazClass = keyof typeof hazClasses
/** Class 4 is measured in litres, everything else in kilograms (위험물안전관리법 시행령 별표 1). */
export const unitOf = (hazClassCd: HazClass): Unit => (hazClassCd.startsWith('C4') ? 'L' : 'KG')
/** The row of the register that has the designated quantity. */
export const quantityParam = (hazClassCd: HazClass): string => `DG_QTY_${hazClassCd}`

export const bringRules = { BAN: '반입금지', LIMIT: '반입제한' } as const
export const locKinds = { GENERAL: '일반 장소', STORE: '저장소', HANDLE: '취급소', MAKE: '제조소' } as const
/** Places that a permit allows to hold designated quantities. */
export const isPermitted = (locKindCd: string): boolean => locKindCd !== 'GENERAL'

/** What of the law a material falls under, in short. */
export const lawKinds = (row: { toxicChemYn: string; specialMgmtYn: string; hazClassCd: string | null }): string[] => [
  ...(row.toxicChemYn === 'Y' ? ['유해화학물질'] : []),
  ...(row.specialMgmtYn === 'Y' ? ['특별관리물질'] : []),
  ...(row.hazClassCd && row.hazClassCd !== 'NONE' ? ['위험물'] : []),
]
