/** R2: each worker of a contractor confirms by himself: on his own page, by his card, or by his hand before who is signed in. */
import './notice.css'
import { Button, Input } from 'antd'
import { PenLine, ScanLine } from 'lucide-react'
import { useState } from 'react'
import { CameraScanner, hasCamera } from '#modules/common/camera.parts.tsx'
import type { Signature } from '#platform/model/drawn.ts'
import { proofSaid } from '#platform/model/sign-proof.ts'
import { send } from '#platform/web/calls/ask.ts'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { SignaturePad } from '#platform/web/form/signature-pad.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { drawForNotice, type Reader, scanForNotice } from './notice.calls.ts'
import { type Notice, notice } from './notice.model.ts'
import { renewReading, useReaders } from './notice.wire.ts'
import { ReadOutButton, ReadOuts, useLanguageNames } from './notice-read-outs.tsx'

const { useRecord } = screensFor(notice)

export function WorkersSection({ no }: { no: number }) {
  const t = useT()
  const { data, isError, error, refetch } = useReaders(no)
  const workers = (data?.rows ?? []).filter(({ kindCd }) => kindCd === 'worker')
  const missing = workers.filter(({ doneYn }) => doneYn === 'N')
  const unheard = missing.filter(({ heardYn }) => heardYn === 'N').flatMap(({ langCd }) => langCd ?? [])
  return (
    <Panel
      title="작업자 확인"
      actions={
        data?.ratePct != null && (
          <b className="notice-share">
            {data.ratePct.toFixed(1)} % <small>{`${data.doneCnt}/${data.targetCnt}`}</small>
          </b>
        )
      }
    >
      <div className="stack">
        {isError && <Failed error={error} onRetry={() => void refetch()} />}
        {!data && !isError && <Loading lines={4} />}
        {missing.length > 0 && (
          <>
            <p className="quiet">
              {t(
                '작업자가 자기 휴대폰의 본인 페이지에서 읽고 확인하거나, 안전카드를 여기에 대거나, 이 기기에서 읽고 그려서 서명합니다.',
              )}
            </p>
            <Unheard langCds={[...new Set(unheard)]} />
            <div className="row">
              <ReadOutButton no={no} langCds={[...new Set(unheard)]} onDone={renewReading} />
            </div>
            <Card no={no} />
          </>
        )}
        {workers.length > 0 && (
          <Workers no={no} workers={[...missing, ...workers.filter(({ doneYn }) => doneYn === 'Y')]} />
        )}
        {data && <ReadOuts rows={data.readOuts} />}
      </div>
    </Panel>
  )
}

function Unheard({ langCds }: { langCds: readonly string[] }) {
  const t = useT()
  const nameOf = useLanguageNames()
  if (langCds.length === 0) return null
  return (
    <p className="is-bad">
      {t('번역이 없어 통역자가 오늘 읽어 주고 서명해야 합니다: {langs}', { langs: langCds.map(nameOf).join(', ') })}
    </p>
  )
}

/** A card is held before the camera, or typed by a hand scanner. */
function Card({ no }: { no: number }) {
  const t = useT()
  const [text, setText] = useState('')
  const scan = async (code: string) => {
    setText('')
    if (!code.trim()) return
    const { personNm } = await send(scanForNotice, { no }, { text: code.trim() })
    toast(t('{name} 님이 서명했습니다.', { name: personNm }))
    await renewReading()
  }
  return (
    <div className="stack is-close is-narrow">
      <Input
        size="large"
        aria-label={t('안전카드 QR·번호')}
        placeholder={t('안전카드 QR·번호')}
        prefix={<ScanLine size={20} aria-hidden />}
        value={text}
        maxLength={200}
        onChange={({ target }) => setText(target.value)}
        onPressEnter={() => void scan(text).catch(() => undefined)}
      />
      {hasCamera() && <CameraScanner onCode={(code) => void scan(code).catch(() => undefined)} />}
    </div>
  )
}

function Workers({ no, workers }: { no: number; workers: readonly Reader[] }) {
  const t = useT()
  const nameOf = useLanguageNames()
  const texts = textsOf(useRecord())
  const draw = async (worker: Reader) => {
    const done = await openDialog<boolean>({
      label: t('{name} 서명', { name: worker.readerNm ?? '' }),
      width: '560px',
      content: (close) => <Drawing no={no} worker={worker} text={textFor(texts, worker)} onDone={() => close(true)} />,
    })
    if (done === true) await renewReading()
  }
  return (
    <ul className="lines">
      {workers.map((worker) => (
        <li key={worker.personNo}>
          <b>{worker.readerNm}</b>
          {worker.langCd && worker.langCd !== 'kr' && <span className="quiet">{nameOf(worker.langCd)}</span>}
          {worker.doneYn === 'Y' && <Signed worker={worker} />}
          {worker.doneYn === 'N' && <StatusTag tone="waiting">{t('미확인')}</StatusTag>}
          {worker.doneYn === 'N' && (
            <Button
              icon={<PenLine size={16} aria-hidden />}
              aria-label={t('{name} 그려서 서명', { name: worker.readerNm ?? '' })}
              disabled={worker.heardYn === 'N'}
              onClick={() => void draw(worker)}
            >
              {t('그려서 서명')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Signed({ worker: { confirmDt, how, readOutNm } }: { worker: Reader }) {
  const t = useT()
  return (
    <>
      <StatusTag tone="done">{t('확인')}</StatusTag>
      <span className="quiet">
        {[
          confirmDt && formatDateTime(confirmDt),
          proofSaid(how, t),
          readOutNm && t('읽어 준 사람 {name}', { name: readOutNm }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  )
}

interface Text {
  title: string
  body: string
  /** Of the language that it is written in. */
  langCd: string
}
type Texts = Pick<Notice, 'noticeTitle' | 'noticeDesc' | 'texts'>
/** A stored record is what its model says. */
const textsOf = (record: object): Texts => record as Texts
function textFor({ noticeTitle, noticeDesc, texts }: Texts, { langCd }: Reader): Text {
  const said = texts?.find((one) => one.langCd === langCd)
  return said
    ? { title: said.titleDesc, body: said.bodyDesc, langCd: said.langCd }
    : { title: noticeTitle, body: noticeDesc, langCd: 'kr' }
}

/** He who signs holds the device, reads it there, and draws; who is signed in stands by. */
function Drawing({ no, worker, text, onDone }: { no: number; worker: Reader; text: Text; onDone(): void }) {
  const t = useT()
  const { userNm } = usePerson()
  const [drawn, setDrawn] = useState<Signature | null>(null)
  const name = worker.readerNm ?? ''
  const sign = async () => {
    if (!drawn || worker.personNo === null) return
    await send(drawForNotice, { no }, { personNo: worker.personNo, strokes: drawn.strokes })
    toast(t('{name} 님이 서명했습니다.', { name }))
    onDone()
  }
  return (
    <div className="stack is-wide">
      <article className="stack is-close" lang={text.langCd === 'kr' ? 'ko' : text.langCd}>
        <h3>{text.title}</h3>
        <p className="notice-text">{text.body}</p>
      </article>
      <FormField label={t('{name} 본인의 서명', { name })} name="drawn" required isGroup width="full">
        {(wiring) => (
          <SignaturePad wiring={wiring} value={drawn && { ...drawn, signerNm: name }} onChange={setDrawn} onlyDrawn />
        )}
      </FormField>
      <p className="quiet">{t('입회 {name}', { name: userNm })}</p>
      <DialogActions>
        <ActionButton type="primary" disabled={!drawn} onAction={sign}>
          {t('읽었습니다. 서명')}
        </ActionButton>
      </DialogActions>
    </div>
  )
}
