import { expect, test } from 'vitest'
import { addTranslations, row } from '#platform/model/i18n.ts'
import { sentences, shortOf } from '#platform/model/sentences.ts'
import { jobWords } from './job.routes.ts'
import { jobsOf } from './jobs.ts'

const { LATE } = sentences('TEST_JOB_WORDS', { LATE: '늦어진 확정' })
addTranslations('hea', {
  확정: row('Confirmed', '确认', 'Confirmado'),
  '늦어진 확정': row('Confirmed late', '迟', 'Tarde'),
})
addTranslations('saf', { 확정: row('Release', '发布', 'Liberar'), '늦어진 확정': row('Released late', '晚', 'Tarde') })

const job = { label: '확정', cron: '0 1 * * *', run: async () => 0 }
const jobs = [...jobsOf('hea', [{ ...job, name: 'one' }]), ...jobsOf('saf', [{ ...job, name: 'other' }])]

test('a job is called, and says what it came to, in the words of the area that registers it', () => {
  const { label, said } = jobWords(jobs, 'en')
  expect([label('one'), label('other')]).toEqual(['Confirmed', 'Release'])
  const messageDesc = shortOf(LATE)
  expect(said({ jobNm: 'other', messageDesc })).toEqual({ jobNm: 'other', messageDesc: 'Released late' })
  expect(said({ jobNm: 'one', messageDesc: 'connect ECONNREFUSED' }).messageDesc).toBe('connect ECONNREFUSED')
})
