/** 법정의무: which duties the construction has, until when, what was done about each or why it need not be. */
import './const.css'
import { Button, Input } from 'antd'
import { CircleCheck, CircleDashed, CircleX, Minus } from 'lucide-react'
import { useState } from 'react'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useIsEditing } from '#platform/web/document/use-is-editing.ts'
import { OneFile, OneFileButton } from '#platform/web/form/attachments/one-file.tsx'
import { DayInput } from '#platform/web/form/day-input.tsx'
import { formatDay } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import type { Around } from './const.calls.ts'
import { construction, type DutyLine } from './const.model.ts'
import { dutyLaws, dutyNames, isRunning, runningDuties } from './const-codes.model.ts'
import { openDuties } from './duty.logic.ts'
import { useAround } from './use-around.ts'

const { Field, useRecord } = screensFor(construction)

/** @param isPaper all duties, those that the construction does not have as well */
export function Duties({ isPaper = false }: { isPaper?: boolean }) {
  const t = useT()
  const { duties, constNo } = useRecord()
  const isEditing = useIsEditing('duties')
  // The group of files is saved with the lines that point into it.
  useIsEditing('dutyFileId')
  const { data } = useAround(constNo)
  const lines = duties ?? []
  if (lines.length === 0) return <p className="quiet">{t('등록하면 법정의무가 계산됩니다.')}</p>
  if (!isEditing) return <Lines lines={lines} around={data} isAll={isPaper} />
  return (
    <Field name="duties">
      {({ value, setValue }) => (
        <Lines
          lines={value ?? []}
          around={data}
          onChange={(line) => setValue((value ?? []).map((one) => (one.dutyCd === line.dutyCd ? line : one)))}
        />
      )}
    </Field>
  )
}

interface LinesProps {
  lines: readonly DutyLine[]
  around: Around | undefined
  isAll?: boolean
  onChange?(line: DutyLine): void
}
function Lines({ lines, around, isAll = false, onChange }: LinesProps) {
  const t = useT()
  const [showsOff, setShowsOff] = useState(isAll)
  const off = lines.filter(({ requiredYn }) => requiredYn !== 'Y')
  const shown = showsOff ? lines : lines.filter(({ requiredYn }) => requiredYn === 'Y')
  return (
    <>
      {shown.length === 0 && <p className="quiet">{t('이 공사에는 법정의무가 없습니다.')}</p>}
      <ul className="const-duties">
        {shown.map((line) => (
          <li key={line.dutyCd} data-off={line.requiredYn === 'Y' ? undefined : true}>
            <StateIcon line={line} around={around} />
            <span>
              <span className="const-duty-name">{line.dutyCd && t(dutyNames[line.dutyCd])}</span>
              <span className="const-duty-law">{line.dutyCd && dutyLaws[line.dutyCd]}</span>
            </span>
            <When line={line} />
            {line.requiredYn === 'Y' && <Body line={line} around={around} {...(onChange && { onChange })} />}
          </li>
        ))}
      </ul>
      {!isAll && off.length > 0 && (
        <Button type="link" onClick={() => setShowsOff(!showsOff)}>
          {showsOff ? t('해당하는 의무만 보기') : t('해당하지 않는 의무 {n}개 보기', { n: off.length })}
        </Button>
      )}
    </>
  )
}

function StateIcon({ line, around }: Pick<LinesProps, 'around'> & { line: DutyLine }) {
  const t = useT()
  if (line.requiredYn !== 'Y') return <Minus size={16} aria-label={t('해당 없음')} />
  if (line.dutyCd === 'COST' && (around?.missingMonths.length ?? 0) > 0)
    return <CircleX size={16} className="is-bad" aria-label={t('미이행')} />
  if (isRunning(line.dutyCd)) return <CircleDashed size={16} className="quiet" aria-label={t('공사 중 이행')} />
  if (openDuties([line]).length > 0) return <CircleX size={16} className="is-bad" aria-label={t('미이행')} />
  return <CircleCheck size={16} className="is-good" aria-label={t('이행')} />
}

function When({ line }: { line: DutyLine }) {
  const t = useT()
  if (line.requiredYn !== 'Y') return <span className="const-duty-day">{t('해당 없음')}</span>
  if (isRunning(line.dutyCd)) return <span className="const-duty-day">{t(runningDuties[line.dutyCd])}</span>
  return (
    <span className="const-duty-day">
      {line.dueYmd && openDuties([line]).length > 0 && <Deadline dueYmd={line.dueYmd} />}
      {line.dueYmd && t('기한 {day}', { day: formatDay(line.dueYmd) })}
    </span>
  )
}

function Body({ line, around, onChange }: Omit<LinesProps, 'lines'> & { line: DutyLine }) {
  if (isRunning(line.dutyCd)) return <Running dutyCd={line.dutyCd} around={around} />
  return onChange ? <Answer line={line} onChange={onChange} /> : <Answered line={line} />
}

/** Kept up while the work goes on: what the site knows of it. */
function Running({ dutyCd, around }: { dutyCd: string; around: Around | undefined }) {
  const t = useT()
  if (!around) return null
  if (dutyCd === 'COST') {
    const { missingMonths, costs } = around
    const text =
      missingMonths.length > 0
        ? t('명세서가 없는 달: {months}', { months: missingMonths.join(', ') })
        : t('명세서 {n}건', { n: costs.length })
    return <div className="const-duty-body quiet">{text}</div>
  }
  const kept = around.kept.find((one) => one.dutyCd === dutyCd)
  if (!kept) return null
  return (
    <div className="const-duty-body quiet">
      {kept.lastYmd
        ? t('최근 {day}, 모두 {n}회', { day: formatDay(kept.lastYmd), n: kept.doneCnt })
        : t('기록이 없습니다.')}
    </div>
  )
}

function Answered({ line }: { line: DutyLine }) {
  const t = useT()
  const { attachGroup } = useDutyFiles()
  const { doneYmd, exemptDesc, fileNo, fileNm } = line
  if (!doneYmd && !exemptDesc && fileNo === null) return null
  return (
    <div className="const-duty-body">
      {doneYmd && <span>{t('이행 {day}', { day: formatDay(doneYmd) })}</span>}
      {exemptDesc && <span>{t('제외: {reason}', { reason: exemptDesc })}</span>}
      {fileNo !== null && (
        <OneFile taskClass="CONST_DUTY" attachFileId={attachGroup} fileNo={fileNo} name={fileNm ?? ''} />
      )}
    </div>
  )
}

const useDutyFiles = () => ({ attachGroup: useRecord().dutyFileId })

function Answer({ line, onChange }: { line: DutyLine; onChange(line: DutyLine): void }) {
  const t = useT()
  const { editor } = useDocument()
  const { attachGroup } = useDutyFiles()
  const set = (patch: Partial<DutyLine>) => onChange({ ...line, ...patch })
  const duty = line.dutyCd ? t(dutyNames[line.dutyCd]) : ''
  const label = t('{duty} 이행일', { duty })
  return (
    <div className="const-duty-body">
      <span className="row">
        <span className="quiet" aria-hidden>
          {t('이행일')}
        </span>
        <DayInput
          wiring={{ id: `duty-${line.dutyCd}`, 'aria-label': label }}
          value={line.doneYmd}
          onChange={(doneYmd) => set({ doneYmd })}
        />
      </span>
      <OneFileButton
        taskClass="CONST_DUTY"
        attachFileId={attachGroup}
        text={line.fileNo === null ? t('증빙 올리기') : t('증빙 바꾸기')}
        label={t('{duty} 증빙', { duty })}
        onFile={({ fileNo, fileOrgNm, attachFileId }) => {
          editor.change({ dutyFileId: attachFileId })
          set({ fileNo, fileNm: fileOrgNm })
        }}
      />
      {line.fileNm && <span className="quiet">{line.fileNm}</span>}
      <Input
        aria-label={t('{duty} 제외 사유', { duty })}
        placeholder={t('제외 사유 (10자 이상)')}
        maxLength={500}
        value={line.exemptDesc ?? ''}
        onChange={({ target }) => set({ exemptDesc: target.value || null })}
      />
    </div>
  )
}
