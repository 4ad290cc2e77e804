/**
 * 가스측정기록표: who measured, when, where, with what, and what it said, for all sets of the permit.
 *
 * @law 산업안전보건기준에 관한 규칙 제619조의2제4항
 */
import './gas.css'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { gasSet } from './gas-set.model.ts'
import { Sets, usePermitGas } from './permit-gas.tsx'

const { Paper, useRecord } = screensFor(gasSet)

export function GasSetPaper() {
  return (
    <Paper title="가스측정기록표">
      <Sheet />
    </Paper>
  )
}

function Sheet() {
  const t = useT()
  const { permitNo, retainToYmd } = useRecord()
  const { data, isError, error, refetch } = usePermitGas(permitNo ?? 0)
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (!data) return <Loading lines={10} />
  const { permit, sets } = data
  const facts: [label: string, value: string | null][] = [
    ['허가번호', permit.permitDocNo],
    ['작업명', permit.wkodTitle],
    ['작업장소', permit.placeDesc],
    ['업체', permit.vendorNm],
    ['운전부서', permit.areaDeptNm],
    ['유효시간', `${formatDateTime(permit.workFromDt)} – ${formatDateTime(permit.workToDt)}`],
    ['보존기한', retainToYmd],
  ]
  return (
    <>
      <section className="doc-section">
        <dl className="doc-fields">
          {facts.map(([label, value]) => (
            <div key={label} className="doc-value">
              <dt>{t(label)}</dt>
              <dd>{value ?? '–'}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Sets sets={sets} />
      <p className="quiet">
        {t('산업안전보건기준에 관한 규칙 제619조의2에 따라 측정자, 측정일시, 측정장소, 측정결과를 3년간 보존합니다.')}
      </p>
      <div className="gas-paper-signs">
        {['측정자', '작업책임자', '운전부서'].map((who) => (
          <span key={who}>
            {t(who)} {t('(서명)')}
          </span>
        ))}
      </div>
    </>
  )
}
