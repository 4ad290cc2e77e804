/** 공유: who was told before and after, how, and how many have confirmed that they know. */
import { Button, Checkbox, Input, Select } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { send } from '#platform/web/calls/ask.ts'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { Facts } from '#platform/web/parts/facts.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { hasResult } from '../share/has-result.logic.ts'
import { CodeButton } from '../share/share-code.tsx'
import { SharePeople } from '../share/share-people.tsx'
import { Evidence } from './evidence.tsx'
import { confirmPeople, confirmShare, type Extra, type ShareLine, type SharePerson, shareRsa } from './rsa.calls.ts'
import { rsa } from './rsa.model.ts'
import { type Channel, channels } from './rsa-codes.model.ts'
import { renewExtra } from './rsa-queries.ts'

const { useRecord } = screensFor(rsa)

/** Whether the reader leads the assessment; the server asks for its department as well. */
function useIsLeader(): boolean {
  const { leaderUserId } = useRecord()
  const { userId, roles } = usePerson()
  return leaderUserId === userId || roles.includes('SUP')
}

export function Shares({ extra }: { extra: Extra }) {
  const t = useT()
  const { editor } = useDocument()
  const { rsaNo, statusCd, postShareDt } = useRecord()
  const isLeader = useIsLeader()
  const renewed = async () => {
    await editor.reload()
    await renewExtra()
  }
  const start = async () => {
    const isShared = await openDialog<true>({
      label: translateNow('사후공유'),
      content: (close) => <ShareForm no={rsaNo ?? 0} onDone={() => close(true)} />,
      width: 'min(560px, 92vw)',
    })
    if (isShared) await renewed()
  }
  return (
    <div className="stack">
      {extra.shares.length === 0 && (
        <p className="quiet">
          {t('실시공지를 하면 일정이, 완료한 뒤에는 결과가 그 공정에서 일하는 사람에게 공유됩니다.')}
        </p>
      )}
      {extra.shares.map((share) => (
        <Share
          key={share.rsaShareNo}
          share={share}
          people={extra.people.filter(({ rsaShareNo }) => rsaShareNo === share.rsaShareNo)}
          onDone={renewed}
        />
      ))}
      <div className="row">
        {isLeader && statusCd === 'DONE' && postShareDt === null && (
          <Button type="primary" onClick={() => void start()}>
            {t('사후공유 시작')}
          </Button>
        )}
        {extra.path && <CodeButton path={extra.path} />}
        {rsaNo && hasResult(statusCd) && <Link to={`${rsa.route.staff}/${rsaNo}/poster`}>{t('결과 게시문')}</Link>}
      </div>
    </div>
  )
}

interface ShareProps {
  share: ShareLine
  people: readonly SharePerson[]
  onDone(): Promise<void>
}
function Share({ share, people, onDone }: ShareProps) {
  const t = useT()
  const { rsaNo } = useRecord()
  const isLeader = useIsLeader()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const isTold = share.channelCd !== 'SYSTEM'
  const own = people.filter(({ isContractor }) => !isContractor)
  const waiting = own.flatMap((one) => (isLeader && isTold && one.confirmDt === null ? one.rsaSharePersonNo : []))
  const confirm = async () => {
    await send(confirmShare, { no: rsaNo ?? 0, share: share.rsaShareNo })
    toast(t('확인했습니다.'))
    await onDone()
  }
  const tick = async () => {
    await send(confirmPeople, { no: rsaNo ?? 0, share: share.rsaShareNo }, { personNos: [...chosen] })
    setChosen(new Set())
    await onDone()
  }
  const choose = (no: number, isOn: boolean) =>
    setChosen((before) => new Set(isOn ? [...before, no] : [...before].filter((one) => one !== no)))
  const percent = share.targetCnt === 0 ? 100 : Math.floor((share.confirmCnt / share.targetCnt) * 100)
  return (
    <Panel
      title={share.shareCd === 'PRE' ? '사전공유' : '사후공유'}
      actions={
        share.ownCd === 'ASKED' ? (
          <Button type="primary" onClick={() => void confirm()}>
            {t('확인했음')}
          </Button>
        ) : undefined
      }
    >
      <Facts
        isAcross
        facts={[
          [t('방법'), t(channels[share.channelCd])],
          [t('일시'), formatDateTime(share.shareDt)],
          [t('대상|shared'), t('{n}명', { n: share.targetCnt })],
          [t('확인'), `${t('{n}명', { n: share.confirmCnt })} (${percent} %)`],
        ]}
      />
      {share.shareDesc && <p>{share.shareDesc}</p>}
      <Evidence share={share} mayAdd={isLeader} onDone={onDone} />
      {waiting.length > 1 && (
        <Checkbox
          checked={chosen.size === waiting.length}
          indeterminate={chosen.size > 0 && chosen.size < waiting.length}
          onChange={({ target }) => setChosen(new Set(target.checked ? waiting : []))}
        >
          {t('모두 선택')}
        </Checkbox>
      )}
      <div className="rsa-people">
        {own.map((one) => {
          const mayTick = waiting.includes(one.rsaSharePersonNo)
          const name = one.personNm
          return (
            <span key={one.rsaSharePersonNo}>
              {mayTick ? (
                <Checkbox
                  checked={chosen.has(one.rsaSharePersonNo)}
                  onChange={({ target }) => choose(one.rsaSharePersonNo, target.checked)}
                >
                  {name}
                </Checkbox>
              ) : (
                name
              )}{' '}
              {one.confirmDt && <StatusTag tone="done">{t('확인')}</StatusTag>}
            </span>
          )
        })}
      </div>
      <SharePeople
        rsaNo={rsaNo ?? 0}
        people={people.filter(({ isContractor }) => isContractor)}
        mayAsk={isLeader}
        onDone={onDone}
      />
      {chosen.size > 0 && (
        <div className="row">
          <Button type="primary" onClick={() => void tick()}>
            {t('{n}명 확인 기록', { n: chosen.size })}
          </Button>
        </div>
      )}
    </Panel>
  )
}

function ShareForm({ no, onDone }: { no: number; onDone(): void }) {
  const t = useT()
  const [channelCd, setChannel] = useState<Channel>('MEETING')
  const [shareDesc, setDesc] = useState('')
  const share = async () => {
    await send(shareRsa, { no }, { channelCd, shareDesc: shareDesc.trim() || null })
    onDone()
  }
  return (
    <div className="stack">
      <p>{t('유해위험요인, 결정, 감소대책과 그 이행을 그 공정에서 일하는 사람에게 알립니다.')}</p>
      <FormField label={t('방법')} required>
        {(wiring) => (
          <Select
            {...wiring}
            value={channelCd}
            onChange={setChannel}
            options={(Object.keys(channels) as Channel[]).map((value) => ({ value, label: t(channels[value]) }))}
          />
        )}
      </FormField>
      <FormField label={t('내용')}>
        {(wiring) => (
          <Input.TextArea
            {...wiring}
            rows={3}
            maxLength={1000}
            value={shareDesc}
            onChange={({ target }) => setDesc(target.value)}
          />
        )}
      </FormField>
      <DialogActions>
        <Button type="primary" onClick={() => void share()}>
          {t('공유하기')}
        </Button>
      </DialogActions>
    </div>
  )
}
