/** R5: everybody is counted. Who is missing stands first, by where he was and whom to call there. */
import './muster.css'
import { Button, Input, type InputRef } from 'antd'
import { CloudUpload, Phone, ScanLine, UserCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { CameraScanner, hasCamera } from '#modules/common/camera.parts.tsx'
import { formatDateTime, formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Lines } from '#platform/web/parts/lines.tsx'
import { useIsPhone } from '#platform/web/theme/use-media.ts'
import { type Zone, zones } from '../entry/entry-codes.model.ts'
import type { Sighting } from './muster.logic.ts'
import { countsOf, groupedByPlace, musterSources } from './muster.logic.ts'
import { shownCode } from './muster-device.ts'
import { type CountedHere, type MusterHere, type MusterView, useCounting } from './use-muster.ts'

interface CountProps {
  view: MusterView
  muster: MusterHere
  mayCount: boolean
}

export function MusterCount({ view, muster, mayCount }: CountProps) {
  const t = useT()
  const [wanted, setWanted] = useState('')
  const { see } = useCounting()
  const found = view.people.filter(({ personNm, orgNm }) => `${personNm} ${orgNm}`.includes(wanted.trim()))
  const missing = found.filter(({ stateCd }) => stateCd === 'MISSING')
  const onSee = mayCount
    ? ({ personNo, userId, personNm }: CountedHere) =>
        void see(muster, personNo === null ? { userId: userId ?? '' } : { personNo }, personNm)
    : undefined
  return (
    <div className="stack is-wide">
      <Figures view={view} muster={muster} />
      <div className="row muster-bar">
        {mayCount && <Scanner people={view.people} muster={muster} />}
        <Input
          allowClear
          aria-label={t('이름이나 소속으로 찾기')}
          placeholder={t('이름이나 소속으로 찾기')}
          value={wanted}
          maxLength={50}
          onChange={({ target }) => setWanted(target.value)}
        />
      </div>
      {groupedByPlace(missing).map(({ key, people }) => (
        <Group key={key} people={people} onSee={onSee} />
      ))}
      <Rest title={t('확인')} people={found.filter(({ stateCd }) => stateCd === 'SEEN')} onSee={onSee} />
      <Rest title={t('퇴장')} people={found.filter(({ stateCd }) => stateCd === 'OUT')} onSee={undefined} />
    </div>
  )
}

function Figures({ view: { people, isAway, asOfDt, unsentCnt }, muster }: Pick<CountProps, 'view' | 'muster'>) {
  const t = useT()
  const { personCnt, seenCnt, outCnt, missingCnt } = countsOf(people)
  const isDrill = muster.drillYn === 'Y'
  return (
    <section
      className="callout stack is-close"
      aria-label={t(isDrill ? '인원 확인 훈련' : '비상 인원 확인')}
      data-tone={missingCnt === 0 ? 'done' : isDrill ? 'waiting' : 'danger'}
    >
      <strong>
        {isDrill && <StatusTag tone="waiting">{t('훈련')}</StatusTag>}{' '}
        {missingCnt > 0 ? t('미확인 {n}명', { n: missingCnt }) : t('모두 확인했습니다.')}
      </strong>
      <span>
        {t('확인 {a} / {b}명', { a: seenCnt, b: personCnt - outCnt })}
        {outCnt > 0 && ` · ${t('퇴장 {n}명', { n: outCnt })}`} · {t('{at} 시작', { at: formatTime(muster.startDt) })}
      </span>
      {isAway && <span>{t('연결 없이 보는 명단입니다. {at} 기준', { at: formatDateTime(asOfDt) })}</span>}
      {unsentCnt > 0 && (
        <span role="status" className="row">
          <CloudUpload size={16} aria-hidden />
          {t('이 기기에서 아직 보내지 않은 확인 {n}건', { n: unsentCnt })}
        </span>
      )}
    </section>
  )
}

/** The field into which the scanner at the meeting place types. */
function Scanner({ people, muster }: { people: readonly CountedHere[]; muster: MusterHere }) {
  const t = useT()
  const field = useRef<InputRef>(null)
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const { see } = useCounting()
  const isPhone = useIsPhone()
  const send = async (given: string) => {
    const code = given.trim()
    setText('')
    if (!code) return
    const shown = shownCode(code)
    const hash = 'keyHash' in shown ? shown.keyHash : undefined
    const known = people.find(({ keyHashes }) => keyHashes.some((one) => one === hash))
    const told = await see(muster, shown, known?.personNm ?? t('코드'))
    if (!isPhone) field.current?.focus()
    if (told === undefined) return setSaid(t('등록되지 않은 코드입니다.'))
    const name = told?.personNm ?? known?.personNm
    if (name === undefined) return setSaid(t('명단에 없는 코드입니다. 연결되면 누구인지 확인합니다.'))
    setSaid(
      told && !told.isListed
        ? t('{name} 님은 입장 기록이 없습니다. 확인을 남겼습니다.', { name })
        : t('{name} 님을 확인했습니다.', { name }),
    )
  }
  return (
    <div className="stack is-close">
      <Input
        ref={field}
        // A phone has a camera, and its keyboard would cover the list.
        autoFocus={!isPhone}
        size="large"
        aria-label={t('출입증·안전카드 QR')}
        placeholder={t('집결지에서 출입증을 스캔하십시오.')}
        prefix={<ScanLine size={20} aria-hidden />}
        value={text}
        maxLength={200}
        onChange={({ target }) => setText(target.value)}
        onPressEnter={() => void send(text)}
      />
      {hasCamera() && <CameraScanner onCode={(code) => void send(code)} />}
      <p role="status">{said}</p>
    </div>
  )
}

type OnSee = ((one: CountedHere) => void) | undefined

/** Where they were last, at which work, and who leads it. */
function Group({ people, onSee }: { people: readonly [CountedHere, ...CountedHere[]]; onSee: OnSee }) {
  const t = useT()
  const [{ placeDesc, zoneCd, permitNo, permitDocNo, wkodTitle, foremanNm, foremanTel }] = people
  const place = placeDesc ?? (zoneCd ? t(zones[zoneCd as Zone]) : t('장소 모름'))
  return (
    <section className="muster-group stack is-close" aria-label={`${place} ${permitDocNo ?? ''}`.trim()}>
      <header>
        <h3>
          {place} · {t('{n}명', { n: people.length })}
        </h3>
        {permitNo !== null && (
          <Link to={`/constSafe/wkod/wkodRequestList/${permitNo}`}>
            {[permitDocNo, wkodTitle].filter(Boolean).join(' ')}
          </Link>
        )}
        {foremanNm && <Foreman name={foremanNm} tel={foremanTel} />}
      </header>
      <div className="muster-lines">
        <Lines label={t('미확인')}>
          {people.map((one) => (
            <li key={one.key}>
              <PersonName one={one} />
              {onSee && (
                <Button icon={<UserCheck size={16} aria-hidden />} onClick={() => onSee(one)}>
                  {t('직접 확인')}
                </Button>
              )}
            </li>
          ))}
        </Lines>
      </div>
    </section>
  )
}

function Foreman({ name, tel }: { name: string; tel: string | null }) {
  const t = useT()
  if (!tel) return <span className="quiet">{t('책임자 {name}', { name })}</span>
  return (
    <a className="muster-call" href={`tel:${tel}`}>
      <Phone size={16} aria-hidden /> {t('책임자 {name}', { name })} {tel}
    </a>
  )
}

function PersonName({ one }: { one: CountedHere }) {
  const t = useT()
  return (
    <div>
      <b>{one.personNm}</b>
      <small className="quiet">
        {[one.orgNm, ...one.sourceCds.map((code) => t(musterSources[code])), formatTime(one.inDt)]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </div>
  )
}

/** Who need not be looked for any more, and who saw him. */
function Rest({ title, people, onSee }: { title: string; people: readonly CountedHere[]; onSee: OnSee }) {
  const t = useT()
  if (people.length === 0) return null
  return (
    <details className="muster-rest">
      <summary>
        {title} {t('{n}명', { n: people.length })}
      </summary>
      <Lines label={title}>
        {people.map((one) => (
          <li key={one.key}>
            <PersonName one={one} />
            {one.outDt && !one.seen && <span>{formatTime(one.outDt)}</span>}
            <Sightings one={one} />
            {onSee && !one.isWaiting && <Button onClick={() => onSee(one)}>{t('다시 확인')}</Button>}
          </li>
        ))}
      </Lines>
    </details>
  )
}

function Sightings({ one: { seen, confirms, isWaiting } }: { one: CountedHere }) {
  const t = useT()
  const saidOf = ({ seenDt, byUserNm }: Sighting) => [formatTime(seenDt), byUserNm].filter(Boolean).join(' ')
  return (
    <>
      {seen && <span>{saidOf(seen)}</span>}
      {confirms.length > 0 && (
        <small className="quiet">
          {t('다시 확인')} {confirms.map(saidOf).join(', ')}
        </small>
      )}
      {isWaiting && <StatusTag tone="waiting">{t('아직 보내지 않음')}</StatusTag>}
    </>
  )
}
