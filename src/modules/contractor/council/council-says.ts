/** What the program writes of a council into rows, its own and others': kept by code, read by each in his words. */
import { sentences } from '#platform/model/sentences.ts'

export const councilSays = sentences(
  'COUNCIL',
  {
    TITLE: '{month} 도급 협의체',
    MINUTES: '도급 협의체 회의록 ({month})',
    DECISIONS: '결정사항',
    PLACE: '도급 협의체',
    MISSED: '준수평가 부적합: {month} 도급 협의체 미개최',
    MISSED_BY_LAW: '{month}에 도급 협의체를 열지 않았습니다. 산업안전보건법 시행규칙 제79조제3항(매월 1회 이상)',
  },
  'contractor',
)
