/** 이탈: nodes × deviations, typed by keyboard, pasted from Excel or uploaded, judged on the scale of the plant while one types. */
import { Button } from 'antd'
import { ListChecks, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { grades } from '#modules/saf/jsa/risk.logic.ts'
import { takeOut } from '#platform/web/calls/ask.ts'
import { alertError, toast } from '#platform/web/dialog/dialogs.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useSavedWith } from '#platform/web/document/use-saved-with.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { MenuButton } from '#platform/web/parts/menu-button.tsx'
import { downloadForm, openSheet } from '#platform/web/sheet/sheet-upload.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import { useEditRows } from '#platform/web/table/edit/use-edit-rows.ts'
import type { Column } from '#platform/web/table/table.types.ts'
import { GradeTag } from '../assess/grade-tag.tsx'
import { verdictOf } from '../assess/rating.logic.ts'
import { useScale } from '../assess/rsa-queries.ts'
import type { Scale } from '../scale/scale.logic.ts'
import { hazopLineSheet, hazopLinesOut } from './hazop.calls.ts'
import { type HazopLine, type HazopNode, hazop, hazopLineFields, MOST_LINES } from './hazop.model.ts'
import { deviations, mandatory } from './hazop-codes.model.ts'

const { useRecord } = screensFor(hazop)
const SHOWN_PROBLEMS = 20
const table = { rowKey: 'hazopRowNo', height: 560, numbered: true, settingsName: 'rsa/hazop:lines' } as const

const blank: HazopLine = {
  nodeNo: null,
  deviationCd: null,
  causeDesc: null,
  noCauseDesc: null,
  consequenceDesc: null,
  safeguardDesc: null,
  freqVal: null,
  sevVal: null,
  recommendDesc: null,
  ownerUserId: null,
  vendorCd: null,
  dueYmd: null,
  verifyUserId: null,
  riskVal: null,
  gradeCd: null,
  acceptYn: 'Y',
  hazopRowNo: 0,
  imprNo: null,
  doneYmd: null,
}

export function Lines() {
  const { can, lines } = useRecord()
  return can.edit.includes('lines') ? <Grid rows={lines ?? []} /> : <Stored rows={lines ?? []} />
}

function useColumns() {
  const { scaleNo, nodes } = useRecord()
  const scale = useScale(scaleNo)
  return useMemo(() => columnsOf(scale, nodes ?? []), [scale, nodes])
}

function Stored({ rows }: { rows: readonly HazopLine[] }) {
  const t = useT()
  return (
    <DataTable
      {...table}
      label={t('이탈')}
      columns={useColumns()}
      rows={rows}
      empty={{ text: t('검토한 이탈이 없습니다.') }}
      toolbar={<SheetMenu />}
    />
  )
}

function Grid({ rows }: { rows: readonly HazopLine[] }) {
  const t = useT()
  const { editor } = useDocument()
  const { nodes, hazopNo } = useRecord()
  const columns = useColumns()
  const list = useEditRows(rows, { rowKey: 'hazopRowNo', columns })
  const add = (values: Partial<HazopLine> = {}) => list.add({ ...blank, ...values })
  const fill = () => {
    const asked = new Set(list.rows.map(({ nodeNo, deviationCd }) => `${nodeNo} ${deviationCd}`))
    const left = missingOf(nodes ?? []).filter(({ nodeNo, deviationCd }) => !asked.has(`${nodeNo} ${deviationCd}`))
    for (const one of left.slice(0, MOST_LINES - list.rows.length)) add(one)
    if (left.length === 0) toast(t('필수 이탈이 모두 있습니다.'))
  }
  const save = async () => {
    const lines = list.rows.filter(({ nodeNo, deviationCd }) => nodeNo !== null || deviationCd !== null).map(stored)
    editor.change({ lines })
    const isSaved = await editor.save(['lines'])
    if (isSaved) {
      list.reset()
      toast(t('저장되었습니다.'))
    } else {
      const problems = editor.store.get().problems.map(({ message }) => message)
      // What is typed beside it, who carries out which recommendation, stays as it was.
      editor.discard(['lines'])
      editor.change({ lines: rows })
      if (problems.length > 0) void alertError(t('저장하지 못했습니다.'), problems.slice(0, SHOWN_PROBLEMS))
    }
    return isSaved
  }
  useSavedWith(list.isChanged, save)
  return (
    <DataTable
      {...table}
      {...list.table}
      label={t('이탈')}
      columns={columns}
      rowActions={(row) => [{ name: 'remove', text: t('삭제'), danger: true, onClick: () => list.remove(row) }]}
      empty={{ text: t('노드를 저장한 뒤 필수 이탈을 채우거나, 행을 추가하거나, 엑셀에서 붙여넣습니다.') }}
      toolbar={
        <div className="row">
          <Button icon={<ListChecks size={16} aria-hidden />} disabled={!nodes?.length} onClick={fill}>
            {t('필수 이탈 채우기')}
          </Button>
          <Button icon={<Plus size={16} aria-hidden />} onClick={() => add()}>
            {t('행 추가')}
          </Button>
          <Button type="primary" disabled={!list.isChanged} onClick={save}>
            {t('이탈 저장')}
          </Button>
          {hazopNo && <SheetMenu mayUpload={!list.isChanged} />}
        </div>
      }
    />
  )
}

const missingOf = (nodes: readonly HazopNode[]) =>
  nodes.flatMap(({ nodeNo, nodeTypeCd }) =>
    nodeTypeCd === null ? [] : mandatory[nodeTypeCd].map((deviationCd) => ({ nodeNo, deviationCd })),
  )

/** What is typed; the rest follows on the server. */
function stored(row: HazopLine): HazopLine {
  const typed = Object.keys(hazopLineFields).map((name) => {
    const value = row[name as keyof HazopLine]
    return [name, value === '' || (name === 'hazopRowNo' && value === 0) ? null : value]
  })
  return Object.fromEntries(typed)
}

function SheetMenu({ mayUpload }: { mayUpload?: boolean }) {
  const t = useT()
  const { editor } = useDocument()
  const { hazopNo, lines } = useRecord()
  const no = hazopNo ?? 0
  const upload = async () => {
    if (await openSheet(hazopLineSheet, { no, atOnce: true })) await editor.reload()
  }
  const action = (key: string, label: string, work: () => Promise<unknown>) => ({
    key,
    label: t(label),
    onClick: () => void work(),
  })
  const actions = [
    ...(mayUpload ? [action('add', '엑셀 올리기', upload)] : []),
    ...(mayUpload === undefined ? [] : [action('form', '양식 다운로드', () => downloadForm(hazopLineSheet, no))]),
    ...(lines?.length ? [action('out', '엑셀 내려받기', () => takeOut(hazopLinesOut, { no }))] : []),
  ]
  if (actions.length === 0) return null
  return (
    <MenuButton label={t('이탈 엑셀')} actions={actions} className="menu-button is-text">
      {t('이탈 엑셀')}
    </MenuButton>
  )
}

type Name = keyof typeof hazopLineFields
const LONG = 1000
const text = (name: Name, width: number, maxlength = LONG): Column<HazopLine> => ({
  name,
  text: hazopLineFields[name].label,
  type: 'text',
  width,
  maxlength,
})
const number = (name: Name, width: number): Column<HazopLine> => ({
  name,
  text: hazopLineFields[name].label,
  type: 'number',
  width,
  pointNumber: 0,
})

/** In the order of the sheet, so that a block copied from it fits as it is; what it comes to stays in sight beside it. */
function columnsOf(scale: Scale | undefined, nodes: readonly HazopNode[]): Column<HazopLine>[] {
  return [
    { ...number('nodeNo', 140), render: (row) => <NodeName row={row} nodes={nodes} /> },
    {
      name: 'deviationCd',
      text: hazopLineFields.deviationCd.label,
      type: 'select',
      width: 132,
      items: Object.entries(deviations).map(([code, codeNm]) => ({ code, codeNm })),
    },
    text('causeDesc', 220),
    text('noCauseDesc', 160, 500),
    text('consequenceDesc', 220),
    text('safeguardDesc', 220),
    ...(scale?.methodCd === 'L3' ? [] : [number('freqVal', 72)]),
    number('sevVal', 72),
    text('recommendDesc', 220),
    verdict(scale),
  ]
}

function NodeName({ row, nodes }: { row: HazopLine; nodes: readonly HazopNode[] }) {
  const node = nodes.find(({ nodeNo }) => nodeNo === row.nodeNo)
  return (
    <>
      {row.nodeNo} <small className="quiet">{node?.nodeNm}</small>
    </>
  )
}

const verdict = (scale: Scale | undefined): Column<HazopLine> => ({
  name: 'gradeCd',
  text: '등급',
  width: 150,
  fixed: 'right',
  textCalculate: (row) => {
    const { riskVal, gradeCd } = judgedNow(row, scale)
    return [riskVal, gradeCd && grades[gradeCd]].filter((part) => part !== null).join(' ')
  },
  render: (row) => <GradeTag {...judgedNow(row, scale)} upReasonCds={null} />,
})

const unjudged = { riskVal: null, gradeCd: null, acceptYn: null }
const judgedNow = (row: HazopLine, scale: Scale | undefined) =>
  row.causeDesc && scale
    ? verdictOf({ ...row, checkCd: null, lawOkYn: 'Y', fatalYn: 'N', similarYn: 'N', exposedCnt: null }, scale)
    : unjudged
