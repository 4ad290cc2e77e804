/** The items of an evaluation: read by everybody, filled in by the vendor, judged by two people. */
import './eval.css'
import { useQuery } from '@tanstack/react-query'
import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { useSend } from '#platform/web/calls/asked.tsx'
import { useSavedWith } from '#platform/web/document/use-saved-with.ts'
import { NumberInput } from '#platform/web/form/number-input.tsx'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Lines } from '#platform/web/parts/lines.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { evalItems, type ItemAnswer, type ItemsAnswer, saveScore, saveSelf } from './eval.calls.ts'
import { factsText } from './eval-sentences.ts'
import { useItems } from './use-items.ts'

const saving = { said: '저장되었습니다.', renews: [evalItems] }

interface ItemsProps {
  evalNo: number | null
  rowVersion: number | null
  evidenceFileId: number | null
}
const shownScore = (value: number | null) => (value === null ? '–' : formatNumber(value, 1))

export function EvalItems({ evalNo, rowVersion, evidenceFileId }: ItemsProps) {
  const { data, isError, error, refetch } = useItems(evalNo, rowVersion)
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={8} />
  if (data.maySelf) return <SelfForm key="self" evalNo={evalNo} answer={data} evidenceFileId={evidenceFileId} />
  if (data.roleCd) return <ScoreForm key={data.roleCd} evalNo={evalNo} answer={data} />
  return <ItemTable items={data.items} bonus={data.bonus} />
}

export function ItemTable({ items, bonus }: Pick<ItemsAnswer, 'items' | 'bonus'>) {
  const t = useT()
  const isJudged = items.some(({ ownScore, shmScore }) => ownScore !== null || shmScore !== null)
  const hasSelf = items.some(({ selfScore }) => selfScore !== null)
  const heads = ['항목', ...(hasSelf ? ['자체'] : []), ...(isJudged ? ['공사감독', '안전'] : []), '점수', '배점']
  return (
    <PlainTable label="항목별 점수" heads={heads} isNumbers isCards>
      {items.map((item) => (
        <tr key={item.itemCd}>
          <th scope="row" className="eval-item">
            <ItemName item={item} />
          </th>
          {hasSelf && <td data-head={t('자체')}>{item.calcTypeCd === 'AUTO' ? '' : shownScore(item.selfScore)}</td>}
          {isJudged && <td data-head={t('공사감독')}>{item.calcTypeCd === 'AUTO' ? '' : shownScore(item.ownScore)}</td>}
          {isJudged && <td data-head={t('안전')}>{item.calcTypeCd === 'AUTO' ? '' : shownScore(item.shmScore)}</td>}
          <td data-head={t('점수')}>
            <b>{shownScore(item.evalScore)}</b>
            <Share item={item} />
          </td>
          <td data-head={t('배점')}>{formatNumber(item.weightScore, 1)}</td>
        </tr>
      ))}
      {bonus && (
        <tr>
          <th scope="row" className="eval-item">
            <span>{t('가점')}</span>
            <span className="quiet">
              {t('관찰카드·아차사고 {n}건, {people}명', { n: bonus.cardCnt, people: bonus.workerCnt })}
            </span>
          </th>
          {hasSelf && <td />}
          {isJudged && <td />}
          {isJudged && <td />}
          <td data-head={t('점수')}>
            <b>+{formatNumber(bonus.bonusScore, 1)}</b>
          </td>
          <td data-head={t('배점')}>{t('최대 {n}', { n: 3 })}</td>
        </tr>
      )}
    </PlainTable>
  )
}

function ItemName({ item }: { item: ItemAnswer }) {
  const t = useT()
  const notes = [item.selfDesc, item.ownDesc, item.shmDesc].filter(Boolean)
  const facts = factsText(t, item)
  return (
    <>
      <span>
        <span className="quiet">{item.itemCd}</span> {t(item.itemNm)}
      </span>
      {facts && <span className="quiet">{facts}</span>}
      {notes.map((note) => (
        <span key={note} className="quiet">
          {note}
        </span>
      ))}
    </>
  )
}

function Share({ item: { evalScore, weightScore } }: { item: ItemAnswer }) {
  if (evalScore === null) return null
  const share = evalScore / weightScore
  return (
    <span className="eval-share" data-low={share < 0.6 || undefined} aria-hidden>
      <span style={{ inlineSize: `${share * 100}%` }} />
    </span>
  )
}

interface Filled {
  score: number | null
  desc: string
  fileNo: number | null
}
type Given = Record<string, Filled>

function useGiven(items: readonly ItemAnswer[], initial: (item: ItemAnswer) => Filled) {
  const manual = items.filter(({ calcTypeCd }) => calcTypeCd === 'MANUAL')
  const [given, setGiven] = useState<Given>(() =>
    Object.fromEntries(manual.map((item) => [item.itemCd, initial(item)])),
  )
  const [isDirty, setDirty] = useState(false)
  const give = (code: string, values: Partial<Filled>) => {
    setDirty(true)
    setGiven((all) => ({ ...all, [code]: { score: null, desc: '', fileNo: null, ...all[code], ...values } }))
  }
  const of = (code: string): Filled => given[code] ?? { score: null, desc: '', fileNo: null }
  return { manual, of, give, isDirty, saved: () => setDirty(false) }
}

function SelfForm({
  evalNo,
  answer,
  evidenceFileId,
}: {
  evalNo: number | null
  answer: ItemsAnswer
  evidenceFileId: number | null
}) {
  const t = useT()
  const { send, isBusy } = useSend(saveSelf, saving)
  const form = useGiven(answer.items, ({ selfScore, selfDesc, evidenceFileNo }) => ({
    score: selfScore,
    desc: selfDesc ?? '',
    fileNo: evidenceFileNo,
  }))
  const { data: files } = useQuery({
    queryKey: ['eval-evidence', evidenceFileId],
    queryFn: ({ signal }) =>
      api.get<{ files: { fileNo: number; fileOrgNm: string }[] }>('/api/attachfile/list', {
        query: { attachFileId: evidenceFileId },
        signal,
        quiet: true,
      }),
    enabled: evidenceFileId !== null,
  })
  const options = (files?.files ?? []).map(({ fileNo, fileOrgNm }) => ({ value: fileNo, label: fileOrgNm }))
  const save = async () => {
    const stored = await send(
      { no: Number(evalNo) },
      {
        items: form.manual.map(({ itemCd }) => {
          const { score, desc, fileNo } = form.of(itemCd)
          return { itemCd, selfScore: score, selfDesc: desc.trim() || null, evidenceFileNo: fileNo }
        }),
      },
    )
    if (stored) form.saved()
    return Boolean(stored)
  }
  useSavedWith(form.isDirty, save)
  return (
    <div className="stack">
      <p className="quiet">
        {t('정성 항목의 자체점수를 적고 항목마다 증빙을 고르십시오. 자동 항목은 제출한 뒤에 기록으로 산정됩니다.')}
      </p>
      <Lines columns="minmax(0, 1.4fr) 150px minmax(0, 1fr) minmax(0, 1.4fr)">
        {form.manual.map((item) => {
          const { score, desc, fileNo } = form.of(item.itemCd)
          return (
            <li key={item.itemCd}>
              <ItemName item={{ ...item, selfDesc: null }} />
              <Points item={item} value={score} onChange={(value) => form.give(item.itemCd, { score: value })} />
              <Select
                aria-label={t('{item} 증빙', { item: t(item.itemNm) })}
                placeholder={options.length > 0 ? t('증빙 선택') : t('증빙을 먼저 올리십시오.')}
                value={fileNo}
                options={options}
                disabled={options.length === 0}
                allowClear
                onChange={(value: number | undefined) => form.give(item.itemCd, { fileNo: value ?? null })}
              />
              <Input
                aria-label={t('{item} 설명', { item: t(item.itemNm) })}
                placeholder={t('설명')}
                maxLength={1000}
                value={desc}
                onChange={({ target }) => form.give(item.itemCd, { desc: target.value })}
              />
            </li>
          )
        })}
      </Lines>
      <Button loading={isBusy} disabled={!form.isDirty} onClick={() => void save()}>
        {t('자체점수 저장')}
      </Button>
    </div>
  )
}

function Points({
  item,
  value,
  onChange,
}: {
  item: ItemAnswer
  value: number | null
  onChange(value: number | null): void
}) {
  const t = useT()
  const isOver = value !== null && value > item.weightScore
  const label = t('{item} 점수', { item: t(item.itemNm) })
  return (
    <span className="eval-points" data-over={isOver || undefined}>
      <NumberInput
        wiring={{ id: `eval-${item.itemCd}`, 'aria-label': label, 'aria-invalid': isOver }}
        value={value}
        field={{ min: 0, decimals: 1 }}
        onChange={onChange}
      />
      <span className="quiet">/ {formatNumber(item.weightScore, 1)}</span>
    </span>
  )
}

function ScoreForm({ evalNo, answer }: { evalNo: number | null; answer: ItemsAnswer }) {
  const t = useT()
  const { send, isBusy } = useSend(saveScore, saving)
  const isSafety = answer.roleCd === 'SHM'
  const form = useGiven(answer.items, ({ ownScore, ownDesc, shmScore, shmDesc }) => ({
    score: isSafety ? shmScore : ownScore,
    desc: (isSafety ? shmDesc : ownDesc) ?? '',
    fileNo: null,
  }))
  const save = async () => {
    const stored = await send(
      { no: Number(evalNo) },
      {
        items: form.manual.map(({ itemCd }) => {
          const { score, desc } = form.of(itemCd)
          return { itemCd, score, desc: desc.trim() || null }
        }),
      },
    )
    if (!stored) return false
    form.saved()
    return true
  }
  useSavedWith(form.isDirty, save)
  const others = answer.items.filter(({ calcTypeCd }) => calcTypeCd === 'AUTO')
  return (
    <div className="stack">
      <p className="quiet">
        {isSafety ? t('안전 평가자로 평가합니다.') : t('공사감독 평가자로 평가합니다.')}{' '}
        {t('자동 항목은 기록으로 산정되어 고칠 수 없습니다.')}
      </p>
      <Lines columns="minmax(0, 1.4fr) 90px 150px minmax(0, 1.6fr)">
        {form.manual.map((item) => {
          const { score, desc } = form.of(item.itemCd)
          return (
            <li key={item.itemCd}>
              <ItemName
                item={{ ...item, ownDesc: isSafety ? item.ownDesc : null, shmDesc: isSafety ? null : item.shmDesc }}
              />
              <span className="quiet">{t('자체 {n}점', { n: shownScore(item.selfScore) })}</span>
              <Points item={item} value={score} onChange={(value) => form.give(item.itemCd, { score: value })} />
              <Input
                aria-label={t('{item} 의견', { item: t(item.itemNm) })}
                placeholder={t('의견')}
                maxLength={1000}
                value={desc}
                onChange={({ target }) => form.give(item.itemCd, { desc: target.value })}
              />
            </li>
          )
        })}
      </Lines>
      <Button type="primary" ghost loading={isBusy} disabled={!form.isDirty} onClick={() => void save()}>
        {t('점수 저장')}
      </Button>
      <ItemTable items={others} bonus={answer.bonus} />
    </div>
  )
}
