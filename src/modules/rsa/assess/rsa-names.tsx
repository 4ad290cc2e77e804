/** The name of whoever is to act: a person or a contractor. */
import { useDirectoryName } from '#platform/web/form/directory-search.ts'

export function UserName({ userId, vendorCd }: { userId: string | null; vendorCd: string | null }) {
  const person = useDirectoryName('user', userId, null)
  const vendor = useDirectoryName('vendor', vendorCd, null)
  return <>{userId === null ? vendor : person}</>
}
