/** Who works: chosen while the permit is written, signed, added and gone while it lives. */
import { Button, Checkbox, Select } from 'antd'
import { ListChecks, LogIn, LogOut, PenLine, Trash2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { confirm, openDialog } from '#platform/web/dialog/dialogs.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useDirectoryName } from '#platform/web/form/directory-search.ts'
import { DirectorySelect } from '#platform/web/form/directory-select.tsx'
import { formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { signTalk } from '../../shift/tbm/tbm.calls.ts'
import { type CrewRole, crewRoles, isLive } from '../fields/permit-codes.model.ts'
import { type CrewReady, draftReady, joinCrew, leaveCrew, maskCrew, passEntry } from '../permit.calls.ts'
import { type PermitCrewLine, permit } from '../permit.model.ts'
import { usePaper, useReady, useWork } from '../permit-queries.ts'
import { Fit, FitTag } from './crew-fit.tsx'
import { insideOf, isSame, lineOf, mayNameSupervisor, memberOf, rolesText, type Whom, whomOf } from './party.logic.ts'
import { PickCrew } from './pick-crew.tsx'

const { useRecord, Field } = screensFor(permit)
const roleCds = Object.keys(crewRoles) as CrewRole[]
const isSupervisor = ({ crewRoleCd }: Pick<PermitCrewLine, 'crewRoleCd'>) => crewRoleCd === 'SUP'
const ofContractor = roleCds.filter((crewRoleCd) => crewRoleCd !== 'SUP')
const isOpen = ['PREP', 'APPR', 'ISSUED', 'WORK', 'SUSP']

/** Who supervises is for the site to say, everybody else for whoever does the work. */
function useRuns() {
  const person = usePerson()
  const { mode } = useDocument()
  const { statusCd, can, ownUserId, permitBaseCd } = useRecord()
  const isAlive = isOpen.includes(statusCd ?? '') && mode !== 'paper'
  const runs = can.actions.length > 0 || can.edit.length > 0
  return {
    isAlive,
    /** Who watches for fire is there until hot work is closed. */
    mayWatch: mode !== 'paper' && statusCd === 'DONE' && permitBaseCd === 'HOT' && runs,
    mayRun: isAlive && runs,
    maySupervise: isAlive && mayNameSupervisor({ ownUserId: ownUserId ?? '' }, person),
  }
}
const wiringOf = (id: string) => ({ id, 'aria-describedby': undefined, 'aria-invalid': false }) as const

export function Crew() {
  const { can, statusCd } = useRecord()
  if (statusCd === null || statusCd === 'TEMP' || statusCd === 'RTN')
    return can.edit.includes('permitCrew') || statusCd === null ? (
      <Field name="permitCrew">{(control) => <Choose {...control} />}</Field>
    ) : (
      <Running />
    )
  return <Running />
}

const rolesFor = (isVendor: boolean): readonly CrewRole[] => (isVendor ? ofContractor : roleCds)

interface ChooseProps {
  value: PermitCrewLine[] | null | undefined
  setValue(value: PermitCrewLine[]): void
}
/** One person after the other; the same one once. */
function Choose({ value, setValue }: ChooseProps) {
  const t = useT()
  const { vendorCd, permitNo, rowVersion } = useRecord()
  const { kind } = usePerson()
  const isVendor = kind === 'vendor' || vendorCd !== null
  const { data } = usePaper(permitNo, rowVersion)
  const crew = value ?? []
  const { data: ready, refetch } = useDraftReady(crew)
  const isThere = (who: Whom) => crew.flatMap(whomOf).some((one) => isSame(one, who))
  const add = (who: Whom) => {
    if (!isThere(who)) setValue([...crew, lineOf(who, 'WORKER')])
  }
  const pick = async (no: number) => {
    const chosen = await openDialog<Whom[]>({
      label: t('인원 고르기'),
      width: 'min(640px, 96vw)',
      content: (close) => (
        <PickCrew
          permitNo={no}
          crewRoleCd="WORKER"
          isTaken={(one) => whomOf(one).some(isThere)}
          onChoose={(one) => close(whomOf(one))}
        />
      ),
    })
    for (const who of chosen ?? []) add(who)
  }
  return (
    <div className="stack is-narrow">
      <ul className="lines">
        {crew.map((line, index) => (
          <li key={`${line.personNo}-${line.userId}`}>
            <CrewName
              kind={line.personNo === null ? 'user' : 'person'}
              value={line.personNo ?? line.userId}
              known={data?.names[String(line.personNo ?? line.userId)]}
            />
            {isVendor && isSupervisor(line) ? (
              <small className="quiet">{t(crewRoles.SUP)}</small>
            ) : (
              <>
                <Select
                  aria-label={t('역할')}
                  value={line.crewRoleCd}
                  options={rolesFor(isVendor).map((code) => ({ value: code, label: t(crewRoles[code]) }))}
                  onChange={(crewRoleCd) =>
                    setValue(crew.map((one, at) => (at === index ? { ...one, crewRoleCd } : one)))
                  }
                />
                <Button
                  type="text"
                  aria-label={t('삭제')}
                  icon={<Trash2 size={16} aria-hidden />}
                  onClick={() => setValue(crew.filter((_, at) => at !== index))}
                />
              </>
            )}
            <Ready line={line} of={ready?.rows} onDecided={refetch} />
          </li>
        ))}
      </ul>
      <DirectorySelect
        kind={isVendor ? 'person' : 'user'}
        wiring={{ ...wiringOf('crew-add'), 'aria-label': t('작업자 추가') }}
        value={null}
        name={null}
        placeholder={t('작업자 추가')}
        onChange={(key) => key && add(isVendor ? { personNo: Number(key) } : { userId: String(key) })}
      />
      {permitNo !== null && ready && ready.rows.length > 0 && (
        <Button icon={<ListChecks size={16} aria-hidden />} onClick={() => void pick(permitNo)}>
          {t('인원 고르기')}
        </Button>
      )}
    </div>
  )
}

const figures = ['permitNo', 'processNo', 'depthVal', 'voltVal', 'loadVal', 'cseKindNo'] as const
/** As the form stands: whoever is chosen is judged before anything is stored. */
function useDraftReady(crew: readonly PermitCrewLine[]) {
  const record = useRecord()
  const { wkodDt, workFromDt, workToDt, permitBaseCd, permitSubCds, vendorCd } = record
  const isTimed = wkodDt && workFromDt && workToDt && permitBaseCd && crew.length > 0
  const persons = crew.flatMap(({ personNo }) => personNo ?? []).join(',')
  const users = crew.flatMap(({ userId }) => userId ?? []).join(',')
  const asked = isTimed
    ? {
        ...{ wkodDt, workFromDt, workToDt, permitBaseCd },
        ...Object.fromEntries(figures.flatMap((name) => (record[name] === null ? [] : [[name, record[name]]]))),
        ...(vendorCd && { vendorCd }),
        ...(permitSubCds && { permitSubCds }),
        ...(persons && { persons }),
        ...(users && { users }),
      }
    : null
  return useAsked(draftReady, asked, { keep: true, fresh: true })
}

type Line = Pick<PermitCrewLine, 'personNo' | 'userId'>
interface ReadyProps {
  line: Line
  of: readonly CrewReady[] | undefined
  name?: string
  onDecided(): void
}
const readyIn = (of: readonly CrewReady[] | undefined, line: Line) =>
  of?.find(({ personNo, userId }) => personNo === line.personNo && userId === line.userId)
/** Whether he may work, what keeps him from it, and who puts that right. */
function Ready({ line, of, name = '', onDecided }: ReadyProps) {
  const { permitNo } = useRecord()
  const his = readyIn(of, line)
  if (!his) return null
  return (
    <>
      <FitTag colourCd={his.colourCd} />
      <Fit of={his} permitNo={permitNo} name={name} onDecided={onDecided} />
    </>
  )
}

interface CrewNameProps {
  kind: 'person' | 'user'
  value: number | string | null
  known: string | undefined
}
function CrewName({ kind, value, known }: CrewNameProps) {
  return <span>{useDirectoryName(kind, value, known)}</span>
}

const TALK_H = 2
/** Before the work a talk must be fresh; whoever works has signed one that was. */
const isSigned = (signDt: string | null, statusCd: string | null) =>
  signDt !== null && (statusCd === 'WORK' || Date.now() - Date.parse(signDt) <= TALK_H * 3_600_000)

/** Who is there, who has signed today's talk, who is in the confined space. */
function Running() {
  const t = useT()
  const record = useRecord()
  const { userId } = usePerson()
  const { mode } = useDocument()
  const work = useWork()
  const { data } = usePaper(record.permitNo, record.rowVersion)
  const { permitCrew, statusCd } = record
  const isAsked = isLive(statusCd) && mode !== 'paper'
  const { data: ready, refetch } = useReady(isAsked ? record.permitNo : null, record.rowVersion)
  const crew = permitCrew ?? []
  const { isAlive, mayRun, maySupervise, mayWatch } = useRuns()
  const mayOf = (role: CrewRole) => (role === 'SUP' ? maySupervise : mayRun || (mayWatch && role === 'FIRE'))
  const signed = crew.filter(({ tbmSignDt, leaveDt }) => leaveDt === null && isSigned(tbmSignDt, statusCd)).length
  const present = crew.filter(({ leaveDt }) => leaveDt === null).length
  return (
    <div className="stack is-narrow">
      <p className="quiet">
        {t('TBM 서명 {n}/{of}명. 작업자는 허가서의 QR로 서명합니다.', { n: signed, of: present })}
      </p>
      <ul className="lines">
        {crew.map((line) => (
          <Member
            key={`${line.personNo}-${line.userId}-${line.addDt}`}
            line={line}
            name={data?.names[String(line.personNo ?? line.userId)] ?? line.userId ?? ''}
            mayRun={mayOf(line.crewRoleCd)}
            ready={ready?.rows}
            onDecided={refetch}
          />
        ))}
      </ul>
      {roleCds.some(mayOf) && <AddMember roles={roleCds.filter(mayOf)} />}
      {mode !== 'paper' && crew.some((line) => line.userId === userId && line.leaveDt === null) && isAlive && (
        <Button
          icon={<PenLine size={16} aria-hidden />}
          onClick={() => void work(signTalk, { no: Number(record.permitNo) })}
        >
          {t('TBM 서명')}
        </Button>
      )}
    </div>
  )
}

interface MemberProps {
  line: PermitCrewLine
  name: string
  mayRun: boolean
  ready: readonly CrewReady[] | undefined
  onDecided(): void
}
function Member({ line, name, mayRun, ready, onDecided }: MemberProps) {
  const t = useT()
  const work = useWork()
  const { permitNo, permitSubCds, cseEntryLog, statusCd, supplyAirYn, ...record } = useRecord()
  const no = Number(permitNo)
  const { personNo, userId } = line
  const [whom] = whomOf(line)
  const member = whom && memberOf(record, whom)
  const isInside = whom !== undefined && insideOf({ cseEntryLog: cseEntryLog ?? null }).some((one) => isSame(one, whom))
  const isSpace = permitSubCds?.includes('CSE') ?? false
  const isHere = mayRun && line.leaveDt === null && whom !== undefined
  const leave = async () => {
    if (await confirm(t('{name} 님을 이탈로 표시하시겠습니까?', { name })))
      await work(leaveCrew, { no, who: String(personNo ?? userId) })
  }
  return (
    <li className={line.leaveDt === null ? undefined : 'quiet'}>
      <span>
        <b>{name}</b>{' '}
        <small className="quiet">
          {line.leaveDt === null && member ? rolesText(member, t) : t(crewRoles[line.crewRoleCd])}
        </small>
      </span>
      <Sign line={line} />
      {isHere && supplyAirYn === 'Y' && member?.roles.includes('WORKER') && (
        <Checkbox
          checked={line.maskDt !== null}
          onChange={({ target }) => void work(maskCrew, { no }, { personNo, userId, isMasked: target.checked })}
        >
          {t('송기마스크 확인')}
        </Checkbox>
      )}
      {isHere && isSpace && member?.roles.includes('WORKER') && (statusCd === 'WORK' || isInside) && (
        <Button
          icon={isInside ? <LogOut size={16} aria-hidden /> : <LogIn size={16} aria-hidden />}
          onClick={() => void work(passEntry, { no }, { personNo, userId, goesIn: !isInside })}
        >
          {isInside ? t('퇴장') : t('입장')}
        </Button>
      )}
      {isHere && (
        <Button type="text" onClick={() => void leave()}>
          {t('이탈')}
        </Button>
      )}
      {line.leaveDt === null && <Ready line={line} of={ready} name={name} onDecided={onDecided} />}
    </li>
  )
}

function Sign({ line: { leaveDt, tbmSignDt, addDt } }: { line: PermitCrewLine }) {
  const t = useT()
  const { statusCd } = useRecord()
  if (leaveDt) return <StatusTag tone="suspended">{t('이탈 {at}', { at: formatTime(leaveDt) })}</StatusTag>
  if (!tbmSignDt) return <StatusTag tone="waiting">{t('미서명')}</StatusTag>
  return (
    <>
      <StatusTag tone={isSigned(tbmSignDt, statusCd) ? 'done' : 'draft'}>
        {t('서명 {at}', { at: formatTime(tbmSignDt) })}
      </StatusTag>
      {statusCd === 'WORK' && !addDt && <StatusTag tone="waiting">{t('합류 대기')}</StatusTag>}
    </>
  )
}

/** New crew signs the talk by the code before it counts. */
type Joined = Pick<PermitCrewLine, 'personNo' | 'userId'> & { crewRoleCd: CrewRole }
interface AddProps {
  roles: readonly CrewRole[]
}
function AddMember({ roles }: AddProps) {
  const t = useT()
  const work = useWork()
  const { permitNo } = useRecord()
  const add = async () => {
    const body = await openDialog<Joined>({
      label: t('작업자 추가'),
      width: 'min(640px, 96vw)',
      content: (close) => <Joining permitNo={Number(permitNo)} roles={roles} onChoose={close} />,
    })
    if (body) await work(joinCrew, { no: Number(permitNo) }, body)
  }
  return (
    <Button icon={<UserPlus size={16} aria-hidden />} onClick={() => void add()}>
      {t('작업자 추가')}
    </Button>
  )
}

interface JoiningProps extends AddProps {
  permitNo: number
  onChoose(chosen: Joined): void
}
function Joining({ permitNo, roles, onChoose }: JoiningProps) {
  const t = useT()
  const [crewRoleCd, setRole] = useState<CrewRole>(roles.includes('WORKER') ? 'WORKER' : (roles[0] ?? 'WORKER'))
  return (
    <div className="stack">
      <Select
        aria-label={t('역할')}
        value={crewRoleCd}
        options={roles.map((code) => ({ value: code, label: t(crewRoles[code]) }))}
        onChange={setRole}
      />
      <p className="quiet">
        {crewRoleCd === 'WORKER'
          ? t('추가한 작업자는 TBM에 서명한 뒤에 작업합니다.')
          : t('이 사람이 지금까지의 담당을 대신합니다. TBM에 서명한 뒤에 작업합니다.')}
      </p>
      <PickCrew
        permitNo={permitNo}
        crewRoleCd={crewRoleCd}
        onChoose={({ personNo, userId }) => onChoose({ personNo, userId, crewRoleCd })}
      />
    </div>
  )
}
