/** Parts of a material's page: pictures of its label, sums of its contents, who has approved. */

import { contentOf } from '#modules/chm/material/content.logic.ts'
import { isCasNo } from '#modules/chm/substance/cas.logic.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { BoxGroup } from '#platform/web/form/box-group.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { type GhsPicture, ghsIn, ghsPictures } from './msds-codes.model.ts'
import { vendorMsds } from './vendor-msds.model.ts'

const { Field, useRecord } = screensFor(vendorMsds)
const pictures = Object.keys(ghsPictures) as GhsPicture[]

export function Ghs() {
  const t = useT()
  const { mode } = useDocument()
  const { ghsCds, can } = useRecord()
  if (mode !== 'draft' && !can.edit.includes('ghsCds'))
    return (
      <div className="doc-value" data-width="long">
        <dt>{t('그림문자')}</dt>
        <dd>
          {ghsIn(ghsCds)
            .map((one) => `${t(ghsPictures[one])} (${one})`)
            .join(', ') || '-'}
        </dd>
      </div>
    )
  return (
    <Field name="ghsCds">
      {({ value, setValue, wiring }) => (
        <BoxGroup
          wiring={wiring}
          className="row"
          options={pictures.map((one) => ({ value: one as string, label: t(ghsPictures[one]) }))}
          value={ghsIn(value)}
          onChange={(chosen) => setValue(pictures.filter((one) => chosen.includes(one)).join(' ') || null)}
        />
      )}
    </Field>
  )
}

/** A1 and A2 while they are being typed. */
export function Sums() {
  const t = useT()
  const { components } = useRecord()
  const rows = components ?? []
  if (rows.length === 0) return null
  const { minSum, maxSum, problem } = contentOf(rows)
  const wrong = rows.filter(({ casNo }) => casNo?.trim() && !isCasNo(casNo)).map(({ casNo }) => casNo)
  return (
    <>
      <p className={problem === 'OVER' || problem === 'RANGE' ? 'is-bad' : undefined}>
        {problem === 'OVER'
          ? t('함유량 합계가 100%를 초과합니다.')
          : t('최소 합 {a}%, 최대 합 {b}%', { a: minSum, b: maxSum })}
      </p>
      {wrong.length > 0 && (
        <p className="is-bad">
          {t('CAS 번호가 올바르지 않습니다.')} {wrong.join(', ')}
        </p>
      )}
    </>
  )
}
/** The rest is confirmed where there is one. */
export function Rest() {
  const { components, restOkYn } = useRecord()
  const rows = components ?? []
  if (rows.length === 0 || (contentOf(rows).problem !== 'REST' && restOkYn !== 'Y')) return null
  return <Field name="restOkYn" />
}

export function Approvals() {
  const t = useT()
  const { hlmDt, hlmUserNm, chmDt, chmUserNm } = useRecord()
  const both = [
    { label: '보건', dt: hlmDt, nm: hlmUserNm },
    { label: '화학물질', dt: chmDt, nm: chmUserNm },
  ]
  return (
    <div className="row">
      {both.map(({ label, dt, nm }) => (
        <span key={label}>
          {t(label)}
          <StatusTag tone={dt ? 'done' : 'waiting'}>{dt ? t('승인') : t('대기')}</StatusTag>
          {dt && (
            <span className="quiet">
              {nm} {formatDateTime(dt)}
            </span>
          )}
        </span>
      ))}
    </div>
  )
}
