/** Believable lists and schedules: what tests and the demo begin with. */
import type { DraftOf } from '#platform/model/document.ts'
import type { checkSchedule } from './plan/check-schedule.model.ts'
import type { checkTmpl, TmplItem } from './tmpl/check-tmpl.model.ts'

/** An item that is answered good or bad. */
export const aTmplItem = (values: Partial<TmplItem> = {}): TmplItem => ({
  itemNm: '회전부 덮개 고정',
  criterionDesc: '덮개가 있고 볼트가 모두 조여 있다.',
  lawRefDesc: '안전보건규칙 제87조',
  inputCd: 'OKNG',
  minVal: null,
  maxVal: null,
  unitNm: null,
  criticalYn: 'N',
  photoYn: 'N',
  pointNo: null,
  parentItemNo: null,
  openAnswerCd: null,
  ...values,
})

/** A list that may be released as it stands. */
export const aCheckTmpl = (values: DraftOf<typeof checkTmpl> = {}): DraftOf<typeof checkTmpl> => ({
  tmplNm: '이송펌프 점검표',
  areaTypeCd: 'EQUIP',
  items: [aTmplItem()],
  ...values,
})

/** A schedule that may begin once it names list and targets. */
export const aCheckSchedule = (values: DraftOf<typeof checkSchedule> = {}): DraftOf<typeof checkSchedule> => ({
  cycleCd: 'W',
  legalYn: 'N',
  ownerUserId: 'owner',
  inspectorUserId: 'sup',
  startYmd: '2026-11-16',
  endYmd: '2027-11-15',
  ...values,
})
