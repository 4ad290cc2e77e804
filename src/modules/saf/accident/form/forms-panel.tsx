/** 산업재해조사표: one for each victim who needs it, until when, what is missing, and who files it. */
import './form.css'
import { Button } from 'antd'
import { Printer } from 'lucide-react'
import { Link } from 'react-router'
import { dDay } from '#platform/model/calendar.ts'
import { renew } from '#platform/web/calls/ask.ts'
import { Asked } from '#platform/web/calls/asked.tsx'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatDateTime, formatDay, today } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { accident } from '../accident.model.ts'
import { accidentForms, type FormLine } from './form.calls.ts'
import { FormDialog } from './form-dialog.tsx'

const { useRecord } = screensFor(accident)
const stateWords = { TEMP: '작성중', REP: '대표확인', REPORTED: '제출', CANC: '취소' } as const
const tones = { TEMP: 'draft', REP: 'waiting', REPORTED: 'done', CANC: 'suspended' } as const

export function FormsPanel() {
  const { accidentNo, formYn, rowVersion } = useRecord()
  if (formYn !== 'Y' || !accidentNo) return null
  return (
    <Panel title="산업재해조사표">
      <Asked
        call={accidentForms}
        at={{ no: accidentNo }}
        lines={3}
        version={rowVersion ?? null}
        empty={{
          when: ({ rows }) => rows.length === 0,
          message: '분류를 확정하면 재해자마다 조사표가 만들어집니다. 재해자를 볼 수 있는 사람에게만 보입니다.',
        }}
      >
        {({ rows }) => (
          <PlainTable label="산업재해조사표" heads={['재해자', '제출기한', '상태', '빈 항목', '제출']} isCards>
            {rows.map((row) => (
              <FormRow key={row.accFormNo} no={accidentNo} row={row} />
            ))}
          </PlainTable>
        )}
      </Asked>
    </Panel>
  )
}

function FormRow({ no, row }: { no: number; row: FormLine }) {
  const t = useT()
  const { listPath } = usePage()
  const isOpen = row.statusCd === 'TEMP' || row.statusCd === 'REP'
  const isLate = row.lateYn === 'Y' || (isOpen && today() > row.dueYmd)
  const open = async () => {
    await openDialog({
      label: translateNow('산업재해조사표'),
      content: (close) => <FormDialog no={no} form={row.accFormNo} onDone={() => close(true)} />,
      width: 'min(860px, 96vw)',
    })
    await renew(accidentForms)
  }
  return (
    <tr>
      <th scope="row">
        {row.victimNm}
        {row.vendorNm && <small className="quiet">{row.vendorNm}</small>}
      </th>
      <td data-head={t('제출기한')}>
        {formatDay(row.dueYmd)} {isOpen && <span data-late={isLate}>{dDay(row.dueYmd, today())}</span>}
      </td>
      <td data-head={t('상태')}>
        <StatusTag tone={isLate ? 'danger' : tones[row.statusCd]}>{t(stateWords[row.statusCd])}</StatusTag>
      </td>
      <td data-head={t('빈 항목')}>{isOpen ? t('{n}개', { n: row.missing.length }) : '–'}</td>
      <td data-head={t('제출')}>
        {row.submitDt && `${formatDateTime(row.submitDt)} ${row.receiptNo ?? ''}`}
        <div className="row">
          {row.mayWrite && (
            <Button size="small" onClick={() => void open()}>
              {t('작성')}
            </Button>
          )}
          <Link to={`${listPath}/${no}/forms/${row.accFormNo}`} aria-label={t('조사표 인쇄')}>
            <Printer size={16} aria-hidden />
          </Link>
        </div>
      </td>
    </tr>
  )
}
