/** The end of a count: its numbers, a word for everybody who was not found, and the signature of who ends it. */
import { Button, Input } from 'antd'
import { useState } from 'react'
import type { Signature } from '#platform/model/drawn.ts'
import { ApiError } from '#platform/web/api/client.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { sendWith } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { SignaturePad } from '#platform/web/form/signature-pad.tsx'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { Sums } from '#platform/web/parts/facts.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { endMuster, type ListedPerson, musterList, type OnSite } from './muster.calls.ts'
import { countsOf, musterStates } from './muster.logic.ts'
import { renewMuster } from './use-muster.ts'

export async function signMuster(isDrill: boolean): Promise<void> {
  const label = translateNow(isDrill ? '인원 확인 훈련 종료' : '인원 확인 종료')
  const isDone = await openDialog<true>({ label, content: (close) => <Signing onDone={() => close(true)} /> })
  if (!isDone) return
  toast(translateNow('인원 확인을 마쳤습니다.'))
}

function Signing({ onDone }: { onDone(): void }) {
  const { data, error, isError, refetch } = useAsked(musterList, {}, { fresh: true })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={6} />
  return <SigningForm list={data} onDone={onDone} />
}

const LEAST = 2
function SigningForm({ list: { rows, muster }, onDone }: { list: OnSite; onDone(): void }) {
  const t = useT()
  const [words, setWords] = useState<Words>({})
  const [sign, setSign] = useState<Signature | null>(null)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const missing = rows.filter(({ stateCd }) => stateCd === 'MISSING')
  const { seenCnt, outCnt, missingCnt } = countsOf(rows)
  const wordOf = (key: string) => (words[key] ?? '').trim()
  const isSaid = missing.every(({ key }) => [...wordOf(key)].length >= LEAST)
  const send = async () => {
    if (!muster || !sign) return
    setBusy(true)
    const notes = missing.map(({ key, personNo, userId }) => ({ personNo, userId, noteDesc: wordOf(key) }))
    const body = { entryMusterNo: muster.entryMusterNo, seenCnt, outCnt, missingCnt, notes, sign }
    try {
      await sendWith({ quiet: true }, endMuster, body)
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(messageOf(error))
      setBusy(false)
    } finally {
      await renewMuster()
    }
  }
  return (
    <div className="stack">
      <Sums
        of={[
          { label: t(musterStates.SEEN), value: String(seenCnt) },
          { label: t(musterStates.MISSING), value: String(missingCnt) },
          { label: t(musterStates.OUT), value: String(outCnt) },
        ]}
      />
      {missing.length > 0 && <MissingWords missing={missing} words={words} onWords={setWords} />}
      <FormField label={t('서명')} name="sign" required isGroup width="full">
        {(wiring) => <SignaturePad wiring={wiring} value={sign} onChange={setSign} />}
      </FormField>
      {failure && (
        <p className="is-bad" role="alert">
          {failure}
        </p>
      )}
      <Button type="primary" loading={isBusy} disabled={!sign || !isSaid || !muster} onClick={() => void send()}>
        {t('서명하고 종료')}
      </Button>
    </div>
  )
}

type Words = Readonly<Record<string, string>>
interface MissingWordsProps {
  missing: readonly ListedPerson[]
  words: Words
  onWords(change: (words: Words) => Words): void
}
/** What was done about each; often the same for all of them. */
function MissingWords({ missing, words, onWords }: MissingWordsProps) {
  const t = useT()
  const same = words[missing[0]?.key ?? '']?.trim() ?? ''
  const fillRest = () => onWords((all) => Object.fromEntries(missing.map(({ key }) => [key, all[key]?.trim() || same])))
  return (
    <>
      <p>{t('확인되지 않은 사람마다 무엇을 했는지 적습니다.')}</p>
      {missing.length > 1 && (
        <Button disabled={same === ''} onClick={fillRest}>
          {t('빈 칸에 첫 줄과 같게')}
        </Button>
      )}
      {missing.map(({ key, personNm, orgNm }) => (
        <FormField key={key} label={`${personNm} (${orgNm})`} name={key} required width="full">
          {(wiring) => (
            <Input
              {...wiring}
              value={words[key] ?? ''}
              maxLength={500}
              onChange={({ target }) => onWords((all) => ({ ...all, [key]: target.value }))}
            />
          )}
        </FormField>
      ))}
    </>
  )
}
