import { day, number, rows, text, yesNo } from '#platform/model/field.ts'

const percent = (label: string) => number(label, { min: 0, max: 100, decimals: 3 })

/** A component as it is typed or pasted. */
export const compFields = rows(
  '구성성분',
  {
    substance: text('CAS 번호 또는 국문명', { max: 200 }),
    pctVal: percent('함량(%)'),
    minPctVal: percent('최소(%)'),
    maxPctVal: percent('최대(%)'),
    secretYn: yesNo('비공개'),
    altNm: text('대체명칭', { max: 200 }),
    altMinPctVal: percent('대체 최소(%)'),
    altMaxPctVal: percent('대체 최대(%)'),
    approvalNo: text('비공개 승인번호', { max: 50 }),
    approvalEndYmd: day('승인 만료일'),
  },
  { max: 200 },
)
