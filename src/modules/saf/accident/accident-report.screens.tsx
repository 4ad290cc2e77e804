/** Reporting an accident in a minute, with one hand: what, where, who is hurt, a photo. Kept on the device first. */
import './accident.css'
import { Button, Input, Radio } from 'antd'
import { Camera, Phone, Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { toWire } from '#platform/model/calendar.ts'
import type { SiteMark } from '#platform/model/drawn.ts'
import { ApiError } from '#platform/web/api/client.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { draftOf, forgetInput, keepInput, keptInput } from '#platform/web/document/kept-input.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { NumberInput } from '#platform/web/form/number-input.tsx'
import { DateTimeInput } from '#platform/web/form/period-input.tsx'
import { SiteMarkInput } from '#platform/web/form/site-mark.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { scalePhoto } from '#platform/web/image/scale.ts'
import { sendLater } from '#platform/web/offline/account-queue.ts'
import { useKeptFiles } from '#platform/web/offline/kept-files.ts'
import { BottomBar, usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { useSite } from '#platform/web/session/site.ts'
import { dropTab } from '#platform/web/tabs/tab-store.ts'
import { MOST_VICTIMS, type NewReport, reportAccident } from './accident.calls.ts'
import { InjuryBody } from './injury-body.tsx'
import { WhoIs } from './victim-form.tsx'

type Hurt = NewReport['victims'][number]
interface Told {
  accidentTitle: string
  placeDesc: string
  siteMark: SiteMark | null
  contentDesc: string
  firstActDesc: string
  occurDt: string | null
  isHurt: boolean
  injuredCnt: number
  deadCnt: number
  victims: Hurt[]
  /** Since when it is known: the moment of the first letter. */
  knowDt: string | null
}
const nothing: Told = {
  accidentTitle: '',
  placeDesc: '',
  siteMark: null,
  contentDesc: '',
  firstActDesc: '',
  occurDt: null,
  isHurt: false,
  injuredCnt: 1,
  deadCnt: 0,
  victims: [],
  knowDt: null,
}
const DRAFT = 'accident-report'
const nobody: Hurt = { userId: null, personNo: null, victimNm: null, injuryPartCds: [] }
const MOST_PHOTOS = 10

const keptTold = (): Told => ({ ...nothing, ...keptInput(DRAFT, null)?.values })
function keep(told: Told): void {
  if (told === nothing) forgetInput(DRAFT, null)
  else keepInput(DRAFT, null, { values: { ...told }, rowVersion: null })
}

function bodyOf(told: Told): NewReport {
  const now = toWire(new Date())
  const { isHurt, accidentTitle, placeDesc, siteMark, contentDesc, firstActDesc, victims } = told
  const isKnown = ({ userId, personNo, victimNm }: Hurt) =>
    userId !== null || personNo !== null || Boolean(victimNm?.trim())
  return {
    accidentTitle: accidentTitle.trim(),
    placeDesc: placeDesc.trim(),
    contentDesc: contentDesc.trim() || null,
    firstActDesc: firstActDesc.trim() || null,
    siteMark,
    processNo: null,
    attachFileId: null,
    occurDt: told.occurDt ?? told.knowDt ?? now,
    knowDt: told.knowDt ?? now,
    injuredCnt: isHurt ? told.injuredCnt : 0,
    deadCnt: isHurt ? told.deadCnt : 0,
    victims: isHurt ? victims.filter(isKnown) : [],
  }
}

export function AccidentReport() {
  const t = useT()
  const page = usePage()
  const navigate = useNavigate()
  usePageHead({ title: t('사고 보고') })
  const [told, setTold] = useState(keptTold)
  const photos = useKeptFiles(draftOf(DRAFT, null))
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const change = (part: Partial<Told>) => {
    const next = { ...told, knowDt: told.knowDt ?? toWire(new Date()), ...part }
    keep(next)
    setTold(next)
  }
  const send = async () => {
    const files = Object.values(photos.files)
    const waiting = {
      label: `${t('사고 보고')} · ${told.accidentTitle.slice(0, 30)}`,
      files: files.length > 0 ? [{ field: 'attachFileId', taskClass: 'ACCIDENT_PHOTO', files }] : [],
      draft: draftOf(DRAFT, null),
    }
    const outcome = await sendLater(reportAccident, {}, bodyOf(told), waiting)
    toast(outcome.sent ? t('사고를 보고했습니다.') : t('이 기기에 보관했습니다. 연결되면 보냅니다.'))
    dropTab(page.path)
    navigate(outcome.sent && outcome.answer ? `${page.listPath}/${outcome.answer.accidentNo}` : page.listPath, {
      replace: true,
    })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isMissing = told.accidentTitle.trim() === '' || told.placeDesc.trim() === ''
    setProblem(isMissing ? t('무엇이 어디에서 일어났는지 적으세요.') : undefined)
    if (isMissing || isBusy) return
    setBusy(true)
    try {
      await send()
    } catch (error) {
      setProblem(error instanceof ApiError ? (error.problems[0]?.message ?? messageOf(error)) : messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="stack is-narrow" onSubmit={(event) => void submit(event)} noValidate>
      <ControlRoom />
      <Words told={told} change={change} />
      <WhoIsHurt told={told} change={change} />
      <Photos files={photos.files} onAdd={photos.keep} />
      <More told={told} change={change} />
      {problem && (
        <p className="is-bad" role="alert">
          {problem}
        </p>
      )}
      <BottomBar>
        <Button type="primary" danger size="large" htmlType="submit" loading={isBusy}>
          {t('사고 보고')}
        </Button>
      </BottomBar>
    </form>
  )
}

/** Whoever is hurt comes before any form. */
function ControlRoom() {
  const t = useT()
  const { plantCd } = usePerson()
  const tel = useSite()?.plants.find((plant) => plant.plantCd === plantCd)?.controlRoomTel ?? '119'
  return (
    <a className="callout row acc-call" data-tone="danger" href={`tel:${tel}`}>
      <Phone size={20} aria-hidden />
      <span>{t('다친 사람이 있으면 먼저 방재센터 {tel}', { tel })}</span>
    </a>
  )
}

interface PartProps {
  told: Told
  change(part: Partial<Told>): void
}
function Words({ told, change }: PartProps) {
  const t = useT()
  const { plantCd } = usePerson()
  return (
    <>
      <FormField label={t('무슨 일입니까?')} name="accidentTitle" required width="full">
        {(wiring) => (
          <Input
            {...wiring}
            maxLength={100}
            value={told.accidentTitle}
            onChange={({ target }) => change({ accidentTitle: target.value })}
          />
        )}
      </FormField>
      <FormField label={t('어디입니까?')} name="placeDesc" required width="full">
        {(wiring) => (
          <Input
            {...wiring}
            maxLength={200}
            value={told.placeDesc}
            onChange={({ target }) => change({ placeDesc: target.value })}
          />
        )}
      </FormField>
      <FormField label={t('배치도 위치')} isGroup width="full">
        {(wiring) => (
          <SiteMarkInput
            wiring={wiring}
            label={t('배치도 위치')}
            plantCd={plantCd}
            value={told.siteMark}
            onChange={(siteMark) => change({ siteMark })}
          />
        )}
      </FormField>
    </>
  )
}

function WhoIsHurt({ told, change }: PartProps) {
  const t = useT()
  const { isHurt, injuredCnt, deadCnt, victims } = told
  const set = (at: number, part: Partial<Hurt>) =>
    change({ victims: victims.map((one, place) => (place === at ? { ...one, ...part } : one)) })
  return (
    <>
      <FormField label={t('다친 사람이 있습니까?')} isGroup width="full">
        {(wiring) => (
          <Radio.Group
            {...wiring}
            optionType="button"
            value={isHurt}
            onChange={({ target }) => change({ isHurt: Boolean(target.value) })}
            options={[
              { value: false, label: t('없음') },
              { value: true, label: t('있음') },
            ]}
          />
        )}
      </FormField>
      {isHurt && (
        <div className="fields">
          <FormField label={t('부상자 수')}>
            {(wiring) => (
              <NumberInput
                wiring={wiring}
                field={{ unit: '명' }}
                value={injuredCnt}
                onChange={(value) => change({ injuredCnt: value ?? 0 })}
              />
            )}
          </FormField>
          <FormField label={t('사망자 수')}>
            {(wiring) => (
              <NumberInput
                wiring={wiring}
                field={{ unit: '명' }}
                value={deadCnt}
                onChange={(value) => change({ deadCnt: value ?? 0 })}
              />
            )}
          </FormField>
        </div>
      )}
      {isHurt &&
        victims.map((victim, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no key before they are sent, and none is moved
          <fieldset key={at} className="stack is-close acc-hurt">
            <legend>{t('재해자 {n}', { n: at + 1 })}</legend>
            <WhoIs values={victim} change={(part) => set(at, part)} name={null} />
            <InjuryBody value={victim.injuryPartCds} onChange={(injuryPartCds) => set(at, { injuryPartCds })} />
            <Button
              icon={<Trash2 size={16} aria-hidden />}
              onClick={() => change({ victims: victims.filter((_, place) => place !== at) })}
            >
              {t('지우기')}
            </Button>
          </fieldset>
        ))}
      {isHurt && victims.length < MOST_VICTIMS && (
        <Button icon={<Plus size={16} aria-hidden />} onClick={() => change({ victims: [...victims, nobody] })}>
          {t('누구인지 알면 적기')}
        </Button>
      )}
    </>
  )
}

interface PhotosProps {
  files: Readonly<Record<number, File>>
  onAdd(no: number, file: File): void
}
function Photos({ files, onAdd }: PhotosProps) {
  const t = useT()
  const taken = Object.keys(files).map(Number)
  const add = async (chosen: FileList | null) => {
    const from = Math.max(0, ...taken) + 1
    const fit = [...(chosen ?? [])].slice(0, MOST_PHOTOS - taken.length)
    for (const [at, file] of fit.entries()) onAdd(from + at, await scalePhoto(file))
  }
  return (
    <div className="row">
      <label className="tile">
        <Camera size={20} aria-hidden />
        {t('사진')}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          multiple
          onChange={({ target }) => void add(target.files)}
        />
      </label>
      {taken.length > 0 && <span>{t('사진 {n}장', { n: taken.length })}</span>}
    </div>
  )
}

function More({ told, change }: PartProps) {
  const t = useT()
  return (
    <details>
      <summary>{t('더 적기')}</summary>
      <div className="stack">
        <FormField label={t('발생일시')} help={t('비우면 지금입니다.')}>
          {(wiring) => (
            <DateTimeInput wiring={wiring} value={told.occurDt} onChange={(occurDt) => change({ occurDt })} />
          )}
        </FormField>
        <FormField label={t('사고 개요')} width="full">
          {(wiring) => (
            <Input.TextArea
              {...wiring}
              rows={4}
              maxLength={2000}
              value={told.contentDesc}
              onChange={({ target }) => change({ contentDesc: target.value })}
            />
          )}
        </FormField>
        <FormField label={t('응급조치')} width="full">
          {(wiring) => (
            <Input.TextArea
              {...wiring}
              rows={2}
              maxLength={1000}
              value={told.firstActDesc}
              onChange={({ target }) => change({ firstActDesc: target.value })}
            />
          )}
        </FormField>
      </div>
    </details>
  )
}
