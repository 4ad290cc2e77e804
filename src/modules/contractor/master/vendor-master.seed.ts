import type { DraftOf } from '#platform/model/document.ts'
import type { vendorMaster } from './vendor-master.model.ts'

/** A registration that may be requested as it stands. */
export const aVendor = (values: DraftOf<typeof vendorMaster> = {}): DraftOf<typeof vendorMaster> => ({
  vendorNm: '새길배관㈜',
  chiefNm: '오세진',
  bizNum: '123-45-67891',
  vendorTypeCd: 'NRES',
  vendorRiskCd: 'B',
  insureMgmtNo: '12345678910',
  regWorkerCnt: 24,
  safMgrNm: '문지혁',
  safMgrPhoneNo: '010-2345-6789',
  vadUserNm: '서민재',
  vadPhoneNo: '010-3456-7890',
  ...values,
})
