import type { DraftOf } from '#platform/model/document.ts'
import type { authRequest } from './auth-request.model.ts'

/** A draft that may be submitted as it stands. */
export const anAuthRequest = (values: DraftOf<typeof authRequest> = {}): DraftOf<typeof authRequest> => ({
  userId: 'emp',
  authChanges: [{ changeCd: 'ADD', authGrpCd: 'GAS' }],
  reasonDesc: '밀폐공간 작업의 가스 측정을 맡게 되었습니다.',
  ...values,
})
