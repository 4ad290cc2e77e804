/** S-267: the popup in which a person is found by name, initial consonants, department or id. */
import { api } from '#platform/web/api/client.ts'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { platformNow as t, usePlatformT } from '#platform/web/i18n/i18n.ts'
import { FOUND_MAX, SearchList } from './search-list.tsx'

export interface UserPick {
  userId: string
  userNm: string
  /** Null for people of vendors. */
  deptCd: string | null
  /** The department, or the vendor. */
  deptNm: string | null
}
interface UserSearchOptions {
  /** Only people of this plant; who does not see all plants finds his own in any case. */
  plantCd?: string | undefined
  /** Typed already. */
  text?: string | undefined
}
interface FoundUser {
  userId: string
  userNm: string
  orgNm: string | null
  deptCd: string | null
}

/** S-152 */
const TOP = '100px'
const WIDTH = '60%'

export const openUserSearch = (options: UserSearchOptions = {}): Promise<UserPick | undefined> =>
  openDialog<UserPick>({
    label: t('사용자 찾기'),
    width: WIDTH,
    top: TOP,
    content: (close) => <UserSearch {...options} onPick={close} />,
  })

function UserSearch({ plantCd, text, onPick }: UserSearchOptions & { onPick(user: UserPick): void }) {
  const t = usePlatformT()
  return (
    <SearchList<UserPick>
      label={t('사용자 찾기')}
      placeholder={t('이름, 초성, 부서, 사번')}
      text={text}
      columns={[
        { text: t('이름'), value: ({ userNm }) => userNm },
        { text: t('부서'), value: ({ deptNm }) => deptNm },
        { text: t('사번'), value: ({ userId }) => userId },
      ]}
      rowKey={({ userId }) => userId}
      queryKey={['users', plantCd]}
      find={(q, signal) => findUsers({ q, plantCd }, signal)}
      onPick={onPick}
    />
  )
}

export async function findUsers(
  { q, plantCd }: { q: string; plantCd?: string | undefined },
  signal?: AbortSignal,
): Promise<UserPick[]> {
  const { rows } = await api.get<{ rows: FoundUser[] }>('/api/manage/users/search', {
    query: { q, plantCd, limit: FOUND_MAX },
    ...(signal && { signal, quiet: true }),
  })
  return rows.map(({ userId, userNm, deptCd, orgNm }) => ({ userId, userNm, deptCd, deptNm: orgNm }))
}
