/** What the pages of an evaluation are told besides its record; both sides know these shapes. */
import type { EvalGrade } from './eval-codes.model.ts'

export interface ItemAnswer {
  itemCd: string
  itemNm: string
  calcTypeCd: 'AUTO' | 'MANUAL'
  weightScore: number
  selfScore: number | null
  selfDesc: string | null
  evidenceFileNo: number | null
  ownScore: number | null
  ownDesc: string | null
  shmScore: number | null
  shmDesc: string | null
  evalScore: number | null
  naYn: 'Y' | 'N' | null
  enteredYn: 'Y' | 'N' | null
  facts: Record<string, number | null> | null
}
export interface ItemsAnswer {
  /** As whom the reader may judge now. */
  roleCd: 'OWN' | 'SHM' | null
  maySelf: boolean
  bonus: { cardCnt: number; workerCnt: number; bonusScore: number } | null
  items: ItemAnswer[]
}

export interface TrendRow {
  evalNo: number
  evalTitle: string
  evalClassCd: string
  vendorCd: string
  vendorNm: string | null
  periodToYmd: string
  autoScore: number | null
  manualScore: number | null
  bonusScore: number | null
  totalScore: number | null
  evalGradeCd: EvalGrade | null
  fixYmd: string | null
  gradeValidToYmd: string | null
}

export interface ReportAnswer {
  states: { statusCd: string; count: number }[]
  grades: { evalGradeCd: EvalGrade; count: number }[]
  rows: {
    evalNo: number
    evalDocNo: string | null
    vendorNm: string | null
    vendorRiskCd: string | null
    statusCd: string
    autoScore: number | null
    manualScore: number | null
    bonusScore: number | null
    totalScore: number | null
    evalGradeCd: EvalGrade | null
    capReasonDesc: string | null
    selfLateYn: 'Y' | 'N'
    objectDt: string | null
    planDueYmd: string | null
  }[]
  /** Vendors in business whose grade has ended, or who never had one. */
  withoutGrade: string[]
}
