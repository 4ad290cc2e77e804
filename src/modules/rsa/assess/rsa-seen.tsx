/** What was seen before that is like the hazard that was typed last. */
import { useState } from 'react'
import { SeenBefore } from '#modules/saf/seen/seen.parts.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { type RsaItem, rsa } from './rsa.model.ts'

const { useRecord } = screensFor(rsa)
const saidIn = ({ taskNm, hazardDesc }: RsaItem): string => [taskNm, hazardDesc].filter(Boolean).join(' ')

interface SeenProps {
  rows: readonly RsaItem[]
  onTake(row: RsaItem, measure: string): void
}
export function SeenAtHazard({ rows, onTake }: SeenProps) {
  const { workCatCd, rsaNo } = useRecord()
  const [known, setKnown] = useState(() => ({ texts: rows.map(saidIn), at: -1 }))
  const texts = rows.map(saidIn)
  const changedAt = texts.findLastIndex((text, at) => text !== known.texts[at])
  if (changedAt >= 0 || texts.length !== known.texts.length)
    setKnown({ texts, at: texts.length < known.texts.length ? -1 : changedAt >= 0 ? changedAt : known.at })
  const row = rows[known.at]
  if (!row?.hazardDesc) return null
  return (
    <SeenBefore
      text={saidIn(row)}
      accTypeCd={row.accTypeCd}
      workCatCd={workCatCd}
      self={rsaNo ? `RSA-${rsaNo}` : undefined}
      onTake={(measure) => onTake(row, measure)}
    />
  )
}
