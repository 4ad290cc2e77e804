import type { DraftOf } from '#platform/model/document.ts'
import type { chmMsds } from './msds.model.ts'
import { sectionNames, sectionNos } from './msds-sections.model.ts'

/** Sixteen sections that say something. */
export const someSections = (said: Readonly<Record<number, string>> = {}) =>
  sectionNos.map((sectionNo) => ({
    sectionNo,
    bodyDesc: said[sectionNo] ?? `${sectionNames[sectionNo]}을 적습니다.`,
    emptyTypeCd: null,
  }))

export const aPart = (substance: string | null, values: object = {}) => ({
  ...{ substance, pctVal: null, minPctVal: null, maxPctVal: null, secretYn: 'N' as const, altNm: null },
  ...{ altMinPctVal: null, altMaxPctVal: null, approvalNo: null, approvalEndYmd: null },
  ...values,
})
export const aHazard = (hazardClassCd: string, categoryCd: string) =>
  ({
    ...{ hazardClassCd, categoryCd, noneYn: 'N', routeCd: null, ateVal: null, mFactorVal: null, cutPctVal: null },
    ...{ addYn: 'Y', organDesc: null, originCd: 'SUPPLIER' },
  }) as NonNullable<DraftOf<typeof chmMsds>['hazards']>[number]

/** A Korean sheet that may be sent as it stands. */
export const aMsds = (chmMatNo: number, values: DraftOf<typeof chmMsds> = {}): DraftOf<typeof chmMsds> => ({
  chmMatNo,
  supplierNm: '한빛화학',
  msdsSubmitNo: 'AA00001-0000000001',
  revNo: '1',
  revYmd: '2026-10-01',
  langCd: 'ko',
  emergencyTel: '02-555-0119',
  originCd: 'RECEIVED',
  sections: someSections(),
  comps: [aPart('67-64-1', { pctVal: 100 })],
  hazards: [aHazard('FLAM_LIQ', '2')],
  ...values,
})
