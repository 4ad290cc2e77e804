/** A grade in its word, with why it is higher than its number says: the colour never speaks alone. */
import { type Grade, grades } from '#modules/saf/jsa/risk.logic.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { type UpReason, upReasons } from './rsa-codes.model.ts'

interface GradeProps {
  riskVal: number | null
  gradeCd: Grade | null
  acceptYn: 'Y' | 'N' | null
  upReasonCds: string | null
  /** Where items are answered instead of graded. */
  checkCd?: string | null
}

export function GradeTag({ riskVal, gradeCd, acceptYn, upReasonCds, checkCd = null }: GradeProps) {
  const t = useT()
  const reasons = (upReasonCds ?? '').split(' ').filter((code): code is UpReason => code in upReasons)
  if (riskVal === null && checkCd === null && reasons.length === 0 && acceptYn !== 'Y')
    return <span className="quiet">–</span>
  const isAccepted = acceptYn === 'Y'
  return (
    <>
      <span className="status-tag" data-tone={isAccepted ? 'done' : 'danger'}>
        {riskVal !== null && <b>{riskVal}</b>} {gradeCd && t(grades[gradeCd])} {t(isAccepted ? '허용' : '허용불가')}
      </span>
      {reasons.length > 0 && (
        <small className="quiet rsa-reasons">{reasons.map((code) => t(upReasons[code])).join(', ')}</small>
      )}
    </>
  )
}
