/** What a contractor uses in its work of kind CHM or PNT: chosen among what was approved for it, read with its conditions. */
import { Select } from 'antd'
import { vendorMsds } from '#modules/contractor/msds/vendor-msds.model.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatDay } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { type PermitMaterial, permitMaterials } from '../permit.calls.ts'
import { permit } from '../permit.model.ts'

const { useRecord, Field } = screensFor(permit)

const chosenOf = (text: string | null) => (text ?? '').split(' ').filter(Boolean)

export function Materials() {
  const t = useT()
  const { mode, editing } = useDocument()
  const { permitNo, rowVersion, msdsNo, can } = useRecord()
  const at = permitNo ? { no: permitNo } : null
  const { data, isError, error, refetch } = useAsked(permitMaterials, at, { version: rowVersion, keep: true })
  const rows = data?.rows ?? []
  const isWritten =
    mode === 'draft' || (mode !== 'paper' && editing.size > 0 && can.edit.some((name) => name === 'msdsNo'))
  const chosen = rows.filter(({ vendorMsdsDocNo }) => chosenOf(msdsNo).includes(vendorMsdsDocNo))
  return (
    <>
      {isWritten ? (
        <Pick rows={rows} />
      ) : (
        <span hidden>
          <Field name="msdsNo">{() => null}</Field>
        </span>
      )}
      {isError && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !isError && permitNo && <Loading lines={2} />}
      {data && (chosen.length > 0 || !isWritten) && (
        <div className="doc-value" data-width="full">
          <dt>{t(isWritten ? '선택한 물질' : '반입물질')}</dt>
          <dd>{chosen.length > 0 ? <Chosen rows={chosen} /> : '-'}</dd>
        </div>
      )}
    </>
  )
}

function Pick({ rows }: { rows: readonly PermitMaterial[] }) {
  const t = useT()
  return (
    <Field name="msdsNo" label="반입물질" hint="승인되었거나 반입된 물질에서 고릅니다. 반입된 뒤에 작업을 승인합니다.">
      {({ value, setValue, wiring }) => (
        <Select
          {...wiring}
          mode="multiple"
          className="form-select"
          value={chosenOf(value)}
          onChange={(next) => setValue(next.join(' '))}
          placeholder={t('선택')}
          notFoundContent={t('승인된 반입물질이 없습니다. 반입물질에서 먼저 신청하십시오.')}
          showSearch={{ optionFilterProp: 'label' }}
          options={rows.map(({ vendorMsdsDocNo, productNm }) => ({
            value: vendorMsdsDocNo,
            label: `${productNm} (${vendorMsdsDocNo})`,
          }))}
        />
      )}
    </Field>
  )
}

function Chosen({ rows }: { rows: readonly PermitMaterial[] }) {
  const t = useT()
  const states = vendorMsds.lifecycle.states
  const stateOf = (code: string) => states[code as keyof typeof states]
  return (
    <ul className="lines">
      {rows.map((one) => (
        <li key={one.vendorMsdsDocNo}>
          <b>{one.productNm}</b>
          <StatusTag tone={stateOf(one.statusCd).tone}>{t(stateOf(one.statusCd).label)}</StatusTag>
          <span className="quiet">
            {[one.vendorMsdsDocNo, one.stockLocNm, t('{day}까지', { day: formatDay(one.bringOutYmd) })]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {one.conditionDesc && <p className="is-whole">{t('승인 조건: {text}', { text: one.conditionDesc })}</p>}
        </li>
      ))}
    </ul>
  )
}
