/** The points of an isolation, each with the one step that is open to who looks. */
import { Button } from 'antd'
import { hasRole } from '#platform/model/access.ts'
import type { RecordView } from '#platform/web/document/screens.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { roleName } from '#platform/web/role-names.ts'
import { usePerson } from '#platform/web/session/session.ts'
import { forceIso, type LiveAnswer, removeIsoPoint, setIsoPoint, verifyIsoPoint } from './iso.calls.ts'
import { askForce, askStep, shownPlan } from './iso-dialogs.tsx'
import type { IsoPoint, isoPlan } from './iso-plan.model.ts'
import { energies, isHeld, lineServices, methods, nextToSet, pointStates, setterRole } from './isolation.logic.ts'

export interface PartProps {
  record: RecordView<typeof isoPlan>
  live: LiveAnswer
  onDone(): void
}
const tones = {
  PLAN: 'draft',
  SET: 'progress',
  VERIFIED: 'done',
  OFF: 'danger',
  REMOVED: 'suspended',
  KEPT: 'suspended',
} as const
const heads = ['순서', '밸브·차단기', '에너지', '방법', '잠금', '상태', '설치', '제로에너지 확인', '해제', ''] as const

export function Points({ record, live, onDone }: PartProps) {
  const points = record.points ?? []
  return (
    <Panel title="격리 지점">
      <NextStep record={record} />
      <PlainTable label="격리 지점" heads={heads} isCards>
        {points.map((point) => (
          <PointRow key={point.isoPointNo} point={point} record={record} live={live} onDone={onDone} />
        ))}
      </PlainTable>
    </Panel>
  )
}

/** What the points wait for, and whose it is: the document itself is moved by the last of them. */
function NextStep({ record: { statusCd, points, personalCnt } }: Pick<PartProps, 'record'>) {
  const t = useT()
  const all = points ?? []
  const places = (...states: string[]) =>
    t('{n}곳', { n: all.filter(({ pointStatusCd }) => states.includes(pointStatusCd ?? '')).length })
  const next = nextToSet(all)
  const awaited: Readonly<Record<string, string[] | undefined>> = {
    PLAN: next && [roleName(setterRole(next.energyCd)) ?? '', '격리설치', next.tagNm ?? ''],
    SET: next ? ['설치자', '다시 잠금', next.tagNm ?? ''] : ['설치자가 아닌 사람', '제로에너지 확인', places('SET')],
    VERIFIED: personalCnt ? undefined : ['작업자', '개인잠금'],
    REMOVING: ['설치자', '격리해제', places('SET', 'VERIFIED', 'OFF')],
  }
  const parts = awaited[statusCd ?? '']
  if (!parts) return null
  return (
    <p className="doc-todo">
      <strong>{t('지금 할 일')}</strong> <span>{parts.map((part) => t(part)).join(' · ')}</span>
    </p>
  )
}

function PointRow({ point, record, live: { names }, onDone }: PartProps & { point: IsoPoint }) {
  const t = useT()
  const state = point.pointStatusCd ?? 'PLAN'
  const service = point.serviceCd && point.serviceCd !== 'NONE' ? ` · ${t(lineServices[point.serviceCd])}` : ''
  return (
    <tr>
      <td>{point.isoPointNo}</td>
      <th scope="row">
        {point.tagNm}
        {point.systemCds && <div className="quiet">{t('계통 {systems}', { systems: point.systemCds })}</div>}
      </th>
      <td>
        {t(energies[point.energyCd])}
        {service}
      </td>
      <td>{t(methods[point.isoMethodCd])}</td>
      <td data-short>
        {point.lockNo ?? '–'}
        {point.tagNo && <div className="quiet">{point.tagNo}</div>}
      </td>
      <td>
        <StatusTag tone={tones[state]}>{t(pointStates[state])}</StatusTag>
      </td>
      <Did what={t('설치')} by={names[point.setUserId ?? '']} at={point.setDt} />
      <Did
        what={t('제로에너지 확인')}
        by={names[point.verifyUserId ?? '']}
        at={point.verifyDt}
        note={point.verifyMethodDesc}
      />
      <Did what={t('해제')} by={names[point.removeUserId ?? '']} at={point.removeDt} />
      <td>
        <Step point={point} record={record} onDone={onDone} />
      </td>
    </tr>
  )
}

interface DidProps {
  /** Said where the heads of the columns are not seen. */
  what: string
  by: string | undefined
  at: string | null
  note?: string | null
}
function Did({ what, by, at, note }: DidProps) {
  if (at === null) return <td data-empty>–</td>
  return (
    <td data-head={what}>
      {by}
      <div className="quiet" data-short>
        {formatDateTime(at)}
      </div>
      {note && <div>{note}</div>}
    </td>
  )
}

function Step({ point, record, onDone }: Omit<PartProps, 'live'> & { point: IsoPoint }) {
  const t = useT()
  const person = usePerson()
  const { editable } = usePage()
  const { statusCd } = record
  const { no, rowVersion } = shownPlan(record)
  if (!editable) return null
  const at = { no, pointNo: Number(point.isoPointNo) }
  const take = (taken: Promise<boolean>) => void taken.then((isDone) => (isDone ? onDone() : undefined))
  const body = { rowVersion }
  const mine = { ...point, person: person.userId }
  if (statusCd === 'PLAN' && point.pointStatusCd === 'PLAN') {
    const isNext = nextToSet(record.points ?? [])?.isoPointNo === point.isoPointNo
    if (!isNext || !hasRole(person, setterRole(point.energyCd))) return null
    return (
      <Button onClick={() => take(askStep({ ...setStep(t, point), call: setIsoPoint, at, body }))}>
        {t('격리설치')}
      </Button>
    )
  }
  if (statusCd === 'SET' && point.pointStatusCd === 'SET' && mine.setUserId !== mine.person)
    return (
      <Button onClick={() => take(askStep({ ...verifyStep(t), call: verifyIsoPoint, at, body }))}>
        {t('제로에너지 확인')}
      </Button>
    )
  if (statusCd === 'SET' && point.pointStatusCd === 'OFF' && mine.setUserId === mine.person) {
    const isNext = nextToSet(record.points ?? [])?.isoPointNo === point.isoPointNo
    if (!isNext) return null
    return (
      <Button
        onClick={() => take(askStep({ ...setStep(t, point), label: t('다시 잠금'), call: setIsoPoint, at, body }))}
      >
        {t('다시 잠금')}
      </Button>
    )
  }
  if (!isHeld(point) || statusCd === 'TESTING') return null
  if (mine.setUserId === mine.person)
    return (
      <Button onClick={() => take(askStep({ ...removeStep(t), call: removeIsoPoint, at, body }))}>
        {t('격리해제')}
      </Button>
    )
  if (!hasRole(person, 'CSO')) return null
  const force = async () => {
    const isoPointNo = Number(point.isoPointNo)
    if (await askForce({ call: forceIso, at: { no }, body: { rowVersion, isoPointNo } })) onDone()
  }
  return (
    <Button danger onClick={force}>
      {t('강제해제')}
    </Button>
  )
}

type T = ReturnType<typeof useT>
const setStep = (t: T, { lockNo, tagNo }: IsoPoint) => ({
  label: t('격리설치'),
  asks: [
    { name: 'lockNo', label: '잠금번호', value: lockNo ?? '' },
    { name: 'tagNo', label: '꼬리표번호', value: tagNo ?? '' },
  ],
  said: t('격리를 설치했습니다.'),
})
const verifyStep = (t: T) => ({
  label: t('제로에너지 확인'),
  asks: [
    {
      name: 'verifyMethodDesc',
      label: '확인방법·값',
      kind: 'long' as const,
      help: '검전, 압력 0, 기동 시도 등 확인한 방법과 값',
    },
  ],
  said: t('제로에너지를 확인했습니다.'),
})
const removeStep = (t: T) => ({
  label: t('격리해제'),
  danger: true,
  asks: [
    { name: 'peopleAwayYn', label: '작업자가 모두 물러났습니다.', kind: 'confirm' as const },
    { name: 'groundOffYn', label: '단락접지와 공구를 걷었습니다.', kind: 'confirm' as const },
  ],
  said: t('격리를 해제했습니다.'),
})
