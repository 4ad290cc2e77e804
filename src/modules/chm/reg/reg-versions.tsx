/** The versions of a list: loaded by one, their effect on every material seen, released by another. */
import { Button } from 'antd'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import type { AnyCall } from '#platform/model/call.ts'
import type { Tone } from '#platform/model/document.ts'
import { renew, sendWith } from '#platform/web/calls/ask.ts'
import { useAsked, useSend } from '#platform/web/calls/asked.tsx'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { askReason } from '#platform/web/parts/ask-reason.tsx'
import { Facts } from '#platform/web/parts/facts.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import {
  cancelVersion,
  LOADER,
  type RegVersion,
  regEffect,
  regVersions,
  releaseVersion,
  reviewVersion,
} from './reg.calls.ts'
import { type VerStanding, verStandings } from './reg-codes.model.ts'
import { EffectTable } from './reg-effect.tsx'
import { openVersionUpload } from './reg-ver-upload.tsx'

const tones: Readonly<Record<VerStanding, Tone>> = {
  TEMP: 'draft',
  REVIEW: 'waiting',
  PLAN: 'progress',
  NOW: 'done',
  OLD: 'draft',
  CANC: 'suspended',
}

export function RegVersions({ listNo }: { listNo: number }) {
  const t = useT()
  const { editable } = usePage()
  const { roles } = usePerson()
  const { data, isError, error, refetch } = useAsked(regVersions, { no: listNo })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <Panel
      title="판"
      actions={
        editable &&
        roles.includes(LOADER) && (
          <Button icon={<Upload size={16} aria-hidden />} onClick={() => void openVersionUpload(listNo)}>
            {t('판 적재')}
          </Button>
        )
      }
    >
      {data.rows.length === 0 && <Empty message={t('적재한 판이 없습니다.')} />}
      <ul className="reg-versions">
        {data.rows.map((version) => (
          <li key={version.chmRegVerNo}>
            <Version version={version} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Version({ version }: { version: RegVersion }) {
  const t = useT()
  const { standingCd, verNm, inForceYmd, itemCnt, openCnt, wholeYn, sourceDesc, reasonDesc } = version
  const isOpen = standingCd === 'TEMP' || standingCd === 'REVIEW'
  const [isShown, setShown] = useState(isOpen)
  const by = (userNm: string | null, dt: string | null) =>
    dt && [userNm, formatDateTime(dt)].filter(Boolean).join(' · ')
  return (
    <article className="stack is-close" aria-label={verNm}>
      <header className="row">
        <h3>{verNm}</h3>
        <StatusTag tone={tones[standingCd]}>{t(verStandings[standingCd])}</StatusTag>
        {isOpen && <Actions version={version} />}
      </header>
      <Facts
        isAcross
        facts={[
          [t('시행일'), inForceYmd],
          [t('물질수'), t('{n}건', { n: itemCnt })],
          [t('실린 범위'), wholeYn === 'Y' ? t('목록 전부') : t('일부')],
          [t('원문 대조'), openCnt > 0 ? t('{n}건 대조 전', { n: openCnt }) : t('모두 대조함')],
          [t('적재'), by(version.loadUserNm, version.loadDt)],
          [t('영향계산'), by(null, version.effectDt)],
          [t('반영'), by(version.releaseUserNm, version.releaseDt)],
          [t('출처'), sourceDesc],
          [t('취소 사유'), standingCd === 'CANC' ? reasonDesc : null],
        ]}
      />
      {version.effectDt !== null && (
        <>
          <Button type="link" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? t('변경영향 접기') : t('변경영향 보기')}
          </Button>
          {isShown && <EffectTable verNo={version.chmRegVerNo} version={version.rowVersion} />}
        </>
      )}
    </article>
  )
}

/** Whether the person holds one of the roles that a call asks for. */
const useMay = (call: AnyCall): boolean => {
  const { roles } = usePerson()
  const { editable } = usePage()
  return editable && (call.right.roles ?? []).some((role) => roles.includes(role))
}

function Actions({ version }: { version: RegVersion }) {
  const t = useT()
  const { userId } = usePerson()
  const { chmRegVerNo: no, rowVersion, standingCd, loadUserId } = version
  const [mayReview, mayRelease, mayCancel] = [useMay(reviewVersion), useMay(releaseVersion), useMay(cancelVersion)]
  const review = useSend(reviewVersion, { said: '변경영향을 계산했습니다.', renews: [regVersions, regEffect] })
  const release = useSend(releaseVersion, { said: '판을 반영했습니다.', renews: [regVersions, regEffect] })
  const cancel = () =>
    askReason({
      title: t('판 취소'),
      confirmText: t('판 취소'),
      danger: true,
      run: async (reasonDesc) => {
        await sendWith({ quiet: true }, cancelVersion, { no }, { rowVersion, reasonDesc })
        await renew(regVersions)
        toast(t('판을 취소했습니다.'))
      },
    })
  const isOwn = loadUserId === userId
  return (
    <>
      {mayReview && (
        <Button loading={review.isBusy} onClick={() => void review.send({ no }, { rowVersion })}>
          {standingCd === 'TEMP' ? t('영향계산') : t('다시 계산')}
        </Button>
      )}
      {mayRelease && standingCd === 'REVIEW' && !isOwn && (
        <Button type="primary" loading={release.isBusy} onClick={() => void release.send({ no }, { rowVersion })}>
          {t('반영')}
        </Button>
      )}
      {mayCancel && (
        <Button danger type="text" onClick={() => void cancel()}>
          {t('판 취소')}
        </Button>
      )}
      {standingCd === 'REVIEW' && (!mayRelease || isOwn) && (
        <small className="quiet">{t('적재하지 않은 유해화학물질관리자나 안전보건관리책임자가 반영합니다.')}</small>
      )}
    </>
  )
}
