/** Kinds of permit; the first two are base types, of which a permit has exactly one. */
export const permitTypes = {
  GEN: '일반위험',
  HOT: '화기',
  CSE: '밀폐공간',
  ELE: '정전',
  EXC: '굴착',
  RAD: '방사선',
  HGT: '고소',
  HVY: '중장비·중량물',
  LNB: '배관·설비개방',
  CHM: '유해물질취급',
  PNT: '도장·용제',
} as const
export type PermitType = keyof typeof permitTypes
export const permitTypeCds = Object.keys(permitTypes) as PermitType[]
