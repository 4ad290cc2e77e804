/** The site's own numbers (사내 기준) of safety cards and demerits: no law sets them, the committee of the site may. */
import { type LegalParamSeed, param } from './legal-param-row.ts'

const SINCE = '2020-01-16'
const SITE = '사내 기준: 안전카드·벌점'

export const sgcParams: readonly LegalParamSeed[] = [
  param('SGC_REEDU_POINT', '3', null, SINCE, `${SITE} (12개월 누적 점수: 재교육)`),
  param('SGC_SHORT_POINT', '5', null, SINCE, `${SITE} (12개월 누적 점수: 출입정지)`),
  param('SGC_SHORT_DAY', '7', 'DAY', SINCE, `${SITE} (출입정지)`),
  param('SGC_LONG_POINT', '8', null, SINCE, `${SITE} (12개월 누적 점수: 장기 출입정지)`),
  param('SGC_LONG_DAY', '30', 'DAY', SINCE, `${SITE} (장기 출입정지)`),
  param('SGC_OUT_POINT', '10', null, SINCE, `${SITE} (12개월 누적 점수: 퇴출)`),
  param('SGC_OUT_DAY', '365', 'DAY', SINCE, `${SITE} (퇴출)`),
  param('SGC_CREDIT_MAX', '3', null, SINCE, `${SITE} (12개월 가점 한도)`),
  param('SGC_RATE_CAUTION', '5', null, SINCE, `${SITE} (업체 벌점율: 주의)`),
  param('SGC_RATE_IMPROVE', '10', null, SINCE, `${SITE} (업체 벌점율: 개선계획)`),
  param('SGC_RATE_STOP', '20', null, SINCE, `${SITE} (업체 벌점율: 신규허가 정지 결정)`),
  param('SGC_RATE_LEAST', '5', null, SINCE, `${SITE} (벌점율을 나누는 최소 인원)`),
]
