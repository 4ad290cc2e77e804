/** A check on the telephone, with one hand: three large answers for each item; what is bad gets its words and its photo at once. */
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { levelIn } from '#modules/common/asked-by.logic.ts'
import { toWire } from '#platform/model/calendar.ts'
import { ApiError, api } from '#platform/web/api/client.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { offline } from '#platform/web/offline/account-queue.ts'
import { useKeptFiles } from '#platform/web/offline/kept-files.ts'
import { BottomBar, usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { useStore } from '#platform/web/store.ts'
import { dropTab } from '#platform/web/tabs/tab-store.ts'
import { type Zone, zones } from '../entry/entry-codes.model.ts'
import { checkTypes } from './check-codes.model.ts'
import { type CheckItem, type CheckResult, checkResult } from './check-result.model.ts'
import { ItemCard } from './fill-item.tsx'
import { resultPath } from './fill-path.ts'
import { Signs } from './fill-signs.tsx'
import { type Filled, fillDraft, itemsOf, useFilled } from './use-fill.ts'

export function FillCheck() {
  const { params } = usePage()
  const no = Number(params.no)
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['check-fill', no],
    queryFn: ({ signal }) => api.get<CheckResult>(`${checkResult.api}/${no}`, { signal, quiet: true }),
    // What is being filled in is not replaced under the finger.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={8} />
  return data.statusCd === 'TEMP' ? <Sheet record={data} /> : <Over record={data} />
}

function Over({ record }: { record: CheckResult }) {
  const t = useT()
  const { kind } = usePerson()
  const navigate = useNavigate()
  usePageHead({ title: record.checkTitle ?? '' })
  return (
    <div className="stack" role="status">
      <p>{t('이미 완료한 점검입니다.')}</p>
      <Button type="primary" onClick={() => navigate(resultPath(kind, record.checkResultNo))}>
        {t('결과 보기')}
      </Button>
    </div>
  )
}

type Photos = Readonly<Record<number, File>>

/** A telephone's clock may run ahead of the server's, which takes no check from the future. */
const CLOCK_AHEAD_MS = 60_000

/** What is missing before it may be sent, and at which item. */
function missingIn(record: CheckResult, filled: Filled, photos: Photos) {
  for (const item of itemsOf(record, filled)) {
    if (!item.answerCd) return { itemNo: item.itemNo, text: '판정하지 않은 항목이 있습니다.' }
    if (item.answerCd !== 'NG') continue
    if (!item.ngDesc?.trim() || !photos[item.itemNo])
      return { itemNo: item.itemNo, text: '부적합 항목에 내용과 사진을 등록하세요.' }
    if (!item.imprDesc?.trim()) return { itemNo: item.itemNo, text: '부적합 항목에 개선조치를 등록하세요.' }
  }
  return undefined
}

const levelOf = ({ items }: CheckResult, { itemNo, askedByNo, askedByCd }: CheckItem): number =>
  levelIn(
    (items ?? []).map((one) => ({ ...one, no: one.itemNo })),
    { no: itemNo, askedByNo, askedByCd },
  )

function Sheet({ record }: { record: CheckResult }) {
  const t = useT()
  usePageHead({ title: record.checkTitle ?? '' })
  const { filled, say, sign } = useFilled(record)
  const { files: photos, keep } = useKeptFiles(fillDraft(record.checkResultNo))
  const { problem, isBusy, send } = useSending(record, filled, photos)
  const draft = fillDraft(record.checkResultNo)
  const isWaiting = useStore(offline.waiting).some((post) => post.draft === draft && post.refusal === null)
  const list = useRef<HTMLOListElement>(null)
  const items = itemsOf(record, filled)
  const answeredCnt = items.filter(({ answerCd }) => answerCd).length
  const finish = () => {
    const missing = missingIn(record, filled, photos)
    if (missing) list.current?.querySelector(`[data-item="${missing.itemNo}"]`)?.scrollIntoView({ block: 'center' })
    void send(missing?.text)
  }
  return (
    <div className="stack is-narrow check-fill">
      <header className="check-progress">
        <p>
          {record.checkTypeCd && t(checkTypes[record.checkTypeCd])} · {t(zones[record.areaCd as Zone])} ·{' '}
          {record.inspectorNm}
        </p>
        <progress max={items.length} value={answeredCnt} aria-label={t('판정')} />
        <strong>
          {answeredCnt} / {items.length}
        </strong>
      </header>
      <ol ref={list}>
        {items.map((item) => (
          <ItemCard
            key={item.itemNo}
            item={item}
            level={levelOf(record, item)}
            photo={photos[item.itemNo]}
            onSay={(said) => say(item.itemNo, said)}
            onPhoto={(photo) => keep(item.itemNo, photo)}
          />
        ))}
      </ol>
      <Signs isJoint={record.checkTypeCd === 'JOINT'} signs={filled.signs} onSign={sign} />
      {problem && (
        <p className="is-bad" role="alert">
          {problem}
        </p>
      )}
      <BottomBar>
        <Button type="primary" size="large" loading={isBusy} disabled={isWaiting && !isBusy} onClick={finish}>
          {t('점검 완료')}
        </Button>
      </BottomBar>
    </div>
  )
}

/** One post with everything in it: it waits on the device where there is no network, and ends the check once. */
function useSending(record: CheckResult, filled: Filled, photos: Photos) {
  const t = useT()
  const page = usePage()
  const { kind } = usePerson()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { checkResultNo, checkTitle } = record
  const post = async () => {
    const items = itemsOf(record, filled)
    const shown = items.flatMap(({ itemNo, answerCd }) => {
      const photo = photos[itemNo]
      // Called after its item: the server knows by that which item it shows.
      return answerCd === 'NG' && photo ? [new File([photo], `${itemNo}.jpg`, { type: photo.type })] : []
    })
    const checkDt = toWire(new Date(Date.now() - CLOCK_AHEAD_MS))
    const body = { checkResultNo, checkDt, items, ...filled.signs }
    const files = shown.length > 0 ? [{ field: 'photoFileId', taskClass: 'SELF_CHECK_PHOTO', files: shown }] : []
    const path = `${checkResult.api}complete`
    const { sent } = await offline.post<{ checkResultNo: number }>({
      path,
      body,
      files,
      label: checkTitle ?? t('점검'),
      draft: fillDraft(checkResultNo),
    })
    toast(sent ? t('점검을 완료했습니다.') : t('이 기기에 보관했습니다. 연결되면 보냅니다.'))
    void queryClient.invalidateQueries()
    dropTab(page.path)
    navigate(resultPath(kind, sent ? checkResultNo : ''), { replace: true })
  }
  const send = async (missing: string | undefined) => {
    setProblem(missing && t(missing))
    if (missing || isBusy) return
    setBusy(true)
    try {
      await post()
    } catch (error) {
      setProblem(error instanceof ApiError ? (error.problems[0]?.message ?? messageOf(error)) : messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { problem, isBusy, send }
}
