import path from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { OperatorError } from './operator-error';

/**
 * Reads the arguments of a program that people call.
 *
 * @param usage how it is called, for the error
 * @throws OperatorError if there are others
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : error}\nUsage: ${usage}`);
  }
}

/** The absolute path of a file as its caller named it: npm runs programs in the repository, wherever they were called from. */
export function callersPath(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
}

/** A file as an absolute path, or an address as it is. */
export function callersSource(source: string): string {
  return isAddress(source) ? source : callersPath(source);
}

/** Whether a source is an address rather than a file. */
export function isAddress(source: string): boolean {
  return /^https?:/.test(source);
}

/** Says why a program failed, and returns its exit code. */
export function explain(error: unknown): number {
  console.error(error instanceof OperatorError ? error.message : error);
  return 1;
}
