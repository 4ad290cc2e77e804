/** A believable plan: the factory of the tests. */
import type { DraftOf } from '#platform/model/document.ts'
import type { wkodInfo } from './wkod-info.model.ts'
import type { wkodPlan } from './wkod-plan.model.ts'

/** What of a plan does not hang on people, contracts and analyses of the site. */
export const aPlan = (values: DraftOf<typeof wkodPlan> = {}): DraftOf<typeof wkodPlan> => ({
  wkodTitle: '열교환기 튜브 교체',
  wkodDesc: '배관 분리 뒤 튜브 다발을 꺼내고 새것으로 바꾼다.',
  areaDeptCd: 'D2110',
  planWorkCds: 'H',
  phoneTreeDesc: '현장 061-680-1190 → 소장 010-0000-0001 → 119',
  hospitalNm: '여수전남병원',
  hospitalTel: '061-640-7575',
  planMarks: [{ markNo: 1, markType: 'H', locationX: 420, locationY: 310 }],
  ...values,
})

export const anInfo = (values: DraftOf<typeof wkodInfo> = {}): DraftOf<typeof wkodInfo> => ({
  substances: [{ chemNm: '벤젠', casNo: '71-43-2', hazardDesc: '발암성, 인화성', amountDesc: '잔류 10 L 이하' }],
  cautionDesc: '환기한 뒤 농도를 재고 들어가며, 방독마스크를 쓴다.',
  emergencyDesc: '누출되면 바람을 거슬러 대피하고 제어실에 알린다.',
  ...values,
})
