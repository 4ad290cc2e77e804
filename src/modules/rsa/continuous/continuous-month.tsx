/** One month of a process: what it has and lacks, each with the record it rests on. */
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { renew, send } from '#platform/web/calls/ask.ts'
import { Asked } from '#platform/web/calls/asked.tsx'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { useLanguage, useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { askReason } from '#platform/web/parts/ask-reason.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Lines } from '#platform/web/parts/lines.tsx'
import { flatten } from '#platform/web/session/menu-routes.ts'
import { usePerson, useSession } from '#platform/web/session/session.ts'
import {
  type ContinuousDay,
  type ContinuousMonth,
  continuousGrid,
  continuousMonth,
  discoveryKinds,
  sayStandstill,
  takeBackStandstill,
} from './continuous.calls.ts'
import { dayStates, monthStates } from './continuous.logic.ts'
import { meetRoles, rsaMeeting } from './rsa-meeting.model.ts'

const monthTones = { OK: 'done', NG: 'danger', OPEN: 'progress', NONE: 'draft' } as const
const weekTones = { OK: 'done', NG: 'danger', OPEN: 'waiting' } as const
const dayTones = { OK: 'done', NG: 'danger', STOP: 'suspended', OFF: 'draft', OPEN: 'waiting' } as const
/** Where each is kept, for whoever may open it. */
const pathOf = {
  OBS: '/saf/observe/observeList',
  NM: '/saf/accident/nearMissList',
  CHK: '/saf/check/checkResult',
  VPO: '/impr/impr/imprList',
  TBM: '/constSafe/wkod/tbmList',
  PERMIT: '/constSafe/wkod/wkodRequestList',
  MEETING: rsaMeeting.route.staff,
} as const

function useOpen() {
  const routes = new Set(flatten(useSession()?.routes ?? []).map(({ path }) => path))
  return (kind: keyof typeof pathOf, no: number, text: string) =>
    routes.has(pathOf[kind]) ? <Link to={`${pathOf[kind]}/${no}`}>{text}</Link> : text
}

export function OneMonth({ processNo, ym }: { processNo: number; ym: string }) {
  const at = useRef<HTMLElement>(null)
  // It grows once it is there: its head is what comes into view, below however many processes.
  useEffect(() => at.current?.scrollIntoView({ block: 'start' }), [])
  return (
    <section ref={at} className="cont-month stack is-wide">
      <Asked call={continuousMonth} at={{ processNo, ym }} lines={8}>
        {(month) => <Month month={month} />}
      </Asked>
    </section>
  )
}

function Month({ month }: { month: ContinuousMonth }) {
  const t = useT()
  const { processNm, deptNm, ym, stateCd } = month
  return (
    <>
      <header className="row">
        <h2>{`${processNm} · ${ym}`}</h2>
        <StatusTag tone={monthTones[stateCd]}>{t(monthStates[stateCd])}</StatusTag>
        <span className="quiet">{deptNm}</span>
      </header>
      <Found month={month} />
      <Weeks month={month} />
      <Days month={month} />
    </>
  )
}

function Found({ month: { discoveries } }: { month: ContinuousMonth }) {
  const t = useT()
  const open = useOpen()
  return (
    <div className="stack">
      <h3>{t('발굴: 등급과 대책을 정한 위험요인 {n}건', { n: discoveries.length })}</h3>
      {discoveries.length === 0 && (
        <p className="is-bad">{t('이 달에 찾아 등급과 대책까지 정한 위험요인이 없습니다.')}</p>
      )}
      <Lines label={t('발굴')}>
        {discoveries.map(({ kindCd, no, docNo, ymd, titleDesc }) => (
          <li key={`${kindCd} ${no}`}>
            <span>
              {open(kindCd, no, docNo)} {titleDesc}
            </span>
            <span className="quiet">{t(discoveryKinds[kindCd])}</span>
            <span>{ymd}</span>
          </li>
        ))}
      </Lines>
    </div>
  )
}

function Weeks({ month: { weeks } }: { month: ContinuousMonth }) {
  const t = useT()
  const open = useOpen()
  const words = { OK: t('있음'), NG: t('부족'), OPEN: t('아직 아님') }
  return (
    <div className="stack">
      <h3>{t('이 달에 끝나는 주의 점검회의')}</h3>
      <Lines label={t('점검회의')}>
        {weeks.map(({ fromYmd, toYmd, stateCd, rsaMeetingNo, rsaMeetingDocNo, lackingRoleCds, lackingVendorNms }) => {
          const lacking = [...lackingRoleCds.map((role) => t(meetRoles[role])), ...lackingVendorNms]
          return (
            <li key={fromYmd}>
              <span>{`${fromYmd} ~ ${toYmd}`}</span>
              <span>
                {rsaMeetingNo === null
                  ? t('회의 기록 없음')
                  : open('MEETING', rsaMeetingNo, rsaMeetingDocNo ?? String(rsaMeetingNo))}
              </span>
              <span className={stateCd === 'NG' ? 'is-bad' : 'quiet'}>
                {lacking.length > 0 && t('서명 없음: {names}', { names: lacking.join(', ') })}
              </span>
              <StatusTag tone={weekTones[stateCd]}>{words[stateCd]}</StatusTag>
            </li>
          )
        })}
      </Lines>
    </div>
  )
}

/** Days that say something: what lacks, what stood still, and where something can still be said. The others are counted. */
function Days({ month }: { month: ContinuousMonth }) {
  const t = useT()
  const days = month.days.filter(
    ({ stateCd, tbmNos, stop }) => stateCd !== 'OFF' && (stateCd !== 'OPEN' || tbmNos.length > 0 || stop),
  )
  const shown = month.days.filter(
    ({ stateCd, stop, mayStopYn }) => stateCd === 'NG' || stop !== null || mayStopYn === 'Y',
  )
  const ok = days.filter(({ stateCd }) => stateCd === 'OK')
  return (
    <div className="stack">
      <h3>{t('작업일의 TBM: {n}일 있음', { n: ok.length })}</h3>
      <Lines label={t('TBM')}>
        {shown.map((day) => (
          <Day key={day.ymd} day={day} processNo={month.processNo} />
        ))}
      </Lines>
      {ok.length > 0 && (
        <details>
          <summary>{t('TBM이 있는 날')}</summary>
          <Lines label={t('TBM이 있는 날')}>
            {ok.map((day) => (
              <Day key={day.ymd} day={day} processNo={month.processNo} />
            ))}
          </Lines>
        </details>
      )}
    </div>
  )
}

function Day({ day, processNo }: { day: ContinuousDay; processNo: number }) {
  const t = useT()
  const language = useLanguage()
  const open = useOpen()
  const { editable } = usePage()
  const { roles } = usePerson()
  const maySay = editable && roles.includes('SUP')
  const { ymd, stateCd, tbmNos, meetings, permits, stop, mayStopYn } = day
  const silent = permits.filter(({ isTalked }) => !isTalked)
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${ymd}T00:00:00Z`),
  )
  return (
    <li>
      <span>{`${ymd} ${weekday}`}</span>
      <span className="cont-rests">
        {tbmNos.map((no) => (
          <span key={no}>{open('TBM', no, `TBM ${no}`)}</span>
        ))}
        {meetings.map(({ rsaMeetingNo, rsaMeetingDocNo }) => (
          <span key={rsaMeetingNo}>{open('MEETING', rsaMeetingNo, rsaMeetingDocNo)}</span>
        ))}
        {silent.map(({ permitNo, permitDocNo, wkodTitle, vendorNm }) => (
          <span key={permitNo} className="is-bad">
            {t('TBM 없이 작업한 허가서')} {open('PERMIT', permitNo, permitDocNo)} {wkodTitle} {vendorNm}
          </span>
        ))}
        {stop && <span>{`${stop.reasonDesc} (${stop.createUserNm})`}</span>}
      </span>
      <StatusTag tone={dayTones[stateCd]}>{t(dayStates[stateCd])}</StatusTag>
      <span>
        {maySay && mayStopYn === 'Y' && stateCd !== 'OK' && (
          <Button size="small" onClick={() => void sayStop(processNo, ymd, t)}>
            {t('정지 기록')}
          </Button>
        )}
        {maySay && stop && (
          <Button size="small" type="text" onClick={() => void takeBackStop(stop.rsaStandstillNo, t)}>
            {t('정지 기록 삭제')}
          </Button>
        )}
      </span>
    </li>
  )
}

const renewed = () => Promise.all([renew(continuousGrid), renew(continuousMonth)])

const LEAST = 5
const sayStop = (processNo: number, stopYmd: string, t: ReturnType<typeof useT>) =>
  askReason({
    title: t('공정 정지 기록'),
    label: t('정지 사유'),
    help: t('{ymd}에 공정이 정지해 작업이 없었음을 기록합니다. 다음 근무일까지만 기록할 수 있습니다.', {
      ymd: stopYmd,
    }),
    confirmText: t('정지 기록'),
    least: LEAST,
    async run(reasonDesc) {
      await send(sayStandstill, { processNo }, { stopYmd, reasonDesc })
      toast(t('공정 정지를 기록했습니다.'))
      await renewed()
    },
  })

async function takeBackStop(no: number, t: ReturnType<typeof useT>): Promise<void> {
  await send(takeBackStandstill, { no })
  toast(t('정지 기록을 삭제했습니다.'))
  await renewed()
}
