/** Addresses of the gate, of who is on the site, and of the log of both. */
export const GATE_MENU = '/vendor/entry/gateCheck'
export const GATE_API = '/api/vendor/entry/gate'
export const ON_SITE_MENU = '/vendor/entry/onSiteNow'
export const ON_SITE_API = '/api/vendor/entry/onsite'
