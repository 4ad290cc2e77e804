/** The conflicts of a permit beside its map: how near, which rule, and what can be done about it. */
import './place-tab.css'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { permitTypes } from '#modules/common/permit-types.model.ts'
import { send } from '#platform/web/calls/ask.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { DateTimeInput } from '#platform/web/form/period-input.tsx'
import { TextInput } from '#platform/web/form/text-input.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { type HitRow, LEAST_REASON, releaseHit, signHit } from './simops.calls.ts'
import { hitStates, type SignSide, signSideCds, signSides, simopsLevels } from './simops-codes.model.ts'
import { whyText } from './simops-why.logic.ts'

interface ConflictsProps {
  hits: readonly HitRow[]
  /** They are those of marks that are not saved yet. */
  isDraft: boolean
  isMarked: boolean
  onDone(): void
}

export function Conflicts({ hits, isDraft, isMarked, onDone }: ConflictsProps) {
  const t = useT()
  return (
    <section className="place-conflicts" aria-label={t('동시작업 충돌')} aria-live="polite">
      <h3>
        {t('동시작업 충돌')} <b>{hits.length}</b>
      </h3>
      {hits.length === 0 && (
        <p className="row">
          {isMarked && <CircleCheck className="is-good" size={16} aria-hidden />}
          {isMarked
            ? t('이 위치와 시간에 충돌하는 작업이 없습니다.')
            : t('작업종류를 고르고 배치도를 누르면 위치가 표시됩니다.')}
        </p>
      )}
      <ul>
        {hits.map((hit) => (
          <Conflict key={`${hit.ruleNo} ${hit.otherDocNo}`} hit={hit} isDraft={isDraft} onDone={onDone} />
        ))}
      </ul>
    </section>
  )
}

const tones = { BLOCK: 'danger', COORD: 'waiting', INFO: 'progress' } as const
type ConflictProps = Pick<ConflictsProps, 'isDraft' | 'onDone'> & { hit: HitRow }

function Conflict({ hit, isDraft, onDone }: ConflictProps) {
  const t = useT()
  const isSettled = hit.hitStatusCd === 'COORDINATED' || hit.hitStatusCd === 'RELEASED'
  const kind = (code: string) => t(permitTypes[code as keyof typeof permitTypes] ?? code)
  return (
    <li data-tone={isSettled ? 'done' : tones[hit.levelCd]}>
      <p className="row">
        <TriangleAlert size={16} aria-hidden />
        <strong>{hit.otherDocNo}</strong>
        <StatusTag tone={isSettled ? 'done' : tones[hit.levelCd]}>
          {t(isSettled ? hitStates[hit.hitStatusCd ?? 'OPEN'] : simopsLevels[hit.levelCd])}
        </StatusTag>
        <span className="place-gap">
          {whyText(hit, t)}
          {hit.gapVal !== null && hit.ruleGapVal !== null && hit.ruleGapVal > 0 && <i> / {hit.ruleGapVal} m</i>}
        </span>
      </p>
      <p>
        {kind(hit.kindCd)} ↔ {kind(hit.otherKindCd)}
        {hit.otherTitle && ` · ${hit.otherTitle}`}
      </p>
      <p className="quiet">
        {t(hit.ruleDesc)} {formatDateTime(hit.overlapFromDt)} ~{' '}
        {hit.overlapToDt ? formatDateTime(hit.overlapToDt) : t('종결까지')}
      </p>
      {hit.levelCd === 'COORD' && hit.hitNo !== null && !isDraft && <Agreement hit={hit} onDone={onDone} />}
      {hit.hitStatusCd === 'RELEASED' && (
        <p>
          {t('{name} 해제: {reason} ({until}까지)', {
            name: hit.releaseUserNm ?? '',
            reason: hit.releaseDesc ?? '',
            until: formatDateTime(hit.releaseToDt),
          })}
        </p>
      )}
      {hit.can.release && hit.hitNo !== null && !isDraft && <Release hit={hit} onDone={onDone} />}
    </li>
  )
}

/** Sides as this permit sees them. */
const sideLabel = (side: SignSide, isLater: boolean): string =>
  signSides[
    isLater
      ? side
      : side.endsWith('_A')
        ? (side.replace('_A', '_B') as SignSide)
        : (side.replace('_B', '_A') as SignSide)
  ]

function Agreement({ hit, onDone }: { hit: HitRow; onDone(): void }) {
  const t = useT()
  const [coordDesc, setCoordDesc] = useState(hit.coordDesc ?? '')
  const signing = useMutation({
    mutationFn: (sideCd: SignSide) => send(signHit, { no: Number(hit.hitNo) }, { sideCd, coordDesc: coordDesc.trim() }),
    onSuccess: () => {
      toast(t('조정 합의에 서명했습니다.'))
      onDone()
    },
  })
  const isLong = coordDesc.trim().length >= LEAST_REASON
  const maySign = hit.can.signAs.length > 0
  return (
    <div className="stack">
      {maySign ? (
        <FormField
          label={t('조정 내용')}
          required
          width="full"
          help={
            hit.signs.length > 0
              ? t('내용을 바꾸면 앞의 서명이 지워집니다.')
              : t('누가 언제 무엇을 하는지 10자 이상 적습니다.')
          }
        >
          {(wiring) => (
            <TextInput
              wiring={wiring}
              field={{ max: 4000, lines: 3 }}
              value={coordDesc}
              onChange={(value) => setCoordDesc(value ?? '')}
            />
          )}
        </FormField>
      ) : (
        hit.coordDesc && <p>{hit.coordDesc}</p>
      )}
      <ul className="lines">
        {signSideCds.map((side) => {
          const sign = hit.signs.find(({ sideCd }) => sideCd === side)
          return (
            <li key={side} data-signed={sign ? true : undefined}>
              <span>{t(sideLabel(side, hit.isLater))}</span>
              {sign ? (
                <b className="is-good">
                  {sign.userNm} {formatDateTime(sign.signDt)}
                </b>
              ) : hit.can.signAs.includes(side) ? (
                <Button
                  size="small"
                  disabled={!isLong}
                  loading={signing.isPending}
                  onClick={() => signing.mutate(side)}
                >
                  {t('서명')}
                </Button>
              ) : (
                <span className="quiet">{t('서명 전')}</span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Release({ hit, onDone }: { hit: HitRow; onDone(): void }) {
  const t = useT()
  const [releaseDesc, setDesc] = useState('')
  const [releaseToDt, setToDt] = useState<string | null>(hit.overlapToDt)
  const releasing = useMutation({
    mutationFn: () =>
      send(releaseHit, { no: Number(hit.hitNo) }, { releaseDesc: releaseDesc.trim(), releaseToDt: releaseToDt ?? '' }),
    onSuccess: () => {
      toast(t('조건부로 해제했습니다.'))
      onDone()
    },
  })
  const isComplete = releaseDesc.trim().length >= LEAST_REASON && releaseToDt !== null
  return (
    <div className="stack">
      <FormField label={t('해제 조치')} required width="full" help={t('해제 사유를 10자 이상 입력하세요.')}>
        {(wiring) => (
          <TextInput
            wiring={wiring}
            field={{ max: 4000, lines: 3 }}
            value={releaseDesc}
            onChange={(value) => setDesc(value ?? '')}
          />
        )}
      </FormField>
      <FormField label={t('해제 종료')} required>
        {(wiring) => <DateTimeInput wiring={wiring} value={releaseToDt} onChange={setToDt} />}
      </FormField>
      <Button danger disabled={!isComplete} loading={releasing.isPending} onClick={() => releasing.mutate()}>
        {t('조건부 해제')}
      </Button>
    </div>
  )
}
