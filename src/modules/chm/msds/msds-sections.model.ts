/** The sixteen sections of a safety data sheet. @law 화학물질의 분류·표시 및 물질안전보건자료에 관한 기준(고용노동부 고시) 제10조 */
export const sectionNames = {
  1: '화학제품과 회사에 관한 정보',
  2: '유해성·위험성',
  3: '구성성분의 명칭 및 함유량',
  4: '응급조치요령',
  5: '폭발·화재시 대처방법',
  6: '누출사고시 대처방법',
  7: '취급 및 저장방법',
  8: '노출방지 및 개인보호구',
  9: '물리화학적 특성',
  10: '안정성 및 반응성',
  11: '독성에 관한 정보',
  12: '환경에 미치는 영향',
  13: '폐기시 주의사항',
  14: '운송에 필요한 정보',
  15: '법적규제 현황',
  16: '그 밖의 참고사항',
} as const
export type SectionNo = keyof typeof sectionNames
export const sectionNos = Object.keys(sectionNames).map(Number) as SectionNo[]

/** Why a section has no text. */
export const emptyTypes = { NO_DATA: '자료 없음', NOT_APPL: '해당 없음' } as const
export type EmptyType = keyof typeof emptyTypes

/** Languages of sheets; the Korean one alone decides what holds (S11). */
export const msdsLangs = { ko: '한국어', en: '영어', zh: '중국어', ja: '일본어', etc: '기타' } as const
export const msdsOrigins = { RECEIVED: '공급사 제공', OWN: '자사 작성' } as const
/** S9. @law 산업안전보건법 시행령 제86조, 시행규칙 제158조 (확인 필요) */
export const msdsExcepts = {
  LAW: '다른 법령의 적용을 받는 제외 대상',
  RND: '연구개발용 화학물질',
  CONSUMER: '일반 소비자 생활용 제품',
} as const
