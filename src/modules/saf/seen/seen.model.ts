/** What a like one is of, in words. */
export const seenKinds = {
  NM: '아차사고',
  JSA: 'JSA',
  STOP: '중지된 작업',
  RSA: '위험성평가',
  LIB: '요인 라이브러리',
} as const
export type SeenKindCd = keyof typeof seenKinds

/** What became of the measure. */
export const outcomes = { EFF: '효과 있음', BAD: '효과 없음' } as const

/** The screens beside whose fields like ones stand. */
export const seenMenus = {
  staff: [
    '/saf/accident/nearMissList',
    '/saf/jsa/jsaList',
    '/constSafe/wkod/wkodRequestList',
    '/rsa/assess/rsaAssessList',
    '/rsa/std/rsaHazardLib',
  ],
  vendor: ['/vendor/coworkSaf/nearMissList', '/vendor/subconSafJsa/safJsaList', '/vendor/constSafe/wkodRequestNew'],
} as const
