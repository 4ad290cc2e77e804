/** Texts of work in the other languages, keyed by the Korean; each part brings its own. */

import type { Translations } from '#platform/model/i18n.ts'
import { boardTexts } from './board/board.i18n.ts'
import { constTexts } from './const/const.i18n.ts'
import { gasTexts } from './gas/gas.i18n.ts'
import { isoTexts } from './isolation/iso.i18n.ts'
import { morningTexts } from './morning/morning.i18n.ts'
import { aloneTexts } from './permit/alone/alone.i18n.ts'
import { assessedTexts } from './permit/assessed/assessed.i18n.ts'
import { permitAway } from './permit/away/away.i18n.ts'
import { permitChecks } from './permit/check/permit-checks.i18n.ts'
import { partyTexts } from './permit/crew/party.i18n.ts'
import { fatigueTexts } from './permit/fatigue/fatigue.i18n.ts'
import { permitStatTexts } from './permit/figures/permit-stat.i18n.ts'
import { paperTexts } from './permit/paper/paper.i18n.ts'
import { permitGuards } from './permit/words/permit-guards.i18n.ts'
import { permitJoined } from './permit/words/permit-joined.i18n.ts'
import { permitMessages } from './permit/words/permit-messages.i18n.ts'
import { permitScreen } from './permit/words/permit-screen.i18n.ts'
import { permitWords } from './permit/words/permit-words.i18n.ts'
import { planTexts } from './plan/plan.i18n.ts'
import { shiftTexts } from './shift/shift.i18n.ts'
import { simopsTexts } from './simops/simops.i18n.ts'
import { wkodAuditTexts } from './wkod-audit.i18n.ts'

export const wkodTexts: Translations = {
  ...wkodAuditTexts,
  ...permitWords,
  ...permitScreen,
  ...permitMessages,
  ...permitGuards,
  ...permitChecks,
  ...permitAway,
  ...permitJoined,
  ...partyTexts,
  ...aloneTexts,
  ...paperTexts,
  ...assessedTexts,
  ...fatigueTexts,
  ...morningTexts,
  ...permitStatTexts,
  ...gasTexts,
  ...isoTexts,
  ...boardTexts,
  ...simopsTexts,
  ...shiftTexts,
  ...planTexts,
  ...constTexts,
}
