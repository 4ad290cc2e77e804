/** What is done about a measure that was given up in the register. */
import { Button } from 'antd'
import { useState } from 'react'
import type { RowsField } from '#platform/model/field.ts'
import { renew, send } from '#platform/web/calls/ask.ts'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { FieldControl, isGroupControl, type Values } from '#platform/web/form/field-control.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { askReason } from '#platform/web/parts/ask-reason.tsx'
import { acceptGone, type Inquiry, inquiry, type MeasureLine, replaceGone } from './inquiry.calls.ts'

interface GoneProps {
  no: number
  measure: MeasureLine
  found: Pick<Inquiry, 'mayReplace' | 'mayAccept' | 'measures'>
  /** Of a measure, as the investigation asks them. */
  field: RowsField
}
export function Gone({ no, measure, found, field }: GoneProps) {
  const t = useT()
  if (measure.acceptDesc)
    return <small className="quiet">{t('대책 없음을 수용: {why}', { why: measure.acceptDesc })}</small>
  const isReplaced = found.measures.some(
    (one) => one.no > measure.no && one.rootCauseNo === measure.rootCauseNo && one.imprStatusCd !== 'CANC',
  )
  if (isReplaced || !(found.mayReplace || found.mayAccept)) return null
  const at = { no, measure: measure.no }
  const replace = async () => {
    await openDialog<true>({
      label: translateNow('다른 대책'),
      content: (close) => <Replacement at={at} field={field} onDone={() => close(true)} />,
      width: 'min(560px, 94vw)',
    })
    await renew(inquiry)
  }
  const accept = async () => {
    await askReason({
      title: translateNow('대책 없음 수용'),
      help: translateNow('이 원인에 다른 대책을 두지 않아도 되는 까닭을 적습니다.'),
      confirmText: translateNow('수용'),
      field: 'acceptDesc',
      run: (acceptDesc) => send(acceptGone, at, { acceptDesc }),
    })
    await renew(inquiry)
  }
  return (
    <span className="row">
      {found.mayReplace && (
        <Button size="small" onClick={() => void replace()}>
          {t('다른 대책')}
        </Button>
      )}
      {found.mayAccept && (
        <Button size="small" onClick={() => void accept()}>
          {t('대책 없음 수용')}
        </Button>
      )}
    </span>
  )
}

const asked = ['measureTypeCd', 'measureDesc', 'ownerUserId', 'vendorCd', 'dueYmd'] as const
function Replacement({ at, field, onDone }: { at: { no: number; measure: number }; field: RowsField; onDone(): void }) {
  const t = useT()
  const [values, setValues] = useState<Values>({ measureTypeCd: 'ENG' })
  const text = (name: (typeof asked)[number]) => (values[name] ? String(values[name]) : null)
  const save = async () => {
    await send(replaceGone, at, {
      measureTypeCd: values.measureTypeCd as MeasureLine['measureTypeCd'],
      measureDesc: text('measureDesc') ?? '',
      ...{ ownerUserId: text('ownerUserId'), vendorCd: text('vendorCd'), dueYmd: text('dueYmd') },
    })
    toast(t('대책을 개선에 등록했습니다.'))
    onDone()
  }
  return (
    <div className="stack">
      {asked.map((name) => {
        const one = field.fields[name]
        return (
          one && (
            <FormField
              key={name}
              label={t(one.label)}
              name={name}
              {...(isGroupControl(one) && { isGroup: true })}
              width="full"
            >
              {(wiring) => (
                <FieldControl
                  wiring={wiring}
                  name={name}
                  label={t(one.label)}
                  field={one}
                  values={values}
                  onChange={(patch) => setValues((now) => ({ ...now, ...patch }))}
                />
              )}
            </FormField>
          )
        )
      })}
      <DialogActions>
        <ActionButton type="primary" disabled={!text('measureDesc')} onAction={save}>
          {t('등록')}
        </ActionButton>
      </DialogActions>
    </div>
  )
}
