/** Authority groups with their rights and members, and the menu that the rights are about. */
import { Button } from 'antd'
import { ListTree, Users, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { renew } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { DirectorySelect } from '#platform/web/form/directory-select.tsx'
import { formatNumber } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { MasterList } from '#platform/web/master/master-list.tsx'
import { type MasterRow, refreshMaster } from '#platform/web/master/master-state.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import './authority.css'
import { authGroupMaster } from './auth-group.master.ts'
import type { Member } from './authority.wire.ts'
import { Matrix } from './authority-matrix.tsx'
import { type PartProps, pathOf, usePart } from './authority-part.ts'
import { groupPeople } from './group-people.calls.ts'
import { menuMaster } from './menu.master.ts'

export const MenuList = () => <MasterList master={menuMaster} />

export const AuthGroupList = () => (
  <MasterList
    master={authGroupMaster}
    useMore={usePeopleColumn}
    below={(row, editable) => <GroupPart group={row} editable={editable} />}
  />
)

/** How many people have the group now, by name or by their department. */
function usePeopleColumn(): readonly Column<MasterRow>[] {
  const t = useT()
  const { data } = useAsked(groupPeople, {})
  return useMemo(() => {
    const counts = new Map((data?.rows ?? []).map(({ authGrpNo, personCnt }) => [authGrpNo, personCnt]))
    const shown = ({ authGrpNo }: MasterRow) => (data ? formatNumber(counts.get(Number(authGrpNo)) ?? 0) : '')
    return [{ name: 'personCnt', text: t('인원'), width: 88, align: 'right', value: shown, render: shown }]
  }, [data, t])
}

function GroupPart({ group, editable }: { group: MasterRow; editable: boolean }) {
  const t = useT()
  return (
    <div className="form-buttons authority-buttons">
      <Button icon={<ListTree size={16} aria-hidden />} onClick={() => void openMatrix(group, editable)}>
        {t('메뉴 권한')}
      </Button>
      <Button icon={<Users size={16} aria-hidden />} onClick={() => void openMembers(group, editable)}>
        {t('구성원')}
      </Button>
    </div>
  )
}

async function openMatrix(group: MasterRow, editable: boolean): Promise<void> {
  const isSaved = await openDialog<boolean>({
    label: `${group.authGrpNm} · ${translateNow('메뉴 권한')}`,
    content: (close) => <Matrix group={group} editable={editable} onSaved={() => close(true)} />,
    width: 'min(860px, 94vw)',
  })
  if (isSaved) await settled()
}
async function openMembers(group: MasterRow, editable: boolean): Promise<void> {
  const isSaved = await openDialog<boolean>({
    label: `${group.authGrpNm} · ${translateNow('구성원')}`,
    content: (close) => <Members group={group} editable={editable} onSaved={() => close(true)} />,
    width: 'min(640px, 94vw)',
  })
  if (isSaved) await settled()
}
async function settled(): Promise<void> {
  await Promise.all([refreshMaster(authGroupMaster), renew(groupPeople)])
  toast(translateNow('저장되었습니다.'))
}

function Members(props: PartProps) {
  const { data, isError, error, refetch } = usePart<Member>(props.group, 'members')
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return <MembersOf {...props} members={data.rows} />
}

function MembersOf({ group, editable, onSaved, members }: PartProps & { members: readonly Member[] }) {
  const t = useT()
  const [shown, setShown] = useState(members)
  const ids = (rows: readonly Member[]) => new Set(rows.map(({ userId }) => userId))
  const add = shown.filter(({ userId }) => !ids(members).has(userId)).map(({ userId }) => userId)
  const remove = members.filter(({ userId }) => !ids(shown).has(userId)).map(({ userId }) => userId)
  const save = async () => {
    await api.put(pathOf(group, 'members'), { rowVersion: group.rowVersion, add, remove })
    onSaved()
  }
  return (
    <div className="stack">
      {editable && (
        <DirectorySelect
          wiring={{ id: 'authority-member', 'aria-label': t('추가할 사람') }}
          kind="user"
          value={null}
          name={null}
          placeholder={t('추가할 사람')}
          onChange={(key, name) => {
            if (typeof key === 'string' && !ids(shown).has(key))
              setShown([{ userId: key, userNm: name ?? key, orgNm: null }, ...shown])
          }}
        />
      )}
      <p className="quiet">{t('구성원 {n}명', { n: shown.length })}</p>
      {shown.length === 0 && <p>{t('직접 넣은 구성원이 없습니다.')}</p>}
      <ul className="lines">
        {shown.map((one) => (
          <li key={one.userId}>
            <span>{one.userNm}</span> <span className="quiet">{one.orgNm ?? one.userId}</span>
            {editable && (
              <Button
                type="text"
                aria-label={t('{name} 빼기', { name: one.userNm })}
                title={t('빼기')}
                icon={<X size={16} aria-hidden />}
                onClick={() => setShown(shown.filter((other) => other !== one))}
              />
            )}
          </li>
        ))}
      </ul>
      {editable && add.length + remove.length > 0 && (
        <DialogActions>
          <ActionButton type="primary" onAction={save}>
            {t('저장')}
          </ActionButton>
        </DialogActions>
      )}
    </div>
  )
}
