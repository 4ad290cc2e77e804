/** S-069: the endpoints of the template that the shell's first screens were drawn with. They open nothing of this site. */
import { z } from 'zod'
import type { App } from '#platform/server/http/app.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'

const tags = ['시연']
const config = { open: true }
const ARTICLE_CNT = 100
const PAGE_SIZE = 20
const users = { admin: ['admin'], editor: ['editor'] } as const
type MockUser = keyof typeof users
const isMockUser = (name: string): name is MockUser => Object.hasOwn(users, name)
const envelope = <T extends z.ZodType>(data: T) => z.object({ code: z.literal(20_000), data })
const good = <T>(data: T) => ({ code: 20_000 as const, data })

const articles = Array.from({ length: ARTICLE_CNT }, (_, index) => ({ id: index + 1, title: `글 ${index + 1}` }))
const transactions = Array.from({ length: PAGE_SIZE }, (_, index) => ({
  orderNo: `ORD-${String(index + 1).padStart(4, '0')}`,
  price: (index + 1) * 1000,
  status: index % 2 === 0 ? 'success' : 'pending',
}))
const article = z.object({ id: z.number(), title: z.string() })
const transaction = z.object({ orderNo: z.string(), price: z.number(), status: z.string() })

export function registerMock(app: App, { settings }: Services): void {
  /** Everything here is there on a demo site only. */
  const onDemo = async () => {
    if (!settings.demo) throw notFound()
  }
  app.post(
    '/login/login',
    {
      config,
      onRequest: onDemo,
      schema: {
        tags,
        body: z.object({ username: z.string().max(100), password: z.string().max(100) }),
        response: { 200: envelope(z.object({ token: z.string() })) },
      },
    },
    async ({ body }) => {
      if (!isMockUser(body.username.trim())) throw notFound()
      return good({ token: `${body.username.trim()}-token` })
    },
  )
  app.post(
    '/login/logout',
    { config, onRequest: onDemo, schema: { tags, response: { 200: envelope(z.literal('success')) } } },
    async () => good('success' as const),
  )
  app.get(
    '/user/info',
    {
      config,
      onRequest: onDemo,
      schema: {
        tags,
        querystring: z.object({ token: z.string().max(100) }),
        response: { 200: envelope(z.object({ name: z.string(), roles: z.array(z.string()) })) },
      },
    },
    async ({ query }) => {
      const name = query.token.replace(/-token$/, '')
      if (!isMockUser(name)) throw notFound()
      return good({ name, roles: [...users[name]] })
    },
  )
  registerMockLists(app, onDemo)
}

function registerMockLists(app: App, onRequest: () => Promise<void>): void {
  const page = z.object({
    page: z.coerce.number().int().min(1).max(1000).default(1),
    limit: z.coerce.number().int().min(1).max(ARTICLE_CNT).default(PAGE_SIZE),
  })
  app.get(
    '/article/list',
    {
      config,
      onRequest,
      schema: {
        tags,
        querystring: page,
        response: { 200: envelope(z.object({ total: z.number(), items: z.array(article) })) },
      },
    },
    async ({ query: { page, limit } }) =>
      good({ total: ARTICLE_CNT, items: articles.slice((page - 1) * limit, page * limit) }),
  )
  app.get(
    '/search/user',
    {
      config,
      onRequest,
      schema: {
        tags,
        querystring: z.object({ name: z.string().max(100).default('') }),
        response: { 200: envelope(z.object({ items: z.array(z.object({ name: z.string() })) })) },
      },
    },
    async ({ query }) =>
      good({
        items: Object.keys(users)
          .filter((name) => name.includes(query.name))
          .map((name) => ({ name })),
      }),
  )
  app.get(
    '/transaction/list',
    {
      config,
      onRequest,
      schema: {
        tags,
        response: { 200: envelope(z.object({ total: z.number(), items: z.array(transaction) })) },
      },
    },
    async () => good({ total: transactions.length, items: transactions }),
  )
}
