/** A believable assessment: what tests and the demo begin with. */
import type { DraftOf } from '#platform/model/document.ts'
import type { RsaControl, RsaItem, rsa } from './rsa.model.ts'

/** An item as it may be decided. */
export const anItem = (values: Partial<RsaItem> = {}): RsaItem => ({
  taskNm: '반응기 시료 채취',
  hazardCatCd: 'CHEM',
  hazardDesc: '시료 밸브를 열 때 증기를 마심',
  accTypeCd: 'CONTACT',
  lawRefDesc: '안전보건규칙 제422조',
  existMeasureDesc: '방독마스크를 쓴다.',
  exposedCnt: 2,
  lawOkYn: 'Y',
  freqVal: 2,
  sevVal: 3,
  harmDesc: null,
  checkCd: null,
  fatalYn: 'N',
  similarYn: 'N',
  noteDesc: null,
  riskVal: null,
  gradeCd: null,
  upReasonCds: null,
  acceptYn: 'N',
  interimDesc: null,
  interimDt: null,
  interimFileId: null,
  residualYn: 'N',
  rsaItemNo: null,
  srcKey: null,
  ...values,
})

export const aControl = (values: Partial<RsaControl> = {}): RsaControl => ({
  rsaItemNo: 1,
  measureTypeCd: 'ENG',
  controlDesc: '밀폐형 시료 채취기를 단다.',
  ownerUserId: 'maint',
  vendorCd: null,
  dueYmd: null,
  verifyUserId: null,
  whyDesc: null,
  controlNo: null,
  imprNo: null,
  doneYmd: null,
  ...values,
})

/** A plan that may be announced once it names process and scale. */
export const anAssessment = (values: DraftOf<typeof rsa> = {}): DraftOf<typeof rsa> => ({
  rsaTitle: '원료 투입 공정 정기평가',
  rsaTypeCd: 'REG',
  deptCd: 'D2110',
  leaderUserId: 'sup',
  noticeDesc: '교대조와 함께 현장을 돌며 평가합니다.',
  preChannelCd: 'MEETING',
  surveyDesc: '지난 1년 아차사고 3건과 MSDS를 검토했습니다.',
  ...values,
})
