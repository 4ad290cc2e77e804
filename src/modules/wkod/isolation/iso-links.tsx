/** The permits that hang on an isolation, and the own locks of their crews. */
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { hasRole } from '#platform/model/access.ts'
import { send } from '#platform/web/calls/ask.ts'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { permit } from '../permit/permit.model.ts'
import { forceIso, type LiveAnswer, linkIso } from './iso.calls.ts'
import { askForce, shownPlan } from './iso-dialogs.tsx'
import { planners } from './iso-plan.model.ts'
import type { PartProps } from './iso-points.tsx'

type Permit = LiveAnswer['permits'][number]

function PermitState({ statusCd }: Pick<Permit, 'statusCd'>) {
  const t = useT()
  const state = permit.lifecycle.states[statusCd as keyof typeof permit.lifecycle.states]
  return state ? <StatusTag tone={state.tone}>{t(state.label)}</StatusTag> : null
}

export function Links({ record, live, onDone }: PartProps) {
  const t = useT()
  const person = usePerson()
  const { editable } = usePage()
  const mayLink = editable && hasRole(person, ...planners) && ['PLAN', 'SET', 'VERIFIED'].includes(record.statusCd)
  const choose = async () => {
    const done = await openDialog<boolean>({
      label: t('허가 연결'),
      content: (close) => <Choose record={record} live={live} onDone={() => close(true)} />,
    })
    if (done) onDone()
  }
  return (
    <>
      <Panel title="연결 허가" actions={mayLink && <Button onClick={choose}>{t('허가 연결')}</Button>}>
        {live.permits.length === 0 && <p className="quiet">{t('연결한 허가가 없습니다.')}</p>}
        <ul className="stack is-close">
          {live.permits.map((one) => (
            <li key={one.permitNo}>
              <Link to={`${permit.route.staff}/${one.permitNo}`}>{one.permitDocNo ?? one.wkodTitle}</Link>{' '}
              {one.wkodTitle} <PermitState statusCd={one.statusCd} />
            </li>
          ))}
        </ul>
      </Panel>
      <PersonalLocks record={record} live={live} onDone={onDone} />
    </>
  )
}

function Choose({ record, live, onDone }: Omit<PartProps, 'onDone'> & { onDone(): void }) {
  const t = useT()
  const { no, rowVersion } = shownPlan(record)
  const linked = live.permits.map(({ permitNo }) => permitNo)
  const [chosen, setChosen] = useState<readonly number[]>(linked)
  const rows = [...live.permits, ...live.choices.filter(({ permitNo }) => !linked.includes(permitNo))]
  const save = async () => {
    await send(linkIso, { no }, { rowVersion, permitNos: chosen })
    toast(t('저장되었습니다.'))
    onDone()
  }
  return (
    <div className="stack">
      {rows.length === 0 && <p className="quiet">{t('연결할 수 있는 허가가 없습니다.')}</p>}
      <ul className="lines">
        {rows.map(({ permitNo, permitDocNo, wkodTitle, statusCd }) => (
          <li key={permitNo}>
            <Checkbox
              checked={chosen.includes(permitNo)}
              onChange={({ target }) =>
                setChosen((before) => (target.checked ? [...before, permitNo] : before.filter((no) => no !== permitNo)))
              }
            >
              {permitDocNo} {wkodTitle}
            </Checkbox>
            <PermitState statusCd={statusCd} />
          </li>
        ))}
      </ul>
      <DialogActions>
        <ActionButton type="primary" onAction={save}>
          {t('저장')}
        </ActionButton>
      </DialogActions>
    </div>
  )
}

function PersonalLocks({ record, live: { names }, onDone }: PartProps) {
  const t = useT()
  const isHead = hasRole(usePerson(), 'CSO')
  const locks = record.personal ?? []
  if (locks.length === 0) return null
  const force = async (isoPersonalNo: number) => {
    const { no, rowVersion } = shownPlan(record)
    if (await askForce({ call: forceIso, at: { no }, body: { rowVersion, isoPersonalNo } })) onDone()
  }
  return (
    <Panel title="개인잠금">
      <ul className="lines">
        {locks.map((lock) => (
          <li key={lock.isoPersonalNo}>
            <b>{lock.lockNo}</b> {names[lock.userId ?? `p${lock.personNo}`]}{' '}
            <span className="quiet">
              {formatDateTime(lock.onDt)} – {lock.offDt ? formatDateTime(lock.offDt) : ''}
            </span>{' '}
            <StatusTag tone={lock.offDt ? 'suspended' : 'progress'}>{lock.offDt ? t('해제') : t('체결')}</StatusTag>
            {isHead && !lock.offDt && (
              <Button size="small" danger onClick={() => force(Number(lock.isoPersonalNo))}>
                {t('강제해제')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
