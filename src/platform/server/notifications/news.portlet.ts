/** 최근 알림 on the dashboard: the newest of the inbox. */
import { z } from 'zod'
import { portlet } from '../portlets/portlet.ts'
import { inboxOf, notificationSchema } from './notification.routes.ts'

const MOST = 12

export const newsPortlet = portlet({
  portletId: 'news',
  label: '최근 알림',
  sizes: ['M', 'L'],
  hears: ['notification'],
  isFor: () => true,
  answer: z.object({ rows: z.array(notificationSchema) }),
  async read({ db, person, language }) {
    const { rows } = await inboxOf(db, person, language, { page: 1, limit: MOST, unreadFirst: 'N' })
    return { rows }
  },
})
