import type { DraftOf } from '#platform/model/document.ts'
import type { checkedOrg } from './checked-org.model.ts'
import type { checkupPlan } from './checkup-plan.model.ts'

/** A draft that may be submitted as it stands, once it has a half day at an organisation. */
export const aCheckupPlan = (values: DraftOf<typeof checkupPlan> = {}): DraftOf<typeof checkupPlan> => ({
  heaCheckupPlanNm: '2026년 하반기 일반건강진단',
  heaCheckupClassCd: 'GEN',
  heaCheckupYear: 2026,
  checkupStartYmd: '2026-12-01',
  checkupEndYmd: '2026-12-18',
  reserveStartYmd: '2026-11-16',
  reserveEndYmd: '2026-12-11',
  guideDesc: '전날 저녁 9시 이후 금식하고 물도 마시지 마십시오.',
  ...values,
})

export const aCheckedOrg = (values: DraftOf<typeof checkedOrg> = {}): DraftOf<typeof checkedOrg> => ({
  checkedOrgNm: '여수한마음병원 건강증진센터',
  designationNo: '여수-2024-07',
  validFromYmd: '2024-01-01',
  validToYmd: '2027-12-31',
  classes: [
    { classCd: 'GEN', unitAmt: 62_000 },
    { classCd: 'SPC', unitAmt: 118_000 },
  ],
  factors: [{ factorCd: '108-88-3' }, { factorCd: 'NOISE' }],
  contactNm: '오미란',
  contactTel: '061-650-1234',
  addrDesc: '전라남도 여수시 쌍봉로 21',
  ...values,
})
