/** Hand-over of areas: the list by day, area and shift, and one record with what is open. */
import { Input } from 'antd'
import { Link } from 'react-router'
import { suspReasons } from '#modules/common/stop-reasons.model.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useIsEditing } from '#platform/web/document/use-is-editing.ts'
import { formatDateTime, formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { isoPlan } from '../../isolation/iso-plan.model.ts'
import { permit } from '../../permit/permit.model.ts'
import { type Hand, hand } from './hand.model.ts'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(hand)

export function HandList() {
  return (
    <List
      columns={['shiftEndDt', 'permitCnt', 'isoCnt', 'outUserId', 'inUserId', 'handDt', 'lateYn', 'suspCnt']}
      widths={{ handTitle: 300 }}
      filters={['shiftEndDt', 'areaDeptCd', 'shiftCd']}
      stateTabs
      excel
      empty="교대 인수인계가 없습니다. 열린 작업이나 격리가 있는 구역은 교대 30분 전에 저절로 만들어집니다."
    />
  )
}

export function HandDetail() {
  return (
    <Detail print>
      <Head />
      <Lists />
      <Section title="전달사항">
        <Fields names={['memoDesc']} />
      </Section>
      <Signatures />
      <Actions />
    </Detail>
  )
}

function Head() {
  const t = useT()
  const { handNo, areaDeptNm, missDt } = useRecord()
  return (
    <Section title="교대">
      {handNo ? (
        <>
          {/* Chosen once: what is open is the area's. */}
          <div className="doc-value">
            <dt>{t('구역')}</dt>
            <dd>{areaDeptNm}</dd>
          </div>
          <Fields names={['shiftCd', 'shiftEndDt', 'outUserId', 'outDt', 'inUserId', 'handDt', 'lateYn']} />
        </>
      ) : (
        <Fields names={['areaDeptCd']} />
      )}
      {missDt && <Fields names={['missDt', 'suspCnt']} />}
    </Section>
  )
}

function Lists() {
  const { handNo } = useRecord()
  if (!handNo) return null
  return (
    <>
      <Section isFree title="작업허가">
        <Permits />
      </Section>
      <Section isFree title="열린 격리">
        <Isolations />
      </Section>
    </>
  )
}

function Signatures() {
  const { outUserId } = useRecord()
  if (outUserId === null) return null
  return (
    <Section title="서명">
      <Fields names={['outSign', 'inSign']} />
    </Section>
  )
}

type PermitLine = NonNullable<Hand['permitRows']>[number]
type IsoLine = NonNullable<Hand['isoRows']>[number]

function Memo({ value, onChange }: { value: string | null; onChange: ((value: string | null) => void) | undefined }) {
  const t = useT()
  if (!onChange) return <>{value ?? ''}</>
  return (
    <Input.TextArea
      aria-label={t('인계사항')}
      autoSize={{ minRows: 1, maxRows: 4 }}
      maxLength={500}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    />
  )
}

function Permits() {
  const { permitRows } = useRecord()
  const isEditing = useIsEditing('permitRows')
  if (!isEditing || !permitRows?.length) return <PermitLines lines={permitRows ?? []} />
  return (
    <Field name="permitRows" label="인계사항">
      {({ value, setValue }) => (
        <PermitLines lines={value ?? []} onMemo={(at, memoDesc) => setValue(withMemo(value ?? [], at, memoDesc))} />
      )}
    </Field>
  )
}

const withMemo = <L extends { memoDesc: string | null }>(lines: readonly L[], at: number, memoDesc: string | null) =>
  lines.map((line, index) => (index === at ? { ...line, memoDesc } : line))

interface LinesProps<L> {
  lines: readonly L[]
  onMemo?: (at: number, memoDesc: string | null) => void
}
export function PermitLines({ lines, onMemo }: LinesProps<PermitLine>) {
  const t = useT()
  if (lines.length === 0) return <p className="quiet">{t('작업 중이거나 중지된 작업이 없습니다.')}</p>
  return (
    <PlainTable label="작업허가" heads={['작업허가', '상태', '유효종료', '다음측정', '격리', '인계사항']} isCards>
      {lines.map((line, at) => (
        <tr key={line.permitNo}>
          <th scope="row">
            <Link to={`${permit.route.staff}/${line.permitNo}`}>{line.permitDocNo}</Link> {line.wkodTitle}
          </th>
          <td>
            <StatusTag tone={line.statusCd === 'SUSP' ? 'suspended' : 'progress'}>
              {line.statusCd === 'SUSP' ? t('중지') : t('작업중')}
            </StatusTag>{' '}
            {line.suspReasonCd && t(suspReasons[line.suspReasonCd])}
          </td>
          <td data-head={t('유효종료')} data-short>
            {line.workToDt && formatDateTime(line.workToDt)}
          </td>
          <td data-head={t('다음측정')}>{line.gasNextDueDt ? formatTime(line.gasNextDueDt) : '–'}</td>
          <td data-head={t('격리')}>{line.isoDesc ?? '–'}</td>
          <td data-head={t('인계사항')}>
            <Memo value={line.memoDesc} onChange={onMemo && ((memo) => onMemo(at, memo))} />
          </td>
        </tr>
      ))}
    </PlainTable>
  )
}

function Isolations() {
  const { isoRows } = useRecord()
  const isEditing = useIsEditing('isoRows')
  if (!isEditing || !isoRows?.length) return <IsoLines lines={isoRows ?? []} />
  return (
    <Field name="isoRows" label="인계사항">
      {({ value, setValue }) => (
        <IsoLines lines={value ?? []} onMemo={(at, memoDesc) => setValue(withMemo(value ?? [], at, memoDesc))} />
      )}
    </Field>
  )
}

export function IsoLines({ lines, onMemo }: LinesProps<IsoLine>) {
  const t = useT()
  if (lines.length === 0) return <p className="quiet">{t('열린 격리가 없습니다.')}</p>
  return (
    <PlainTable label="열린 격리" heads={['격리번호', '설비', '상태', '지점', '인계사항']} isCards>
      {lines.map((line, at) => (
        <tr key={line.isoPlanNo}>
          <th scope="row">
            <Link to={`${isoPlan.route.staff}/${line.isoPlanNo}`}>{line.isoPlanDocNo}</Link>
          </th>
          <td data-head={t('설비')}>{line.equipNo}</td>
          <td data-head={t('상태')}>{line.stateDesc && t(line.stateDesc)}</td>
          <td data-head={t('지점')}>{t('{n}곳', { n: line.pointCnt ?? 0 })}</td>
          <td data-head={t('인계사항')}>
            <Memo value={line.memoDesc} onChange={onMemo && ((memo) => onMemo(at, memo))} />
          </td>
        </tr>
      ))}
    </PlainTable>
  )
}
