import { queryClient } from '#platform/web/api/query-client.ts'
import { renew } from '#platform/web/calls/ask.ts'
import { eduStatuses } from '../status/status.calls.ts'
import { openRound, openRounds, ownSeats, roster } from './apply.calls.ts'
import { eduRound } from './edu-round.model.ts'
import { certificates, roundSeats } from './seat.calls.ts'

/** Seats, rounds and how people stand are asked anew; so is the round with its numbers. */
export const renewEducation = () =>
  Promise.all([
    renew(roundSeats, certificates, openRounds, openRound, roster, ownSeats, eduStatuses),
    queryClient.invalidateQueries({ queryKey: [eduRound.name] }),
  ])
