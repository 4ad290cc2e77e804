import type { Person } from '#platform/model/access.ts'

/** Stands in the history where no person with an account acted. */
export const program: Person = {
  userId: 'SYSTEM',
  userNm: 'SYSTEM',
  kind: 'staff',
  scopeCd: 'ALL',
  plantCd: '',
  deptCd: null,
  vendorCd: null,
  roles: [],
}
