/** One check with one hand: the label first, then large answers, what is bad with its photo, and the signature. */
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { levelIn } from '#modules/common/asked-by.logic.ts'
import { toWire } from '#platform/model/calendar.ts'
import { ApiError } from '#platform/web/api/client.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { sendWith } from '#platform/web/calls/ask.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { SignaturePad } from '#platform/web/form/signature-pad.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { sendLater } from '#platform/web/offline/account-queue.ts'
import { useKeptFiles } from '#platform/web/offline/kept-files.ts'
import { BottomBar } from '#platform/web/pages/page.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { beginCheck, type CheckSheet, finishCheck, pauseCheck } from '../check.calls.ts'
import { strokesText } from '../result/other-signs.logic.ts'
import { answered, lackOf, onlyAsked, type Said, unsaid, verifierLack } from '../result/safety-check.logic.ts'
import type { CheckItem } from '../result/safety-check.model.ts'
import { checkDraft, type Filling, forgetFilling, isScanned, keepFilling, keptFilling } from './check-device.ts'
import { ItemCard } from './check-fill-item.tsx'
import { RoutePoints } from './check-fill-points.tsx'
import { OtherSigns } from './check-other-signs.tsx'
import { type PlaceCode, placeCodeText } from './place-code.logic.ts'

type Photos = Readonly<Record<number, File>>
interface FillProps {
  sheet: CheckSheet
  /** It is done here and waits for a network. */
  isWaiting: boolean
  onLeave(): void
}

const said = ({ items }: Filling) => Object.entries(items).map(([no, one]) => ({ ...one, itemNo: Number(no) }))
/** All items with what was said of them so far, those that are asked alone. */
const askedNow = (sheet: CheckSheet, filling: Filling): CheckItem[] => {
  const list = sheet.items.map((item): CheckItem => ({ ...item, ...unsaid }))
  return onlyAsked(answered(list, said(filling)))
}
/** What an answer does not open any more goes, its photo with it (R8). */
const without = <T,>(of: Readonly<Record<number, T>>, asked: readonly CheckItem[]): Record<number, T> =>
  Object.fromEntries(Object.entries(of).filter(([no]) => asked.some(({ itemNo }) => itemNo === Number(no))))

/** A phone's clock may run ahead of the server's, which takes no check from the future. */
const CLOCK_AHEAD_MS = 60_000
const momentNow = () => toWire(new Date(Date.now() - CLOCK_AHEAD_MS))

export function FillCheck({ sheet, isWaiting, onLeave }: FillProps) {
  const t = useT()
  const { userId } = usePerson()
  const [filling, setFilling] = useState(() => keptFilling(sheet))
  const { files: photos, keep, keepOnly } = useKeptFiles(checkDraft(sheet.checkPlanNo))
  const [problem, setProblem] = useState<string>()
  const list = useRef<HTMLOListElement>(null)
  const items = askedNow(sheet, filling)
  const change = (next: Filling) => {
    const asked = askedNow(sheet, next)
    const kept = { ...next, items: without(next.items, asked) }
    keepOnly(new Set(asked.map(({ itemNo }) => itemNo)))
    keepFilling(sheet.checkPlanNo, kept)
    setFilling(kept)
  }
  const say = (itemNo: number, part: Partial<Said>) =>
    change({ ...filling, items: { ...filling.items, [itemNo]: { ...unsaid, ...filling.items[itemNo], ...part } } })
  const scan = (code: PlaceCode) => {
    const read = { placeCd: placeCodeText(code), scanDt: momentNow() }
    const isAny = sheet.points.some(({ codes }) => codes === null || codes.includes(read.placeCd))
    setProblem(isAny ? undefined : t('이 점검의 위치가 아닙니다: {code}', { code: read.placeCd }))
    if (!isAny) return
    // Without a network the device knows it, and the last post carries all of it.
    if (filling.scans.length === 0)
      sendWith(
        { quiet: true },
        beginCheck,
        { no: sheet.checkPlanNo },
        { checkTmplNo: sheet.checkTmplNo, scan: read },
      ).catch(() => undefined)
    change({ ...filling, scans: [...filling.scans.filter(({ placeCd }) => placeCd !== read.placeCd), read] })
  }
  const state = { sheet, filling, items, photos }
  const missing = missingIn({ ...state, userId })
  const { isBusy, finish, pause } = useEnding({ ...state, onLeave, onProblem: setProblem })
  const end = () => {
    if (!missing) return void finish()
    setProblem(t(missing.text, { n: missing.itemNo ?? 0 }))
    list.current?.querySelector(`[data-item="${missing.itemNo}"]`)?.scrollIntoView({ block: 'center' })
  }
  const answeredCnt = items.filter(({ answerCd }) => answerCd).length
  return (
    <div className="stack is-narrow check-fill">
      <header className="check-progress">
        <h2>{sheet.planNm}</h2>
        <progress max={items.length} value={answeredCnt} aria-label={t('판정')} />
        <strong>
          {answeredCnt} / {items.length}
        </strong>
      </header>
      <RoutePoints sheet={sheet} filling={filling} items={items} onScan={scan} />
      {filling.scans.length > 0 && (
        <>
          <ol ref={list}>
            {items.map((item) => (
              <ItemCard
                key={item.itemNo}
                item={item}
                level={levelIn(
                  items.map((one) => ({ ...one, no: one.itemNo })),
                  { ...item, no: item.itemNo },
                )}
                sheet={sheet}
                photo={photos[item.itemNo]}
                onSay={(part) => say(item.itemNo, part)}
                onPhoto={(photo) => keep(item.itemNo, photo)}
              />
            ))}
          </ol>
          <FormField label={t('점검자 서명')} name="sign" required isGroup width="full">
            {(wiring) => (
              <SignaturePad wiring={wiring} value={filling.sign} onChange={(sign) => change({ ...filling, sign })} />
            )}
          </FormField>
          <OtherSigns
            of={(sheet.inspectors ?? []).filter((one) => one.userId !== userId)}
            signs={filling.others}
            onChange={(others) => change({ ...filling, others })}
          />
        </>
      )}
      {problem && (
        <p className="is-bad" role="alert">
          {problem}
        </p>
      )}
      <BottomBar>
        <Button size="large" onClick={onLeave}>
          {t('목록')}
        </Button>
        {filling.scans.length > 0 && (
          <>
            <Button size="large" disabled={isBusy || isWaiting} onClick={() => void pause()}>
              {t('중단')}
            </Button>
            <Button type="primary" size="large" loading={isBusy} disabled={isWaiting && !isBusy} onClick={end}>
              {t('점검 완료')}
            </Button>
          </>
        )}
      </BottomBar>
    </div>
  )
}

interface State {
  sheet: CheckSheet
  filling: Filling
  items: readonly CheckItem[]
  photos: Photos
}

/** What is missing before it may be sent, and at which item. */
function missingIn({
  sheet,
  filling,
  items,
  photos,
  userId,
}: State & { userId: string }): { itemNo?: number; text: string } | undefined {
  if (!sheet.points.every(({ codes }) => isScanned(codes, filling))) return { text: '점검 위치 QR을 먼저 스캔하세요.' }
  for (const item of items) {
    const lack =
      lackOf(item, photos[item.itemNo] !== undefined) ??
      verifierLack(item, { inspectorUserId: userId, ownerUserId: sheet.ownerUserId })
    if (lack) return { itemNo: item.itemNo, text: lack.message }
  }
  if (!items.some(({ answerCd }) => answerCd !== 'NA')) return { text: '모든 항목이 해당없음이면 완료할 수 없습니다.' }
  return filling.sign ? undefined : { text: '점검자 서명이 필요합니다.' }
}

interface Ending extends State {
  onLeave(): void
  onProblem(text: string | undefined): void
}
/** One post with everything in it: it waits on the device where there is no network, and ends the check once. */
function useEnding({ sheet, filling, items, photos, onLeave, onProblem }: Ending) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const { checkPlanNo, checkTmplNo, planNm } = sheet
  const filled = () => ({ checkTmplNo, scans: [...filling.scans], items: said(filling) })
  const over = (text: string) => {
    toast(text)
    void queryClient.invalidateQueries()
    onLeave()
  }
  const act = async (work: () => Promise<void>) => {
    setBusy(true)
    onProblem(undefined)
    try {
      await work()
    } catch (error) {
      onProblem(error instanceof ApiError ? (error.problems[0]?.message ?? messageOf(error)) : messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const finish = () =>
    act(async () => {
      const shown = items.flatMap(({ itemNo }) => {
        const photo = photos[itemNo]
        // Called after its item: the server knows by that which item it shows.
        return photo ? [new File([photo], `${itemNo}.jpg`, { type: photo.type })] : []
      })
      const files = shown.length > 0 ? [{ field: 'photoFileId', taskClass: 'CHECK_PHOTO', files: shown }] : []
      const otherSigns = Object.entries(filling.others).map(([userId, { signDt, strokes }]) => ({
        ...{ userId, signDt, strokesDesc: strokesText(strokes) },
      }))
      const body = { ...filled(), checkDt: momentNow(), inspectorSign: filling.sign, otherSigns, photoFileId: null }
      const draft = checkDraft(checkPlanNo)
      const { sent } = await sendLater(finishCheck, { no: checkPlanNo }, body, { label: planNm, files, draft })
      over(sent ? t('점검을 완료했습니다.') : t('이 기기에 보관했습니다. 연결되면 보냅니다.'))
    })
  const pause = () =>
    act(async () => {
      await sendWith({ quiet: true }, pauseCheck, { no: checkPlanNo }, filled())
      forgetFilling(checkPlanNo)
      over(t('점검을 중단했습니다. 입력한 판정은 남아 있습니다.'))
    })
  return { isBusy, finish, pause }
}
