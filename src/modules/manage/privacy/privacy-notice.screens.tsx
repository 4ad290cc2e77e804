import { MasterList } from '#platform/web/master/master-list.tsx'
import { privacyNoticeMaster } from './privacy-notice.master.ts'

export const PrivacyNotices = () => <MasterList master={privacyNoticeMaster} empty="등록된 처리방침이 없습니다." />
