import type { DraftOf } from '#platform/model/document.ts'
import type { permit } from './permit.model.ts'

/** A draft that lacks only its JSA, its people and its place among processes. */
export const aPermit = (values: DraftOf<typeof permit> = {}): DraftOf<typeof permit> => ({
  wkodTitle: '반응기 R-201 배관 용접',
  wkodDesc: '노후 배관을 절단하고 새 배관을 용접합니다.',
  wkodDt: '2026-11-24',
  wkodPlanNo: null,
  permitCrew: [],
  permitBaseCd: 'GEN',
  ownUserId: 'owner',
  areaDeptCd: 'D2110',
  placeDesc: '생산1팀 반응기 2층',
  zoneClassCd: 'N',
  outdoorYn: 'N',
  workFromDt: '2026-11-24T08:00:00+09:00',
  workToDt: '2026-11-24T16:00:00+09:00',
  ...values,
})

/** What hot work has to say for itself. */
export const hotValues: DraftOf<typeof permit> = {
  permitBaseCd: 'HOT',
  combustible11mYn: 'N',
  extinguisherCnt: 2,
  emptiedYn: 'Y',
  spoutCoverYn: 'Y',
  postedYn: 'Y',
}

/** What a confined space has to say for itself. */
export const spaceValues: DraftOf<typeof permit> = {
  permitSubCds: 'CSE',
  cseKindNo: 5,
  ventYn: 'Y',
  rescueKitCds: 'SCBA LADDER ROPE',
  ppeDesc: '송기마스크, 안전대, 내화학 장갑',
  commMeansDesc: '무전기 3번 채널',
  fireStationTel: '119',
  drillYmd: '2026-10-01',
  lineCutCd: 'BLIND',
  serviceCd: 'TOXIC',
  postedYn: 'Y',
}
