/** A believable study: what tests and the demo begin with. */
import type { DraftOf } from '#platform/model/document.ts'
import type { HazopLine, HazopNode, hazop } from './hazop.model.ts'
import { mandatory } from './hazop-codes.model.ts'

export const aNode = (values: Partial<HazopNode> = {}): HazopNode => ({
  nodeNm: '원료 이송배관',
  nodeTypeCd: 'LINE',
  intentDesc: '저장조에서 반응기로 톨루엔을 5 m³/h, 25 ℃로 보낸다.',
  drawingNo: null,
  drawingRevNo: null,
  reviewYn: 'N',
  nodeNo: null,
  ...values,
})

/** A deviation without a cause, as most are. */
export const aLine = (values: Partial<HazopLine> = {}): HazopLine => ({
  nodeNo: 1,
  deviationCd: 'FLOW_NO',
  causeDesc: null,
  noCauseDesc: '이 조건을 일으킬 설비가 없습니다.',
  consequenceDesc: null,
  safeguardDesc: null,
  freqVal: null,
  sevVal: null,
  recommendDesc: null,
  ownerUserId: null,
  vendorCd: null,
  dueYmd: null,
  verifyUserId: null,
  riskVal: null,
  gradeCd: null,
  acceptYn: 'Y',
  hazopRowNo: null,
  imprNo: null,
  doneYmd: null,
  ...values,
})

/** One with a cause, on the scale of 5×4. */
export const aCause = (values: Partial<HazopLine> = {}): HazopLine =>
  aLine({
    causeDesc: '이송펌프 정지',
    noCauseDesc: null,
    consequenceDesc: '반응기 온도가 올라 압력이 높아진다.',
    safeguardDesc: '유량 저하 경보',
    freqVal: 2,
    sevVal: 2,
    ...values,
  })

/** Every deviation that a node of a kind is to be asked, without a cause. */
export const allAsked = (nodeNo: number, nodeTypeCd: HazopNode['nodeTypeCd'] = 'LINE'): HazopLine[] =>
  mandatory[nodeTypeCd ?? 'LINE'].map((deviationCd) => aLine({ nodeNo, deviationCd }))

/** A draft that may be begun once it names process and scale. */
export const aStudy = (values: DraftOf<typeof hazop> = {}): DraftOf<typeof hazop> => ({
  hazopTitle: '반응공정 HAZOP',
  deptCd: 'D2110',
  drawingNo: 'P-101',
  drawingRevNo: 'A',
  leaderUserId: 'sup',
  team: [
    { userId: 'oper', partDesc: '운전' },
    { userId: 'maint', partDesc: '정비' },
  ],
  ...values,
})
