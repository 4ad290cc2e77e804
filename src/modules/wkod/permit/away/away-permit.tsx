/** A permit where there is no network: what this device knows of it, and what is done without one. */
import '../permit.css'
import { Button } from 'antd'
import { CloudOff, Lock } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { StateOf } from '#platform/model/document.ts'
import { DocumentHead } from '#platform/web/document/detail/head.tsx'
import { ReadOnly } from '#platform/web/document/list/side-sheet.tsx'
import { formatDateTime, formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { BottomBar, usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Reasons } from '#platform/web/parts/reasons.tsx'
import { SectionTabs } from '#platform/web/parts/section-tabs.tsx'
import { Empty } from '#platform/web/parts/states.tsx'
import { permit } from '../permit.model.ts'
import { Types, Validity } from '../permit.parts.tsx'
import { State } from '../permit-state.tsx'
import { actsOf, doAway, saidWhyNot, useWaiting, type WaitingAct } from './act-away.tsx'
import type { AwayAct } from './away.calls.ts'
import { AwayChecks } from './away-checks.tsx'
import { offered, statusAfter, whyNotBegin } from './away-offer.ts'
import { type KeptPermit, keptPermits, serverNow, showKept } from './kept-permits.ts'

export interface AwayTab {
  key: string
  label: ReactNode
  content: ReactNode
}
const { states, actions } = permit.lifecycle

/** @param tabs what the page shows beside the measures */
export function AwayPermit({ kept, tabs }: { kept: KeptPermit; tabs: readonly AwayTab[] }) {
  const t = useT()
  const { record, held } = kept
  useState(() => showKept(kept))
  const posts = useWaiting(Number(record.permitNo))
  const acts = useMemo(() => actsOf(posts), [posts])
  const statusCd = statusOf(kept, acts)
  const now = useMemo(() => ({ ...record, statusCd }), [record, statusCd])
  usePageHead({ title: [record.permitDocNo, record.wkodTitle].filter(Boolean).join(' ') })
  return (
    <ReadOnly model={permit} record={now}>
      <article className="doc-page" data-mode="read">
        <DocumentHead onActionSlot={ignore} hasPrint={false} />
        <div className="doc-body">
          <p className="callout row" data-tone="waiting" role="status">
            <CloudOff size={16} aria-hidden />
            {t('연결 없이 보는 허가입니다. {at} 기준', { at: formatDateTime(held.asOfDt) })}
          </p>
          <Waiting acts={acts} />
          <State />
          <Conditions kept={kept} />
          <SectionTabs
            items={[
              { key: 'checks', label: t('안전조치'), content: <AwayChecks kept={kept} posts={posts} /> },
              ...tabs,
            ]}
          />
        </div>
        <BottomBar>
          <Acts kept={kept} statusCd={statusCd} />
        </BottomBar>
      </article>
    </ReadOnly>
  )
}
const ignore = () => undefined

const statusOf = ({ record }: KeptPermit, acts: readonly WaitingAct[]) =>
  statusAfter(
    record.statusCd,
    acts.flatMap(({ actionCd, refusal }) => (refusal === null ? [actionCd] : [])),
  ) as StateOf<typeof permit>

/** The strip above the page says why something was refused, and sends it again. */
function Waiting({ acts }: { acts: readonly WaitingAct[] }) {
  const t = useT()
  if (acts.length === 0) return null
  return (
    <ul className="lines" aria-label={t('아직 보내지 않음')}>
      {acts.map(({ actionCd, doneDt, refusal }) => (
        <li key={`${actionCd}${doneDt}`}>
          <b>{t(actions[actionCd].label)}</b>
          <time dateTime={doneDt}>{formatTime(doneDt)}</time>
          <StatusTag tone={refusal === null ? 'waiting' : 'danger'}>
            {t(refusal === null ? '아직 보내지 않음' : '거절됨')}
          </StatusTag>
        </li>
      ))}
    </ul>
  )
}

/** What the next step asks, as it was when this device was told. */
function Conditions({ kept: { held } }: { kept: KeptPermit }) {
  const t = useT()
  const { actionCd, checks, isHeld, asOfDt } = held
  if (actionCd === null) return null
  const action = t(actions[actionCd].label)
  const open = checks.filter(({ resultCd }) => resultCd !== 'OK')
  return (
    <section
      className="callout stack is-close"
      data-tone={isHeld ? 'done' : 'waiting'}
      aria-label={t('{action} 조건', { action })}
    >
      <b>{t('{action} 조건', { action })}</b>
      {isHeld && <p>{t('{action} 조건이 모두 갖추어져 있었습니다.', { action })}</p>}
      <Reasons of={open} />
      <small className="quiet">{t('{at} 기준', { at: formatTime(asOfDt) })}</small>
    </section>
  )
}

const TICK_MS = 5_000
/** Looked at again while one waits: what may be done without a network ends by itself. */
function useServerNow(kept: KeptPermit): number {
  const [, look] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => look((count) => count + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return serverNow(kept)
}

function Acts({ kept, statusCd }: { kept: KeptPermit; statusCd: string }) {
  const { record } = kept
  const now = useServerNow(kept)
  const all = offered({ statusCd: record.statusCd, actions: record.can.actions }, statusCd)
  return all.map((actionCd) => (
    <ActOf key={actionCd} kept={kept} actionCd={actionCd} now={now} isOnly={all.length === 1} />
  ))
}

interface ActProps {
  kept: KeptPermit
  actionCd: AwayAct
  now: number
  isOnly: boolean
}
function ActOf({ kept, actionCd, now }: ActProps) {
  const t = useT()
  const begins = actionCd === 'start' || actionCd === 'resume'
  const why = begins ? whyNotBegin(kept.held, actionCd, now) : undefined
  const until = Date.parse(kept.held.asOfDt) + kept.held.awayMin * 60_000
  return (
    <>
      {begins && (
        <small className="permit-away-why" role="status">
          {why
            ? saidWhyNot(why, t)
            : t('조건을 모두 확인했습니다. {at}까지 연결 없이 할 수 있습니다.', {
                at: formatTime(new Date(until).toISOString()),
              })}
        </small>
      )}
      <ActionButton
        danger={actionCd === 'stop'}
        {...(actionCd !== 'stop' && !why && { type: 'primary' as const })}
        {...(why && { icon: <Lock size={14} aria-hidden /> })}
        onAction={() => doAway(kept, actionCd, t)}
      >
        {t(actions[actionCd].label)}
      </ActionButton>
    </>
  )
}

export function NotKept() {
  const t = useT()
  const { listPath } = usePage()
  return (
    <Empty
      message={t('이 기기에 없는 허가입니다. 연결되면 열립니다.')}
      action={
        <Link to={listPath}>
          <Button>{t('연결 없이 보는 허가')}</Button>
        </Link>
      }
    />
  )
}

/** The permits that this device has. */
export function AwayPermits() {
  const t = useT()
  const { listPath } = usePage()
  const [kept] = useState(keptPermits)
  usePageHead({ title: t('연결 없이 보는 허가') })
  if (kept.length === 0) return <Empty message={t('이 기기에 보관한 허가가 없습니다.')} />
  return (
    <ul className="permit-away-list" aria-label={t('연결 없이 보는 허가')}>
      {kept.map((one) => (
        <AwayLine key={String(one.record.permitNo)} kept={one} path={listPath} />
      ))}
    </ul>
  )
}

function AwayLine({ kept, path }: { kept: KeptPermit; path: string }) {
  const t = useT()
  const { record, held } = kept
  const posts = useWaiting(Number(record.permitNo))
  const { label, tone } = states[statusOf(kept, actsOf(posts))]
  const text = (name: string) => (typeof record[name] === 'string' ? record[name] : null)
  return (
    <li>
      <Link to={`${path}/${record.permitNo}`}>
        <b>{text('wkodTitle')}</b>
        <span>{text('placeDesc')}</span>
        <Validity fromDt={text('workFromDt')} toDt={text('workToDt')} />
        <span className="row">
          <StatusTag tone={tone}>{t(label)}</StatusTag>
          <Types record={{ permitBaseCd: text('permitBaseCd'), permitSubCds: text('permitSubCds') }} />
          {posts.length > 0 && <StatusTag tone="waiting">{t('아직 보내지 않음')}</StatusTag>}
        </span>
        <small className="quiet">
          {[text('permitDocNo'), t('{at} 기준', { at: formatDateTime(held.asOfDt) })].filter(Boolean).join(' · ')}
        </small>
      </Link>
    </li>
  )
}
