/** Where what is known of a process comes from, in the order in which it is read. */
export const knownKinds = {
  ACC: '사고',
  NM: '아차사고',
  OBS: '관찰카드',
  PTW: '작업 중지',
  WORK: '작업허가',
  CHM: '공정에서 쓰는 자재 (GHS)',
  MSDS: '반입물질 (MSDS)',
  MEAS: '노출기준 초과',
  MUSCLE: '근골격계 부담작업',
} as const
export type KnownKind = keyof typeof knownKinds
