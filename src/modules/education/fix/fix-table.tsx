/** Person by person what stood there, and what stands there with the correction. */
import { formatDateTime, formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { type EduResult, eduResults } from '../course/edu-codes.model.ts'
import type { FixLine } from './edu-fix.model.ts'

type Line = { [K in keyof FixLine]?: FixLine[K] }

const shownNumber = (value: number | null | undefined) =>
  value === null || value === undefined ? null : formatNumber(value)
const shownMoment = (value: string | null | undefined) => (value ? formatDateTime(value) : null)

export function FixTable({ fixes }: { fixes: readonly Line[] }) {
  const t = useT()
  if (fixes.length === 0) return <p className="quiet">{t('정정할 사람이 없습니다.')}</p>
  return (
    <ul className="stack">
      {fixes.map((line) => (
        <li key={line.eduRqstNo} className="stack is-close">
          <header className="row">
            <strong>{line.personNm}</strong>
            <span className="quiet">{line.vendorNm}</span>
            <ResultChange before={line.beforeResultCd ?? null} after={line.eduResultCd ?? null} />
          </header>
          <dl className="facts is-across">
            <Change label={t('입실')} before={shownMoment(line.beforeInDt)} after={shownMoment(line.checkInDt)} />
            <Change label={t('퇴실')} before={shownMoment(line.beforeOutDt)} after={shownMoment(line.checkOutDt)} />
            <Change label={t('점수')} before={shownNumber(line.beforeScore)} after={shownNumber(line.testScore)} />
            <Change
              label={t('인정시간(분)')}
              before={shownNumber(line.beforeCreditMinVal)}
              after={shownNumber(line.eduResultCd === 'PASS' ? line.creditMinVal : 0)}
            />
            <Change label={t('수료번호')} before={line.beforeCertNo ?? null} after={line.certNo ?? null} />
            <Change label={t('유효일')} before={line.beforeValidToYmd ?? null} after={line.validToYmd ?? null} />
          </dl>
        </li>
      ))}
    </ul>
  )
}

export function ResultChange({ before, after }: { before: EduResult | null; after: EduResult | null }) {
  const t = useT()
  const tag = (code: EduResult | null) =>
    code && <StatusTag tone={eduResults[code].tone}>{t(eduResults[code].label)}</StatusTag>
  return (
    <span className="row">
      {tag(before)}
      <span aria-hidden>→</span>
      <span className="visually-hidden">{t('정정하면')}</span>
      {tag(after)}
    </span>
  )
}

/** What stays as it was is said once. */
function Change({ label, before, after }: { label: string; before: string | null; after: string | null }) {
  const isSame = before === after
  if (isSame && before === null) return null
  return (
    <div data-changed={!isSame || undefined}>
      <dt>{label}</dt>
      <dd>
        {isSame ? (
          before
        ) : (
          <>
            <del>{before ?? '–'}</del> <ins>{after ?? '–'}</ins>
          </>
        )}
      </dd>
    </div>
  )
}
