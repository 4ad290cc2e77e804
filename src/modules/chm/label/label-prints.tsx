/** Labels that hang somewhere, each with what is to be done about it; those that were taken down are counted off. */
import { Button } from 'antd'
import { Link } from 'react-router'
import type { Tone } from '#platform/model/document.ts'
import { renew, sendWith } from '#platform/web/calls/ask.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { NumberInput } from '#platform/web/form/number-input.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { askReason } from '#platform/web/parts/ask-reason.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { LABEL_ROUTE, MATERIAL_ROUTE } from '../chm-routes.model.ts'
import { confirmLabels, labelsDue, materialLabel, type PrintedLabel } from './label.calls.ts'
import { type LabelState, labelStates } from './label-said.logic.ts'

const tones: Readonly<Record<LabelState, Tone>> = { OK: 'done', OLD: 'danger', CHECK: 'waiting', DONE: 'draft' }

interface LabelPrintsProps {
  rows: readonly PrintedLabel[]
  editable: boolean
  /** Of several products. */
  isNamed?: boolean
}
export function LabelPrints({ rows, editable, isNamed = false }: LabelPrintsProps) {
  const t = useT()
  const heads = [...(isNamed ? ['자재'] : []), '상태', '붙인 곳', '규격', '남은 수', '출력']
  return (
    <PlainTable label="출력한 경고표지" heads={heads} isCards>
      {rows.map((row) => (
        <tr key={row.chmLabelPrintNo}>
          {isNamed && (
            <td data-head={t('자재')}>
              <Link to={`${MATERIAL_ROUTE}/${row.chmMatNo}`}>
                {row.chmMatCd} {row.matNm}
              </Link>
            </td>
          )}
          <td data-head={t('상태')}>
            <StatusTag tone={tones[row.stateCd]}>{t(labelStates[row.stateCd])}</StatusTag>
          </td>
          <td data-head={t('붙인 곳')}>{row.placeDesc}</td>
          <td data-head={t('규격')}>
            <Link to={`${LABEL_ROUTE}/${row.chmLabelPrintNo}/print`}>{row.sizeCd}</Link>
          </td>
          <td data-head={t('남은 수')}>{t('{n}장 중 {left}장', { n: row.printCnt, left: row.leftCnt })}</td>
          <td data-head={t('출력')}>
            {formatDateTime(row.printDt)} {row.printUserNm}{' '}
            {editable && row.leftCnt > 0 && (
              <Button size="small" onClick={() => void takeDown(t, row)}>
                {t('교체 확인')}
              </Button>
            )}
          </td>
        </tr>
      ))}
    </PlainTable>
  )
}

const takeDown = (t: ReturnType<typeof useT>, { chmLabelPrintNo: no, leftCnt }: PrintedLabel) =>
  askReason<number>({
    title: t('교체 확인'),
    label: t('어떻게 되었는지'),
    help: t('새 경고표지로 바꾸었거나, 용기를 다 써서 버렸다고 적습니다.'),
    confirmText: t('저장'),
    first: {
      start: leftCnt,
      draw: (value, change, problems) => (
        <FormField label={t('떼어 낸 수')} required error={problems.cnt}>
          {(wiring) => <NumberInput wiring={wiring} field={{ min: 1, decimals: 0 }} value={value} onChange={change} />}
        </FormField>
      ),
    },
    run: async (reasonDesc, cnt) => {
      await sendWith({ quiet: true }, confirmLabels, { no }, { cnt, reasonDesc })
      await renew(materialLabel, labelsDue)
      toast(t('저장되었습니다.'))
    },
  })
