/** Whether a server answers; whatever calls one says so. */

export const server = $state({ isAway: false });
