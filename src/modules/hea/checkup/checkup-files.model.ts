import type { TaskClass } from '#platform/model/module.ts'

const papers = {
  acceptExt: 'pdf,jpg,jpeg,png,heic,heif,hwp,hwpx,docx,xlsx',
  limitCnt: 10,
  limitSize: 20,
  multipleSelYn: 'Y',
  previewYn: 'Y',
  pictureExplainYn: 'N',
} as const

/** What is attached to plans and organisations; a result of elsewhere is a health record and lies encrypted. */
export const checkupTaskClasses: readonly TaskClass[] = [
  { ...papers, taskClassNm: 'HEA_PLAN', taskClassDesc: '검진계획 첨부' },
  { ...papers, taskClassNm: 'HEA_ORG', taskClassDesc: '검진기관 지정서' },
  { ...papers, taskClassNm: 'HEA_EXT', taskClassDesc: '타기관 검진결과', limitCnt: 3, encryptYn: 'Y' },
  { ...papers, taskClassNm: 'HEA_VENDOR_EXAM', taskClassDesc: '협력업체 건강진단 확인서', limitCnt: 3, encryptYn: 'Y' },
]
