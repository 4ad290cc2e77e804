/** Believable analyses: the factory of the tests, and what the demo site's people have written. */
import type { DraftOf } from '#platform/model/document.ts'
import type { JsaLine, jsa } from './jsa.model.ts'

/** A row as it may be submitted. */
export const aJsaRow = (values: Partial<JsaLine> = {}): JsaLine => ({
  stepNo: 1,
  stepNm: '작업 준비',
  hazardDesc: '통로의 호스에 걸려 넘어짐',
  accTypeCd: 'TRIP',
  hazardCatCd: 'MEDIA',
  curMeasureDesc: '호스를 정리하고 통로를 표시한다.',
  freqBeforeVal: 2,
  sevBeforeVal: 2,
  riskBeforeVal: null,
  addMeasureDesc: null,
  measureTypeCds: null,
  freqAfterVal: null,
  sevAfterVal: null,
  riskAfterVal: null,
  gradeAfterCd: null,
  ownerDesc: null,
  dueYmd: null,
  imprYn: 'N',
  legalYn: 'N',
  legalDoneYn: 'N',
  siteOkYn: 'N',
  noteDesc: null,
  keepCd: null,
  keepDesc: null,
  rowNo: null,
  imprNo: null,
  originJsaNo: null,
  originRowNo: null,
  originDesc: null,
  ...values,
})

/** Three steps of hot work, complete. */
export const hotWorkRows = (): JsaLine[] => [
  aJsaRow(),
  aJsaRow({
    stepNo: 2,
    stepNm: '용접',
    hazardDesc: '불티가 가연물에 옮겨붙음',
    accTypeCd: 'FIRE',
    hazardCatCd: 'PHYS',
    curMeasureDesc: '소화기 2대 비치',
    freqBeforeVal: 4,
    sevBeforeVal: 4,
    addMeasureDesc: '불티 차단막과 화재감시자',
    measureTypeCds: 'ENG',
    freqAfterVal: 2,
    sevAfterVal: 3,
  }),
  aJsaRow({
    stepNo: 3,
    stepNm: '정리',
    hazardDesc: '뜨거운 모재에 손을 뎀',
    accTypeCd: 'BURN',
    hazardCatCd: 'MAN',
    curMeasureDesc: '방열장갑 착용',
  }),
]

/** A draft of a vendor's that may be submitted once it is signed. */
export const aJsa = (values: DraftOf<typeof jsa> = {}): DraftOf<typeof jsa> => ({
  jsaTitle: '배관 용접 보수',
  jsaSrcCd: 'VND',
  workCatCd: 'WELD',
  permitTypeCds: 'HOT',
  deptCd: 'D2110',
  rows: hotWorkRows(),
  ...values,
})
