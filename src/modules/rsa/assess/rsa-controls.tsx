/** 감소대책: written beside the hazards; once they are decided the register says how far each is. */
import { Link } from 'react-router'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useIsEditing } from '#platform/web/document/use-is-editing.ts'
import { FieldControl } from '#platform/web/form/field-control.tsx'
import { RowsInput } from '#platform/web/form/rows-input.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { type RsaControl, rsa } from './rsa.model.ts'
import { measureTypes } from './rsa-codes.model.ts'
import { UserName } from './rsa-names.tsx'

const { Section, Field, useRecord } = screensFor(rsa)

const { fields } = rsa.fields.controls
const typed = [
  'rsaItemNo',
  'measureTypeCd',
  'controlDesc',
  'ownerUserId',
  'vendorCd',
  'dueYmd',
  'verifyUserId',
  'whyDesc',
] as const
const sheet = { ...rsa.fields.controls, fields: Object.fromEntries(typed.map((name) => [name, fields[name]])) }

export function Controls() {
  return (
    <Section
      title="감소대책"
      isFree
      hint="법령조치, 제거·대체, 공학적, 관리적 대책, 보호구 순으로 검토합니다. 결정하면 개선으로 등록되고 확인되면 다시 평가합니다."
    >
      <Body />
    </Section>
  )
}

function Body() {
  const { controls } = useRecord()
  const isEditing = useIsEditing('controls')
  if (!isEditing) return <Read controls={controls ?? []} />
  return (
    <Field name="controls">
      {({ value, setValue, wiring }) => (
        <RowsInput
          wiring={wiring}
          field={sheet}
          value={value}
          onChange={(next) => setValue(next.map((row) => ({ ...blank, ...row })))}
          renderCell={({ row, name, label, onChange }) => {
            const field = sheet.fields[name]
            if (!field) return null
            const cell = { id: `${wiring.id}-${label}`, 'aria-label': label }
            return (
              <FieldControl wiring={cell} name={name} field={field} values={row} onChange={onChange} label={label} />
            )
          }}
        />
      )}
    </Field>
  )
}

const blank: RsaControl = {
  rsaItemNo: null,
  measureTypeCd: null,
  controlDesc: null,
  ownerUserId: null,
  vendorCd: null,
  dueYmd: null,
  verifyUserId: null,
  whyDesc: null,
  controlNo: null,
  imprNo: null,
  doneYmd: null,
}

const heads = ['요인', '대책구분', '감소대책', '담당', '기한', '개선']

function Read({ controls }: { controls: readonly RsaControl[] }) {
  const t = useT()
  if (controls.length === 0) return <p className="quiet">{t('감소대책이 없습니다.')}</p>
  return (
    <PlainTable label="감소대책" heads={heads} isCards>
      {controls.map((control) => (
        <tr key={control.controlNo}>
          <td data-head={t('요인')}>{control.rsaItemNo}</td>
          <td data-head={t('대책구분')}>{control.measureTypeCd && t(measureTypes[control.measureTypeCd])}</td>
          <td data-head={t('감소대책')}>
            {control.controlDesc}
            {control.whyDesc && <small className="quiet rsa-reasons">{control.whyDesc}</small>}
          </td>
          <td data-head={t('담당')}>
            <UserName userId={control.ownerUserId} vendorCd={control.vendorCd} />
          </td>
          <td data-head={t('기한')}>{control.dueYmd}</td>
          <td data-head={t('개선')}>
            {control.imprNo ? (
              <Link to={`/impr/impr/imprList/${control.imprNo}`}>
                {control.doneYmd ? (
                  <StatusTag tone="done">{t('{day} 확인', { day: control.doneYmd })}</StatusTag>
                ) : (
                  <StatusTag tone="progress">{t('조치중')}</StatusTag>
                )}
              </Link>
            ) : (
              <StatusTag tone="draft">{t('등록 전')}</StatusTag>
            )}
          </td>
        </tr>
      ))}
    </PlainTable>
  )
}
