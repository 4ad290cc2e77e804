/** Saying what one saw: three inputs, one hand, half a minute. It is kept on the device first, so no dead zone loses it. */
import './obs-card.css'
import { useQuery } from '@tanstack/react-query'
import { Button, Input, Select } from 'antd'
import { Camera, CircleCheck, Hand, Lightbulb, ShieldAlert, ThumbsUp, TriangleAlert, UserRoundX } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ticketOf } from '#platform/model/link.ts'
import { ApiError, api } from '#platform/web/api/client.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { forgetInput, keepInput, keptInput } from '#platform/web/document/kept-input.ts'
import { DirectorySelect } from '#platform/web/form/directory-select.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useLanguage, useT } from '#platform/web/i18n/i18n.ts'
import { scalePhoto } from '#platform/web/image/scale.ts'
import { offline } from '#platform/web/offline/account-queue.ts'
import { BottomBar, usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { useUnsaved } from '#platform/web/pages/use-unsaved.ts'
import { usePerson } from '#platform/web/session/session.ts'
import { dropTab } from '#platform/web/tabs/tab-store.ts'
import { LEAST_CONTENT, type ObsType, obsTypes } from './obs-card.logic.ts'
import { obsCard } from './obs-card.model.ts'
import type { Permit } from './obs-card.wire.ts'

const icons = {
  GOOD: ThumbsUp,
  ACT: UserRoundX,
  COND: TriangleAlert,
  NM: ShieldAlert,
  SUG: Lightbulb,
  STOP: Hand,
}
const types = Object.keys(obsTypes) as ObsType[]
const K_INPUTS = '유형, 내용, 장소를 입력하세요.'

interface Card {
  obsTypeCd: ObsType | null
  contentDesc: string
  placeDesc: string
  nowActionDesc: string
  permitNo: number | null
  permitDocNo: string | null
  personNo: number | null
  isAnonymous: boolean
}
const empty: Card = {
  obsTypeCd: null,
  contentDesc: '',
  placeDesc: '',
  nowActionDesc: '',
  permitNo: null,
  permitDocNo: null,
  personNo: null,
  isAnonymous: false,
}

/** What was typed and not sent outlives a page that is closed; of an anonymous card nothing stays on the device. */
const DRAFT = 'obs-card-entry'
const keptCard = (): Card => ({ ...empty, ...keptInput(DRAFT, null)?.values })
function keepCard(card: Card): void {
  if (card.isAnonymous || card === empty) forgetInput(DRAFT, null)
  else keepInput(DRAFT, null, { values: { ...card }, rowVersion: null })
}

function problemOf({ obsTypeCd, contentDesc, placeDesc }: Card, t: ReturnType<typeof useT>): string | undefined {
  if (!obsTypeCd || contentDesc.trim() === '' || placeDesc.trim() === '') return t(K_INPUTS)
  return [...contentDesc.trim()].length < LEAST_CONTENT
    ? t('내용을 {n}자 이상 입력하십시오.', { n: LEAST_CONTENT })
    : undefined
}

export function ObsCardEntry() {
  const t = useT()
  const page = usePage()
  const navigate = useNavigate()
  const langCd = useLanguage()
  usePageHead({ title: t('관찰카드 쓰기') })
  const [card, setCard] = useState(keptCard)
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [ticket, setTicket] = useState<string>()
  useUnsaved(!ticket && (card.contentDesc !== '' || card.placeDesc !== ''))
  const take = (next: Card) => {
    keepCard(next)
    setCard(next)
  }
  const change = (part: Partial<Card>) => take({ ...card, ...part })

  const leave = (to: string) => {
    take(empty)
    dropTab(page.path)
    navigate(to, { replace: true })
  }
  const send = async () => {
    const { isAnonymous, permitDocNo, personNo, permitNo, nowActionDesc, ...said } = card
    const base = { ...said, nowActionDesc: nowActionDesc || null, permitNo, obsDt: new Date().toISOString() }
    const label = `${t('관찰카드')} · ${card.contentDesc.slice(0, 30)}`
    if (isAnonymous) {
      const key = ticketOf((bytes) => crypto.getRandomValues(bytes))
      await offline.post({ path: `${obsCard.api}-anonymous`, label: t('관찰카드'), body: { ...base, ticket: key } })
      return setTicket(key)
    }
    const files = photos.length > 0 ? [{ field: 'attachFileId', taskClass: 'OBS_PHOTO', files: photos }] : []
    const body = { ...base, permitDocNo, personNo, langCd }
    const outcome = await offline.post<{ obsCardNo: number }>({ path: obsCard.api, label, body, files })
    const isKept = !outcome.sent
    toast(isKept ? t('이 기기에 보관했습니다. 연결되면 보냅니다.') : t('등록했습니다. 고맙습니다.'))
    leave(outcome.sent && outcome.answer ? `${page.listPath}/${outcome.answer.obsCardNo}` : page.listPath)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing = problemOf(card, t)
    setProblem(missing)
    if (missing || isBusy) return
    setBusy(true)
    try {
      await send()
    } catch (error) {
      setProblem(error instanceof ApiError ? (error.problems[0]?.message ?? messageOf(error)) : messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  if (ticket) return <Ticket ticket={ticket} onClose={() => leave(page.listPath)} />
  return (
    <form className="stack is-narrow" onSubmit={(event) => void submit(event)} noValidate>
      <Types value={card.obsTypeCd} onChange={(obsTypeCd) => change({ obsTypeCd })} />
      {card.obsTypeCd === 'STOP' && <StopNote />}
      <Words card={card} change={change} />
      {!card.isAnonymous && <Photos photos={photos} onChange={setPhotos} />}
      <More card={card} change={change} />
      {problem && (
        <p className="is-bad" role="alert">
          {problem}
        </p>
      )}
      <BottomBar>
        <Button type="primary" size="large" htmlType="submit" loading={isBusy} danger={card.obsTypeCd === 'STOP'}>
          {t(card.obsTypeCd === 'STOP' ? '작업중지 신고' : '등록')}
        </Button>
      </BottomBar>
    </form>
  )
}

function Types({ value, onChange }: { value: ObsType | null; onChange(value: ObsType): void }) {
  const t = useT()
  return (
    <fieldset className="tiles">
      <legend>
        {t('무엇을 보셨습니까?')}{' '}
        <span className="form-required" aria-hidden>
          ＊
        </span>
      </legend>
      {types.map((type) => {
        const Icon = icons[type]
        return (
          <label key={type} className="tile" data-tone={type === 'STOP' ? 'danger' : undefined}>
            <input type="radio" name="obsTypeCd" checked={value === type} onChange={() => onChange(type)} />
            <Icon size={20} aria-hidden />
            {t(obsTypes[type])}
          </label>
        )
      })}
    </fieldset>
  )
}

const StopNote = () => {
  const t = useT()
  return (
    <div className="doc-banner" data-tone="danger" role="note">
      <p>{t('등록하면 관리감독자와 안전관리자에게 바로 알리고, 고른 허가서의 작업을 멈춥니다.')}</p>
      <small>{t('산업안전보건법 제52조: 작업을 멈춘 사람에게 불이익을 주지 않습니다.')}</small>
    </div>
  )
}

interface PartProps {
  card: Card
  change(part: Partial<Card>): void
}
function Words({ card, change }: PartProps) {
  const t = useT()
  return (
    <>
      <FormField label={t('어떤 일입니까?')} name="contentDesc" required width="full">
        {(wiring) => (
          <Input.TextArea
            {...wiring}
            value={card.contentDesc}
            maxLength={2000}
            autoSize={{ minRows: 3, maxRows: 8 }}
            onChange={({ target }) => change({ contentDesc: target.value })}
          />
        )}
      </FormField>
      <FormField label={t('어디입니까?')} name="placeDesc" required width="full">
        {(wiring) => (
          <Input
            {...wiring}
            value={card.placeDesc}
            maxLength={200}
            onChange={({ target }) => change({ placeDesc: target.value })}
          />
        )}
      </FormField>
    </>
  )
}

const MOST_PHOTOS = 3
function Photos({ photos, onChange }: { photos: readonly File[]; onChange(photos: readonly File[]): void }) {
  const t = useT()
  const add = async (chosen: FileList | null) => {
    const scaled = await Promise.all([...(chosen ?? [])].map(scalePhoto))
    onChange([...photos, ...scaled].slice(0, MOST_PHOTOS))
  }
  return (
    <div className="row">
      <label className="tile">
        <Camera size={20} aria-hidden />
        {t('사진')}
        <input type="file" accept="image/*" capture="environment" multiple onChange={(e) => void add(e.target.files)} />
      </label>
      {photos.length > 0 && (
        <>
          <span>{t('사진 {n}장', { n: photos.length })}</span>
          <Button type="link" onClick={() => onChange([])}>
            {t('지우기')}
          </Button>
        </>
      )}
    </div>
  )
}
function More({ card, change }: PartProps) {
  const t = useT()
  const { kind } = usePerson()
  return (
    <>
      <label className="obs-anonymous">
        <input
          type="checkbox"
          checked={card.isAnonymous}
          onChange={({ target }) => change({ isAnonymous: target.checked })}
        />
        <span>
          {t('익명으로 등록')}
          <small>
            {t('이름, 소속, 기기를 저장하지 않습니다. 사진은 붙일 수 없고, 추적키로만 결과를 볼 수 있습니다.')}
          </small>
        </span>
      </label>
      <PermitChoice card={card} change={change} />
      <details>
        <summary>{t('더 적기')}</summary>
        <FormField label={t('즉시조치')} name="nowActionDesc" width="full">
          {(wiring) => (
            <Input.TextArea
              {...wiring}
              value={card.nowActionDesc}
              maxLength={1000}
              onChange={({ target }) => change({ nowActionDesc: target.value })}
            />
          )}
        </FormField>
        {kind === 'vendor' && !card.isAnonymous && (
          <FormField label={t('본 사람')} name="personNo" help={t('계정이 없는 작업자 대신 등록할 때 고릅니다.')}>
            {(wiring) => (
              <DirectorySelect
                wiring={wiring}
                kind="person"
                value={card.personNo}
                name={null}
                onChange={(value) => change({ personNo: typeof value === 'number' ? value : null })}
              />
            )}
          </FormField>
        )}
      </details>
    </>
  )
}

/** Where work runs under permits, whoever stops it may name which. */
function PermitChoice({ card, change }: PartProps) {
  const t = useT()
  const { data } = useQuery({
    queryKey: ['obs-card-permits'],
    queryFn: ({ signal }) => api.get<{ rows: Permit[] }>(`${obsCard.api}-permits`, { signal, quiet: true }),
  })
  const permits = data?.rows ?? []
  if (permits.length === 0 || card.obsTypeCd !== 'STOP') return null
  return (
    <FormField label={t('멈출 작업의 허가서')} name="permitNo" width="full">
      {(wiring) => (
        <Select
          {...wiring}
          allowClear
          value={card.permitNo}
          onChange={(permitNo: number | undefined) => {
            const chosen = permits.find((one) => one.permitNo === permitNo)
            change({ permitNo: chosen?.permitNo ?? null, permitDocNo: chosen?.permitDocNo ?? null })
          }}
          options={permits.map(({ permitNo, permitDocNo, placeDesc, workTitle }) => ({
            value: permitNo,
            label: `${permitDocNo} · ${placeDesc} · ${workTitle}`,
          }))}
        />
      )}
    </FormField>
  )
}

/** Shown once: nobody can show it again. */
function Ticket({ ticket, onClose }: { ticket: string; onClose(): void }) {
  const t = useT()
  return (
    <section className="notice" role="status">
      <CircleCheck className="is-good" size={40} strokeWidth={1.5} aria-hidden />
      <h2>{t('등록했습니다. 고맙습니다.')}</h2>
      <p>{t('추적키')}</p>
      <output>{ticket}</output>
      <p>{t('이 키로만 결과를 볼 수 있습니다. 다시 보여 드릴 수 없으니 적어 두십시오.')}</p>
      <Button type="primary" onClick={onClose}>
        {t('확인')}
      </Button>
    </section>
  )
}
