/** What comes of something known when it is taken over as a hazard. Pure. */
import type { RsaItem } from '../assess/rsa.model.ts'
import type { KnownLine } from './survey.calls.ts'
import type { KnownKind } from './survey-codes.model.ts'

/** What a hazard remembers of where it comes from. */
export const srcKeyOf = (kindCd: KnownKind, id: string): string => `${kindCd}:${id}`

const MOST_LETTERS = 1000
const cut = (text: string): string => [...text].slice(0, MOST_LETTERS).join('')

type Known = Pick<KnownLine, 'titleDesc' | 'detailDesc' | 'wordDesc' | 'accTypeCd' | 'hazardCatCd' | 'measureDesc'>
/** Told in its own words, which are Korean; rated by those who assess, so nothing of that is filled in. */
export const hazardOf = (
  { titleDesc, detailDesc, wordDesc, accTypeCd, hazardCatCd, measureDesc }: Known,
  srcKey: string,
): RsaItem => ({
  taskNm: null,
  hazardCatCd,
  hazardDesc: cut([titleDesc, wordDesc, detailDesc === titleDesc ? null : detailDesc].filter(Boolean).join(': ')),
  accTypeCd,
  lawRefDesc: null,
  existMeasureDesc: measureDesc && cut(measureDesc),
  exposedCnt: null,
  lawOkYn: 'N',
  freqVal: null,
  sevVal: null,
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
  srcKey,
})
