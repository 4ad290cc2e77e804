/** wkodPlanAttachTab, wkodPlanAfterAttachTab: the papers of the matrix, each with its file and its days. */
import { Checkbox, Input } from 'antd'
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useIsEditing } from '#platform/web/document/use-is-editing.ts'
import { OneFile, OneFileButton } from '#platform/web/form/attachments/one-file.tsx'
import { DayInput } from '#platform/web/form/day-input.tsx'
import { today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { paperState } from './plan.logic.ts'
import { matrixWorks } from './plan-codes.model.ts'
import { type PlanDocLine, wkodPlan } from './wkod-plan.model.ts'

const { Field, useRecord } = screensFor(wkodPlan)

interface PapersProps {
  name: 'docs' | 'afterDocs'
  fileField: 'beforeFileId' | 'afterFileId'
  taskClass: 'PLAN_BEFORE' | 'PLAN_AFTER'
}

export function Papers({ name, fileField, taskClass }: PapersProps) {
  const t = useT()
  const record = useRecord()
  const isEditing = useIsEditing(name)
  // The group of files is saved with the lines that point into it.
  useIsEditing(fileField)
  const lines = record[name] ?? []
  if (lines.length === 0) return <p className="quiet">{t('작업종류를 고르면 필요한 서류가 나옵니다.')}</p>
  if (!isEditing) return <Lines lines={lines} startYmd={record.planStartYmd} />
  return (
    <Field name={name}>
      {({ value, setValue }) => (
        <Lines
          lines={value ?? []}
          startYmd={record.planStartYmd}
          onChange={(line, at) => setValue((value ?? []).map((one, index) => (index === at ? line : one)))}
          fileField={fileField}
          taskClass={taskClass}
        />
      )}
    </Field>
  )
}

interface LinesProps {
  lines: readonly PlanDocLine[]
  startYmd: string | null
  onChange?(line: PlanDocLine, at: number): void
  fileField?: PapersProps['fileField']
  taskClass?: PapersProps['taskClass']
}
function Lines({ lines, startYmd, onChange, fileField, taskClass }: LinesProps) {
  const t = useT()
  return (
    <ul className="lines">
      {lines.map((line, at) => (
        <li key={`${line.planDocNo}-${line.docNm}`}>
          <div className="row">
            <StateIcon line={line} startYmd={startYmd} />
            <b>{line.docNm}</b>
            <span className="quiet">
              {t(matrixWorks[line.planWorkCd as keyof typeof matrixWorks] ?? '기타')} ·{' '}
              {line.mustYn === 'Y' ? t('필수') : t('해당 시')}
            </span>
          </div>
          {onChange && fileField && taskClass ? (
            <Answer line={line} fileField={fileField} taskClass={taskClass} onChange={(next) => onChange(next, at)} />
          ) : (
            <Answered line={line} />
          )}
        </li>
      ))}
    </ul>
  )
}

function StateIcon({ line, startYmd }: { line: PlanDocLine; startYmd: string | null }) {
  const t = useT()
  const state = paperState(line, today(), startYmd)
  if (state !== 'OK') return <CircleX size={16} className="is-bad" aria-label={t('부족')} />
  if (line.fileNo === null) return <CircleDashed size={16} className="quiet" aria-label={t('없음')} />
  return <CircleCheck size={16} className="is-good" aria-label={t('완료')} />
}

function Answered({ line }: { line: PlanDocLine }) {
  const t = useT()
  const days = [
    line.docYmd && t('발급·접수 {ymd}', { ymd: line.docYmd }),
    line.validToYmd && t('만료 {ymd}', { ymd: line.validToYmd }),
    line.urgentYn === 'Y' && t('긴급'),
    line.noteDesc,
  ].filter(Boolean)
  return (
    <div className="row is-whole">
      <PaperFile line={line} />
      {days.length > 0 && <span className="quiet">{days.join(' · ')}</span>}
    </div>
  )
}

/** A file may have come with an earlier revision: its group says where it is. */
function PaperFile({ line: { fileNo, fileNm, attachFileId } }: { line: PlanDocLine }) {
  const t = useT()
  if (fileNo === null) return <span className="quiet">{t('파일 없음')}</span>
  return <OneFile taskClass="PLAN_BEFORE" attachFileId={attachFileId} fileNo={fileNo} name={fileNm ?? ''} />
}

interface AnswerProps extends Required<Pick<LinesProps, 'fileField' | 'taskClass'>> {
  line: PlanDocLine
  onChange(line: PlanDocLine): void
}
function Answer({ line, fileField, taskClass, onChange }: AnswerProps) {
  const t = useT()
  const set = (patch: Partial<PlanDocLine>) => onChange({ ...line, ...patch })
  const label = line.docNm ?? ''
  return (
    <div className="row is-whole">
      {line.fileNm && <span>{line.fileNm}</span>}
      <Upload line={line} fileField={fileField} taskClass={taskClass} onFile={(file) => set(file)} />
      {line.leadDayCnt !== null && (
        <>
          <Day
            label={t('{doc} 발급·접수일', { doc: label })}
            text={t('접수일')}
            value={line.docYmd}
            onChange={(docYmd) => set({ docYmd })}
          />
          <Checkbox
            checked={line.urgentYn === 'Y'}
            onChange={({ target }) => set({ urgentYn: target.checked ? 'Y' : 'N' })}
          >
            {t('긴급')}
          </Checkbox>
        </>
      )}
      {line.validYn === 'Y' && (
        <Day
          label={t('{doc} 만료일', { doc: label })}
          text={t('만료일')}
          value={line.validToYmd}
          onChange={(validToYmd) => set({ validToYmd })}
        />
      )}
      <Input
        aria-label={t('{doc} 비고', { doc: label })}
        placeholder={t('비고')}
        maxLength={300}
        value={line.noteDesc ?? ''}
        onChange={({ target }) => set({ noteDesc: target.value || null })}
      />
    </div>
  )
}

interface DayProps {
  label: string
  text: string
  value: string | null
  onChange(ymd: string | null): void
}
function Day({ label, text, value, onChange }: DayProps) {
  return (
    <span className="row">
      <span className="quiet" aria-hidden>
        {text}
      </span>
      <DayInput wiring={{ id: label, 'aria-label': label }} value={value} onChange={onChange} />
    </span>
  )
}

type Filed = Pick<PlanDocLine, 'fileNo' | 'fileNm' | 'attachFileId'>
/** The file goes into the group of the plan, the line points to it. */
function Upload({ line, fileField, taskClass, onFile }: Omit<AnswerProps, 'onChange'> & { onFile(file: Filed): void }) {
  const t = useT()
  const { editor } = useDocument()
  return (
    <OneFileButton
      taskClass={taskClass}
      attachFileId={useRecord()[fileField]}
      text={line.fileNo === null ? t('올리기') : t('바꾸기')}
      label={t('{doc} 파일', { doc: line.docNm ?? '' })}
      onFile={({ fileNo, fileOrgNm, attachFileId }) => {
        editor.change({ [fileField]: attachFileId })
        onFile({ fileNo, fileNm: fileOrgNm, attachFileId })
      }}
    />
  )
}
