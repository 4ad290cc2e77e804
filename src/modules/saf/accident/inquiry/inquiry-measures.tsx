/** What follows: below each root its measures, the strongest kind first, and how far each is in the register. */
import { Input } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { code, day, rows, text, user, vendor } from '#platform/model/field.ts'
import { send } from '#platform/web/calls/ask.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Lines } from '#platform/web/parts/lines.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { type CauseLine, type Inquiry, type MeasureLine, saveMeasures } from './inquiry.calls.ts'
import { measureKinds } from './inquiry-codes.model.ts'
import { EditedRows, numberedRows } from './inquiry-set.tsx'
import { Gone } from './measure-gone.tsx'

/** Of a light accident each cause may have one. */
const rootsOf = ({ causes, isSerious }: Inquiry): CauseLine[] => {
  const roots = causes.filter(({ levelCd }) => levelCd === 'ROOT')
  return roots.length > 0 || isSerious ? roots : [...causes]
}
const fieldFor = (roots: readonly CauseLine[]) =>
  rows('재발방지대책', {
    rootCauseNo: code(
      '근본원인',
      Object.fromEntries(roots.map(({ causeNo, causeDesc }) => [String(causeNo), causeDesc])),
      {
        required: true,
      },
    ),
    measureTypeCd: code('대책구분', measureKinds, { required: true }),
    measureDesc: text('대책', { max: 1000, required: true }),
    ownerUserId: user('담당자'),
    vendorCd: vendor('업체'),
    dueYmd: day('기한'),
  })
type Typed = Partial<Omit<MeasureLine, 'rootCauseNo'>> & { rootCauseNo?: string | number | null }

export function Measures({ no, found }: { no: number; found: Inquiry }) {
  const t = useT()
  const { roles } = usePerson()
  const { measures, mayChange, stamps } = found
  const [noEngDesc, setNoEng] = useState(found.noEngDesc)
  const roots = rootsOf(found)
  const save = (typed: readonly object[]) => {
    const planned = numberedRows(typed as readonly Typed[]).map((row) => ({
      ...{
        no: row.no,
        rootCauseNo: Number(row.rootCauseNo ?? 0),
        measureTypeCd: row.measureTypeCd ?? ('ADMIN' as const),
      },
      ...{ measureDesc: row.measureDesc ?? '', ownerUserId: row.ownerUserId ?? null, vendorCd: row.vendorCd ?? null },
      dueYmd: row.dueYmd ?? null,
    }))
    return send(saveMeasures, { no }, { stamp: stamps.measures, rows: planned, noEngDesc: noEngDesc?.trim() || null })
  }
  const stored = measures.map((one) => ({ ...one, rootCauseNo: String(one.rootCauseNo) }))
  return (
    <EditedRows
      part="measures"
      no={no}
      field={fieldFor(roots)}
      stored={stored}
      mayChange={mayChange.includes('measures') && roots.length > 0}
      onSave={save}
      beside={
        found.isSerious && (
          <FormField
            label={t('공학적 대책이 없는 사유')}
            width="full"
            help={t('제거, 대체, 공학적 대책이 하나도 없을 때 안전환경팀장이 적습니다.')}
          >
            {(wiring) => (
              <Input.TextArea
                {...wiring}
                value={noEngDesc ?? ''}
                maxLength={500}
                disabled={!roles.includes('SHD')}
                onChange={({ target }) => setNoEng(target.value)}
              />
            )}
          </FormField>
        )
      }
    >
      {roots.length === 0 && <p className="quiet">{t('근본원인을 찾은 뒤에 대책을 세웁니다.')}</p>}
      {roots.map((root) => (
        <section key={root.causeNo} className="stack is-close">
          <h3 className="inquiry-root">{root.causeDesc}</h3>
          <RootMeasures no={no} found={found} root={root} />
        </section>
      ))}
      {found.noEngDesc && <p className="callout">{t('공학적 대책이 없는 사유: {why}', { why: found.noEngDesc })}</p>}
    </EditedRows>
  )
}

const order = Object.keys(measureKinds)
function RootMeasures({ no: accidentNo, found, root }: { no: number; found: Inquiry; root: CauseLine }) {
  const t = useT()
  const measures = found.measures.filter(({ rootCauseNo }) => rootCauseNo === root.causeNo)
  if (measures.length === 0) return <p className="quiet">{t('이 원인의 대책이 아직 없습니다.')}</p>
  const sorted = measures.toSorted(
    (one, other) => order.indexOf(one.measureTypeCd) - order.indexOf(other.measureTypeCd),
  )
  return (
    <Lines label={t('재발방지대책')}>
      {sorted.map((measure) => {
        const { no, measureTypeCd, measureDesc, ownerNm, dueYmd, imprNo, imprDocNo, imprStatusCd } = measure
        const state = impr.lifecycle.states[imprStatusCd as keyof typeof impr.lifecycle.states]
        return (
          <li key={no}>
            <StatusTag tone="draft">{t(measureKinds[measureTypeCd])}</StatusTag>
            <span>{measureDesc}</span>
            <span className="quiet">{[ownerNm, dueYmd].filter(Boolean).join(' · ')}</span>
            {imprNo && <Link to={`${impr.route.staff}/${imprNo}`}>{imprDocNo}</Link>}
            {state && <StatusTag tone={state.tone}>{t(state.label)}</StatusTag>}
            {imprStatusCd === 'CANC' && (
              <Gone no={accidentNo} measure={measure} found={found} field={fieldFor([root])} />
            )}
          </li>
        )
      })}
    </Lines>
  )
}
