import packageJson from '../../package.json' with { type: 'json' };

/** The release that is running. */
export const version: string = packageJson.version;
