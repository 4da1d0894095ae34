// The version of everything that answers depend on; set when the site is built.

declare const __PROVISO_ENGINE__: string | undefined;

declare const __PROVISO_RELEASE__: string | undefined;

export const ENGINE = typeof __PROVISO_ENGINE__ === 'string' ? __PROVISO_ENGINE__ : 'unbuilt';

/** The version people know, as `proviso --version` tells it. */
export const RELEASE = typeof __PROVISO_RELEASE__ === 'string' ? __PROVISO_RELEASE__ : 'unbuilt';
