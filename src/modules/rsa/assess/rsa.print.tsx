/** 위험성평가표: what was found, how it was judged and what is done about it, in the form of its method. */
import './rsa.css'
import { grades } from '#modules/saf/jsa/risk.logic.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { SignatureImage } from '#platform/web/form/signature-pad.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { HeadRow } from '#platform/web/parts/head-row.tsx'
import type { Method } from '../scale/scale.logic.ts'
import type { Rev } from './rsa.calls.ts'
import { type RsaControl, type RsaItem, rsa } from './rsa.model.ts'
import { checkAnswers, hazardKinds, partMethods, partRoles } from './rsa-codes.model.ts'
import { UserName } from './rsa-names.tsx'
import { useExtra, useScale } from './rsa-queries.ts'

const { Paper, Section, Fields, useRecord } = screensFor(rsa)

export function RsaPaper() {
  return (
    <Paper title="위험성평가표" size="A3">
      <Sheet />
    </Paper>
  )
}

interface Row {
  item: RsaItem
  controls: readonly RsaControl[]
  /** The last look at it since the decision. */
  last: Rev | undefined
  processNm: string
  t: ReturnType<typeof useT>
}
type Column = readonly [head: string, cell: (row: Row) => React.ReactNode]

const graded = ({ t }: Row, risk: number | null, gradeCd: keyof typeof grades | null) =>
  [risk, gradeCd && t(grades[gradeCd])].filter(Boolean).join(' ')
const answered = ({ t }: Row, checkCd: keyof typeof checkAnswers | null) => checkCd && t(checkAnswers[checkCd])
const each =
  (of: (control: RsaControl) => React.ReactNode) =>
  ({ controls }: Row) =>
    controls.map((control) => <div key={control.controlNo}>{of(control)}</div>)

const task: Column = ['세부작업', ({ item }) => item.taskNm]
const hazard: Column = ['유해위험요인', ({ item }) => item.hazardDesc]
const law: Column = ['관련근거', ({ item }) => item.lawRefDesc]
const measure: Column = ['현재조치', ({ item }) => item.existMeasureDesc]
const answerColumn: Column = ['점검결과', (row) => answered(row, row.item.checkCd)]
const answeredAgain: Column = ['개선후 점검결과', (row) => row.last && answered(row, row.last.checkCd)]
const carriedOut: readonly Column[] = [
  ['예정일', each(({ dueYmd }) => dueYmd)],
  ['완료일', each(({ doneYmd }) => doneYmd)],
  ['담당', each(({ ownerUserId, vendorCd }) => <UserName userId={ownerUserId} vendorCd={vendorCd} />)],
]
const more = (head: string): Column => [head, each(({ controlDesc }) => controlDesc)]

const gradedColumns: readonly Column[] = [
  ['공정', ({ processNm }) => processNm],
  task,
  ['분류', ({ item: { hazardCatCd }, t }) => hazardCatCd && t(hazardKinds[hazardCatCd])],
  hazard,
  law,
  measure,
  ['빈도', ({ item }) => item.freqVal],
  ['강도', ({ item }) => item.sevVal],
  ['위험성', (row) => graded(row, row.item.riskVal, row.item.gradeCd)],
  more('감소대책'),
  ['개선후 위험성', (row) => row.last && graded(row, row.last.riskVal, row.last.gradeCd)],
  ...carriedOut,
]

/** In the order of the columns of the ministry’s system; of a check list its questions, of a point sheet what it asks. */
const columnsOf: Readonly<Record<Method, readonly Column[]>> = {
  FS: gradedColumns,
  L3: gradedColumns,
  CHK: [
    task,
    ['확인항목', hazard[1]],
    law,
    measure,
    answerColumn,
    ['비고', ({ item }) => item.noteDesc],
    more('감소대책'),
    answeredAgain,
    ...carriedOut,
  ],
  OPS: [
    task,
    ['어떤 위험이 있는가', hazard[1]],
    ['누가 어떻게 다치는가', ({ item }) => item.harmDesc],
    ['지금 하는 조치', measure[1]],
    answerColumn,
    more('더 필요한 조치'),
    answeredAgain,
    ...carriedOut,
  ],
}

function Sheet() {
  const t = useT()
  const { rsaNo, items, controls, processNo, scaleNo } = useRecord()
  const { processNm } = useRecord() as { processNm?: string | null }
  const { data } = useExtra(rsaNo)
  const scale = useScale(scaleNo)
  const columns = columnsOf[scale?.methodCd ?? 'FS']
  const rows = (items ?? []).map(
    (item): Row => ({
      item,
      controls: (controls ?? []).filter(({ rsaItemNo }) => rsaItemNo === item.rsaItemNo),
      last: data?.revs.findLast(({ rsaItemNo, seqNo }) => rsaItemNo === item.rsaItemNo && seqNo > 0),
      processNm: processNm ?? String(processNo),
      t,
    }),
  )
  return (
    <>
      <Section title="대상">
        <Fields names={['rsaTitle', 'rsaTypeCd', 'deptCd', 'processNo', 'workCatCd', 'scaleNo', 'leaderUserId']} />
        <Fields names={['doFromYmd', 'doToYmd', 'preShareDt', 'decideDt', 'completeDt', 'retainToYmd']} />
      </Section>
      <table className="rsa-sheet">
        <HeadRow names={columns.map(([head]) => head)} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.item.rsaItemNo}>
              {columns.map(([head, cell]) => (
                <td key={head}>{cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Section title="참여자">
        <ul className="lines">
          {data?.parts
            .filter(({ signDt }) => signDt !== null)
            .map((part) => (
              <li key={part.rsaPartNo}>
                <span>
                  {part.partNm} {part.vendorNm}
                </span>
                <span>
                  {t(partRoles[part.partRoleCd])} · {t(partMethods[part.partMethodCd])}
                </span>
                {part.strokes && (
                  <SignatureImage strokes={part.strokes} label={t('{name} 서명', { name: part.partNm })} />
                )}
                <span>{formatDateTime(part.partDt)}</span>
              </li>
            ))}
        </ul>
      </Section>
    </>
  )
}
