/** Analyses of the site and of its vendors: the same page, each list with what its reader decides by. */
import { Button } from 'antd'
import { FileSpreadsheet } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { permitTypeCds, permitTypes } from '#modules/common/permit-types.model.ts'
import { api } from '#platform/web/api/client.ts'
import { ask, send } from '#platform/web/calls/ask.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { type RowOfList, screensFor } from '#platform/web/document/screens.tsx'
import { useIsEditing } from '#platform/web/document/use-is-editing.ts'
import { BoxGroup } from '#platform/web/form/box-group.tsx'
import { saveBlob } from '#platform/web/form/save-blob.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { copyJsa, rowsToCopy } from './jsa.calls.ts'
import { jsa } from './jsa.model.ts'
import { Analysis } from './jsa-analysis.tsx'
import { codesIn } from './jsa-codes.model.ts'
import type { Line } from './jsa-edit.ts'
import { chooseJsa } from './jsa-library.tsx'
import { Participants } from './jsa-participants.tsx'
import { useExtra } from './jsa-queries.ts'
import { JsaTexts } from './jsa-texts.tsx'
import { openJsaUpload } from './jsa-upload.tsx'
import { RiskTag } from './risk-tag.tsx'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(jsa)
type Row = RowOfList<typeof jsa>

const cells = {
  permitTypeCds: (row: Row) => <PermitTypes codes={row.permitTypeCds} />,
  maxBeforeVal: (row: Row) => <RiskTag risk={row.maxBeforeVal} scaleCd={row.scaleCd} />,
  maxAfterVal: (row: Row) => <RiskTag risk={row.maxAfterVal} scaleCd={row.scaleCd} />,
  nextEvalYmd: (row: Row) =>
    row.nextEvalYmd && (
      <>
        {row.nextEvalYmd} {row.statusCd === 'FIX' && <Deadline dueYmd={row.nextEvalYmd} />}
      </>
    ),
}

const widths = { permitTypeCds: 132, equipCds: 112, maxBeforeVal: 84, maxAfterVal: 84 }

function PermitTypes({ codes }: { codes: string | null }) {
  const t = useT()
  return codesIn(codes, permitTypeCds)
    .map((code) => t(permitTypes[code]))
    .join(', ')
}

export function JsaList() {
  return (
    <List
      columns={[
        'vendorCd',
        'workCatCd',
        'permitTypeCds',
        'stepCnt',
        'maxBeforeVal',
        'maxAfterVal',
        'partCnt',
        'fixYmd',
        'nextEvalYmd',
        'jsaRevNo',
      ]}
      cells={cells}
      widths={widths}
      filters={['workCatCd', 'vendorCd', 'gradeAfterCd']}
      stateTabs
      excel
      menu={useBeginnings()}
      empty="등록된 JSA가 없습니다. 등록하거나 엑셀, 표준 JSA에서 가져오십시오."
    />
  )
}

export function VendorJsaList() {
  return (
    <List
      columns={[
        'workCatCd',
        'permitTypeCds',
        'stepCnt',
        'maxBeforeVal',
        'maxAfterVal',
        'partCnt',
        'fixYmd',
        'nextEvalYmd',
        'jsaRevNo',
      ]}
      cells={cells}
      widths={widths}
      filters={['workCatCd', 'gradeAfterCd', 'fixYmd']}
      stateTabs
      excel
      menu={useBeginnings()}
      empty="등록된 JSA가 없습니다. 등록하거나 엑셀, 표준 JSA에서 가져오십시오."
    />
  )
}

const ofLibrary = { jsaSrcCd: 'LIB' } as const
export function JsaLibList() {
  return (
    <List
      where={ofLibrary}
      views={false}
      columns={[
        'workCatCd',
        'permitTypeCds',
        'equipCds',
        'stepCnt',
        'rowCnt',
        'maxBeforeVal',
        'maxAfterVal',
        'fixYmd',
        'nextEvalYmd',
      ]}
      cells={cells}
      widths={widths}
      filters={['workCatCd', 'gradeAfterCd']}
      stateTabs
      excel
      empty="확정된 표준 JSA가 아직 없습니다. 등록할 때 구분을 표준으로 고르십시오."
    />
  )
}

/** Ways to begin besides an empty form. */
function useBeginnings() {
  const t = useT()
  const navigate = useNavigate()
  const { listPath, editable } = usePage()
  if (!editable) return []
  const open = (jsaNo: number | undefined) => jsaNo !== undefined && void navigate(`${listPath}/${jsaNo}`)
  const copy = async () => {
    const jsaNo = await chooseJsa()
    if (jsaNo === undefined) return
    const made = await send(copyJsa, { jsaNo })
    open(made.jsaNo)
  }
  return [
    { key: 'copy', label: t('가져와서 작성'), onClick: () => void copy() },
    { key: 'sheet', label: t('엑셀로 작성'), onClick: () => void openJsaUpload().then(open) },
  ]
}

export function JsaDetail() {
  return (
    <Detail print aside={<Revisions />}>
      <Work />
      <Section isFree title="위험 분석" hint="단계마다 위험요인과 대책을 적고, 대책 전과 후의 위험성을 매깁니다.">
        <Analysis />
        <Tools />
      </Section>
      <JsaTexts />
      <Section isFree title="참여자와 서명">
        <Participants />
      </Section>
      <Course />
      <Actions />
    </Detail>
  )
}

function Work() {
  const { jsaSrcCd, jsaFileId } = useRecord()
  return (
    <Section title="작업">
      <Fields names={['jsaTitle', 'jsaSrcCd', 'workCatCd']} />
      <Types />
      <Fields names={['deptCd', 'processNo', 'equipCds']} />
      {(jsaSrcCd === 'FILE' || jsaFileId) && <Field name="jsaFileId" />}
    </Section>
  )
}

function Types() {
  const t = useT()
  const { permitTypeCds: codes } = useRecord()
  const isEditing = useIsEditing('permitTypeCds')
  if (!isEditing)
    return (
      <div className="doc-value" data-width="long">
        <dt>{t('허가유형')}</dt>
        <dd>
          <PermitTypes codes={codes} />
        </dd>
      </div>
    )
  return (
    <Field name="permitTypeCds">
      {({ value, setValue, wiring }) => (
        <BoxGroup
          wiring={wiring}
          options={permitTypeCds.map((code) => ({ value: code as string, label: t(permitTypes[code]) }))}
          value={codesIn(value, permitTypeCds)}
          onChange={(chosen) => setValue(chosen.join(' ') || null)}
        />
      )}
    </Field>
  )
}

/** Rows from elsewhere, and out as a sheet. */
function Tools() {
  const t = useT()
  const { editor, mode } = useDocument()
  const { jsaNo, rows, can, statusCd } = useRecord()
  const mayAdd = can.edit.includes('rows') && statusCd !== 'REEVAL'
  const take = async () => {
    const no = await chooseJsa()
    if (no === undefined) return
    const answer = await ask(rowsToCopy, { no })
    const copied = answer.rows as Line[]
    const last = Math.max(0, ...(rows ?? []).map(({ stepNo }) => stepNo ?? 0))
    const added = copied.map((row) => ({ ...row, stepNo: (row.stepNo ?? 1) + last }))
    editor.change({ rows: [...(rows ?? []), ...added] })
  }
  const download = async () => {
    const { blob, fileName } = await api.blob(`${jsa.api}/${jsaNo}/sheet`)
    saveBlob(blob, fileName ?? 'jsa.xlsx')
  }
  return (
    <div className="row">
      {mayAdd && mode === 'draft' && <Button onClick={() => void take()}>{t('JSA에서 행 가져오기')}</Button>}
      {jsaNo && (rows?.length ?? 0) > 0 && (
        <Button icon={<FileSpreadsheet size={16} aria-hidden />} onClick={() => void download()}>
          {t('엑셀')}
        </Button>
      )}
    </div>
  )
}

function Course() {
  const { jsaDocNo } = useRecord()
  if (!jsaDocNo) return null
  return (
    <Section title="평가">
      <Fields names={['maxBeforeVal', 'maxAfterVal', 'gradeAfterCd', 'oprUserId', 'oprDt', 'ownUserId', 'ownDt']} />
      <Fields names={['fixUserId', 'fixYmd', 'nextEvalYmd', 'rtnCnt']} />
    </Section>
  )
}

/** Every revision of the same analysis, the newest first. */
function Revisions() {
  const t = useT()
  const { listPath } = usePage()
  const { jsaNo } = useRecord()
  const { data } = useExtra(jsaNo)
  if (!data || data.revisions.length < 2) return null
  return (
    <section className="stack is-close" aria-label={t('개정 이력')}>
      <h2>{t('개정 이력')}</h2>
      <ul className="lines">
        {data.revisions.map((one) => (
          <li key={one.jsaNo}>
            <span>
              {one.jsaNo === jsaNo ? (
                <b>{t('개정 {n}', { n: one.jsaRevNo })}</b>
              ) : (
                <Link to={`${listPath}/${one.jsaNo}`}>{t('개정 {n}', { n: one.jsaRevNo })}</Link>
              )}
            </span>
            <span>{t(jsa.lifecycle.states[one.statusCd as keyof typeof jsa.lifecycle.states].label)}</span>
            <span>{one.fixYmd}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
