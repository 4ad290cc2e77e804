/** What stands on the notice in two languages; the server tells the other one, a browser knows only its own. */
import { demeritLevels } from './demerit.model.ts'
import { violGrades } from './viol-grade.model.ts'

export const noticeRights = [
  '통보를 받은 날부터 7일 안에 이의를 신청할 수 있습니다. 업체에 말하거나 문자로 받은 링크에서 신청합니다.',
  '이의는 안전환경팀장, 부서장, 근로자대표가 함께 심의합니다.',
  '작업중지권을 행사하거나 아차사고를 신고했다는 이유로는 벌점을 받지 않습니다.',
  '벌점은 효력일부터 12개월이 지나면 소멸합니다.',
] as const

const words = [
  ...['벌점카드 통지서', '대상자', '업체', '위반항목', '근거', '위반일시', '장소', '위반내용', '벌점', '조치'],
  ...['이의신청기한', '통보일부터 7일', '발부자', '{n}점'],
]
export const noticeTexts: readonly string[] = [
  ...words,
  ...noticeRights,
  ...Object.values(violGrades),
  ...Object.values(demeritLevels),
]
