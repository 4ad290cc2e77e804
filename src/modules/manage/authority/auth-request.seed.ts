import type { DraftOf } from '#platform/model/document.ts'
import type { AuthRequest, authRequest } from './auth-request.model.ts'

type Line = AuthRequest['authChanges'][number]
export const aChange = (
  changeCd: Line['changeCd'],
  authGrpCd: string | null,
  heaReadLvlCd: Line['heaReadLvlCd'] = null,
): Line => ({ changeCd, authGrpCd, heaReadLvlCd })

/** A draft that may be submitted as it stands. */
export const anAuthRequest = (values: DraftOf<typeof authRequest> = {}): DraftOf<typeof authRequest> => ({
  userId: 'emp',
  authChanges: [aChange('ADD', 'GAS')],
  reasonDesc: '밀폐공간 작업의 가스 측정을 맡게 되었습니다.',
  ...values,
})
