// The version of everything that answers depend on; set when the site is built.

declare const __PROVISO_ENGINE__: string | undefined;

export const ENGINE = typeof __PROVISO_ENGINE__ === 'string' ? __PROVISO_ENGINE__ : 'unbuilt';
