/** Counts of the shelf: the list of them, and one with a line for each lot. */
import { Button, Input } from 'antd'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { api } from '#platform/web/api/client.ts'
import type { Control } from '#platform/web/document/detail/fields.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { NumberInput } from '#platform/web/form/number-input.tsx'
import { formatNumber, today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { medicineCount } from './medicine-count.model.ts'

const { Detail, Section, Field, Fields, Actions, useRecord, useRecords } = screensFor(medicineCount)
type Row = NonNullable<ReturnType<typeof useRecords>['rows']>[number]
const states = medicineCount.lifecycle.states

const columns: readonly Column<Row>[] = [
  { name: 'countTitle', text: '실사명', type: 'link', url: '/hea/infirm/medicine/{heaMedicineCountNo}' },
  { name: 'heaMedicineCountDocNo', text: '번호', width: 168 },
  { name: 'countYmd', text: '실사일', width: 120 },
  { name: 'createUserNm', text: '등록자', width: 112 },
  {
    name: 'statusCd',
    text: '상태',
    width: 112,
    value: ({ statusCd }) => statusCd,
    render: (row) => <State state={row.statusCd} />,
  },
]

function State({ state }: { state: Row['statusCd'] }) {
  const t = useT()
  return <StatusTag tone={states[state].tone}>{t(states[state].label)}</StatusTag>
}

const MOST_COUNTS = 100

export function Counts() {
  const t = useT()
  const { editable, path } = usePage()
  const navigate = useNavigate()
  const { rows, isError, refetch } = useRecords({ sort: '-countYmd', limit: MOST_COUNTS })
  const begin = async () => {
    const made = await api.post<{ heaMedicineCountNo: number }>(medicineCount.api, {
      countTitle: t('{day} 실사', { day: today() }),
    })
    navigate(`${path}/${made.heaMedicineCountNo}`)
  }
  return (
    <DataTable<Row>
      label={t('실사')}
      columns={columns}
      rows={rows ?? []}
      rowKey="heaMedicineCountNo"
      state={isError ? 'error' : rows ? 'ready' : 'loading'}
      onRetry={refetch}
      onOpen={(row) => navigate(`${path}/${row.heaMedicineCountNo}`)}
      settingsName="hea/infirm/medicine/count"
      height="fill"
      empty={{ text: t('아직 실사한 적이 없습니다.') }}
      toolbar={
        editable && (
          <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={() => void begin()}>
            {t('실사 시작')}
          </Button>
        )
      }
    />
  )
}

export function MedicineCountDetail() {
  return (
    <Detail>
      <Section title="실사">
        <Fields names={['countTitle', 'countYmd']} />
      </Section>
      <Section title="실사 내역">
        <Lines />
      </Section>
      <Actions />
    </Detail>
  )
}

function Lines() {
  const { lines } = useRecord()
  return <Field name="lines">{(control) => <CountTable {...control} value={control.value ?? lines ?? []} />}</Field>
}

type Line = NonNullable<Row['lines']>[number]

/** What the book says stands there; what was counted is typed, and why it differs. */
function CountTable({ value, setValue }: Pick<Control<Line[]>, 'setValue'> & { value: readonly Line[] }) {
  const t = useT()
  const change = (lotNo: number, patch: Partial<Line>) =>
    setValue(value.map((line) => (line.medicineLotNo === lotNo ? { ...line, ...patch } : line)))
  return (
    <PlainTable
      label="실사 내역"
      heads={['약품명', '로트번호', '유효기간', '장부 수량', '실사 수량', '차이', '차이 사유']}
      isNumbers
    >
      {value.map((line) => {
        const difference = line.countQtyVal === null ? 0 : line.countQtyVal - (line.bookQtyVal ?? 0)
        return (
          <tr key={line.medicineLotNo} data-different={difference !== 0 || undefined}>
            <th scope="row">{line.medicineNm}</th>
            <td>{line.lotNo}</td>
            <td>{line.expireYmd}</td>
            <td>{formatNumber(line.bookQtyVal ?? 0)}</td>
            <td>
              <NumberInput
                wiring={{
                  id: `count-${line.medicineLotNo}`,
                  'aria-label': t('{name} 실사 수량', { name: line.medicineNm }),
                }}
                field={{ min: 0, decimals: 0 }}
                value={line.countQtyVal}
                onChange={(countQtyVal) => change(line.medicineLotNo, { countQtyVal })}
              />
            </td>
            <td>{difference === 0 ? '' : formatNumber(difference)}</td>
            <td>
              <Input
                aria-label={t('{name} 차이 사유', { name: line.medicineNm })}
                maxLength={200}
                value={line.reasonDesc ?? ''}
                onChange={({ target }) => change(line.medicineLotNo, { reasonDesc: target.value || null })}
              />
            </td>
          </tr>
        )
      })}
    </PlainTable>
  )
}
