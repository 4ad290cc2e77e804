/** The dictionaries of the parts of the web, by hand. */
import type { Translations } from '#platform/model/i18n.ts'
import { approvalTexts } from './approval/approval.i18n.ts'
import { chartTexts } from './chart/chart.i18n.ts'
import { documentTexts } from './document/document.i18n.ts'
import { exportTexts } from './exports/exports.i18n.ts'
import { figuresTexts } from './figures/figures.i18n.ts'
import { attachmentTexts } from './form/attachments/attachments.i18n.ts'
import { formTexts } from './form/form.i18n.ts'
import { masterTexts } from './master/master.i18n.ts'
import { offlineTexts } from './offline/offline.i18n.ts'
import { vendorHelpTexts } from './pages/vendor-help.i18n.ts'
import { paletteTexts } from './palette/palette.i18n.ts'
import { pickerTexts } from './picker/picker.i18n.ts'
import { popupTexts } from './popup/popup.i18n.ts'
import { portletTexts } from './portlet/portlet.i18n.ts'
import { proposalTexts } from './proposal/proposal.i18n.ts'
import { sheetTexts } from './sheet/sheet.i18n.ts'
import { editTexts } from './table/edit/edit.i18n.ts'
import { tableTexts } from './table/table.i18n.ts'
import { webTexts } from './web.i18n.ts'

export const platformWebTexts: readonly Translations[] = [
  webTexts,
  approvalTexts,
  chartTexts,
  documentTexts,
  exportTexts,
  figuresTexts,
  attachmentTexts,
  formTexts,
  masterTexts,
  offlineTexts,
  vendorHelpTexts,
  paletteTexts,
  pickerTexts,
  popupTexts,
  portletTexts,
  proposalTexts,
  sheetTexts,
  editTexts,
  tableTexts,
]
