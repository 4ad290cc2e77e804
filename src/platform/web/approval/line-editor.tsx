/** 상신: who decides in which order. Faults stand beside it while it is built, so that nothing is refused at the end. */
import './approval.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Checkbox, Input, Select } from 'antd'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useSettled } from '#platform/web/form/use-settled.ts'
import { platformNow, usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { APPROVAL_API, type LineType, renewApprovals } from './approval-wire.ts'
import { type EditedLine, lineTypes, moved, numbered, toEdited } from './lines.ts'

interface DraftTarget {
  apprBizCd: string
  bizNo: number
  rowVersion: number
  /** The lines of the request before. */
  lines?: readonly EditedLine[]
}

/** @returns whether it was submitted */
export async function openDraft(target: DraftTarget): Promise<boolean> {
  const isDone = await openDialog<true>({
    label: platformNow('상신'),
    content: (close) => <DraftForm target={target} onDone={() => close(true)} />,
  })
  if (!isDone) return false
  toast(platformNow('상신했습니다.'))
  await renewApprovals()
  return true
}

function DraftForm({ target, onDone }: { target: DraftTarget; onDone(): void }) {
  const t = usePlatformT()
  const [lines, setLines] = useState<readonly EditedLine[]>(target.lines ?? [])
  const [opinion, setOpinion] = useState('')
  const [isUrgent, setUrgent] = useState(false)
  const [isSending, setSending] = useState(false)
  const faults = useFaults(target.apprBizCd, lines)
  const send = async () => {
    setSending(true)
    try {
      const { apprBizCd, bizNo, rowVersion } = target
      const body = {
        apprBizCd,
        bizNo,
        rowVersion,
        lines: numbered(lines),
        opinionDesc: opinion.trim(),
        urgentYn: isUrgent ? 'Y' : 'N',
      }
      await api.post(APPROVAL_API, body)
      onDone()
    } finally {
      setSending(false)
    }
  }
  return (
    <div className="approval-draft">
      <TemplateChoice apprBizCd={target.apprBizCd} onChoose={setLines} />
      <LineEditor lines={lines} onChange={setLines} />
      {lines.length > 0 && faults && faults.length > 0 && (
        <ul className="approval-faults" role="alert">
          {faults.map(({ code, message }) => (
            <li key={`${code}${message}`}>{message}</li>
          ))}
        </ul>
      )}
      <FormField label={t('상신 의견')} width="full">
        {(wiring) => (
          <Input.TextArea
            {...wiring}
            value={opinion}
            maxLength={2000}
            autoSize={{ minRows: 2, maxRows: 6 }}
            onChange={({ target: { value } }) => setOpinion(value)}
          />
        )}
      </FormField>
      <Checkbox checked={isUrgent} onChange={({ target: { checked } }) => setUrgent(checked)}>
        {t('긴급')}
      </Checkbox>
      <Button block size="large" type="primary" loading={isSending} disabled={faults?.length !== 0} onClick={send}>
        {t('상신')}
      </Button>
    </div>
  )
}

/** What is wrong with the line as it stands; undefined until it is known. */
function useFaults(apprBizCd: string, lines: readonly EditedLine[]) {
  const wanted = JSON.stringify(numbered(lines))
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['approval-check', apprBizCd, wanted],
    queryFn: () =>
      api.post<{ faults: { code: string; message: string }[] }>(
        `${APPROVAL_API}/check`,
        { apprBizCd, lines: JSON.parse(wanted) },
        { quiet: true },
      ),
    placeholderData: keepPreviousData,
    enabled: lines.length > 0,
  })
  return isPlaceholderData ? undefined : data?.faults
}

interface Template {
  templateNo: number
  templateNm: string
  lines: { seqNo: number; lineTypeCd: LineType; userId: string | null; userNm: string | null; orgNm: string | null }[]
}
function TemplateChoice({ apprBizCd, onChoose }: { apprBizCd: string; onChoose(lines: EditedLine[]): void }) {
  const t = usePlatformT()
  const { data } = useQuery({
    queryKey: ['approval', 'templates', apprBizCd],
    queryFn: ({ signal }) =>
      api.get<{ rows: Template[] }>(`${APPROVAL_API}/templates`, { query: { apprBizCd }, signal, quiet: true }),
  })
  if (!data || data.rows.length === 0) return null
  return (
    <FormField label={t('결재선 템플릿')}>
      {(wiring) => (
        <Select
          {...wiring}
          className="form-select"
          placeholder={t('선택')}
          options={data.rows.map(({ templateNo, templateNm }) => ({ value: templateNo, label: templateNm }))}
          onChange={(templateNo: number) =>
            onChoose(toEdited(data.rows.find((one) => one.templateNo === templateNo)?.lines ?? []))
          }
        />
      )}
    </FormField>
  )
}

interface LineEditorProps {
  lines: readonly EditedLine[]
  onChange(lines: readonly EditedLine[]): void
}
export function LineEditor({ lines, onChange }: LineEditorProps) {
  const t = useT()
  const say = usePlatformT()
  const places = numbered(lines)
  const change = (index: number, patch: Partial<EditedLine>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...patch } : line)))
  return (
    <div className="approval-editor">
      <CandidateSearch
        onPick={(person) => {
          if (lines.some(({ userId }) => userId === person.userId)) return
          onChange([...lines, { ...person, lineTypeCd: 'APPROVE', isBeside: false }])
        }}
      />
      <ol aria-label={say('결재선')}>
        {lines.map((line, index) => (
          <li key={line.userId}>
            <span className="approval-place">{places[index]?.seqNo}</span>
            <span className="approval-person">
              {line.userNm} <span className="quiet">{line.orgNm}</span>
            </span>
            <Select
              aria-label={say('{name} 결재 구분', { name: line.userNm })}
              value={line.lineTypeCd}
              options={lineTypes.map(({ code, label }) => ({ value: code, label: t(label) }))}
              onChange={(lineTypeCd) => change(index, { lineTypeCd })}
            />
            {index > 0 ? (
              <Checkbox checked={line.isBeside} onChange={({ target }) => change(index, { isBeside: target.checked })}>
                {say('앞 사람과 함께')}
              </Checkbox>
            ) : (
              <span />
            )}
            <span className="approval-moves">
              <Button
                type="text"
                icon={<ArrowUp size={16} aria-hidden />}
                aria-label={say('{name} 위로', { name: line.userNm })}
                disabled={index === 0}
                onClick={() => onChange(moved(lines, index, -1))}
              />
              <Button
                type="text"
                icon={<ArrowDown size={16} aria-hidden />}
                aria-label={say('{name} 아래로', { name: line.userNm })}
                disabled={index === lines.length - 1}
                onClick={() => onChange(moved(lines, index, 1))}
              />
              <Button
                type="text"
                icon={<X size={16} aria-hidden />}
                aria-label={say('{name} 빼기', { name: line.userNm })}
                onClick={() => onChange(lines.filter((_, at) => at !== index))}
              />
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

interface Candidate {
  userId: string
  userNm: string
  orgNm: string | null
  absentYn: 'Y' | 'N'
}
const SEARCH_WAIT_MS = 200

/** Picks one after the other; each goes to the end of the line. */
export function CandidateSearch({ onPick, label }: { onPick(person: Candidate): void; label?: string }) {
  const t = usePlatformT()
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim(), SEARCH_WAIT_MS)
  const { data } = useQuery({
    queryKey: ['approval-candidates', q],
    queryFn: ({ signal }) =>
      api.get<{ rows: Candidate[] }>(`${APPROVAL_API}/candidates`, { query: { q }, signal, quiet: true }),
    placeholderData: keepPreviousData,
    enabled: q !== '',
  })
  const rows = q === '' ? [] : (data?.rows ?? [])
  return (
    <Select<string | null>
      className="form-select"
      aria-label={label ?? t('결재자 추가')}
      placeholder={label ?? t('결재자 추가')}
      value={null}
      showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
      notFoundContent={q === '' ? t('이름, 초성, 부서, 사번') : t('조회된 자료가 없습니다.')}
      options={rows.map(({ userId, userNm, orgNm, absentYn }) => ({
        value: userId,
        label: (
          <>
            {userNm} <span className="quiet">{orgNm}</span>{' '}
            {absentYn === 'Y' && <StatusTag tone="suspended">{t('부재')}</StatusTag>}
          </>
        ),
      }))}
      onSelect={(userId) => {
        const found = rows.find((row) => row.userId === userId)
        setTyped('')
        if (found) onPick(found)
      }}
    />
  )
}
