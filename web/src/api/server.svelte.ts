/** Whether a server answers, and whether it has forgotten who we are; whatever calls one says so. */

export const server = $state({ isAway: false, hasForgottenUs: false });
