/** The minimum and maximum of a typed number. */
export interface NumberLimits {
  readonly minimum: number;
  readonly maximum: number;
}

/** The limit that a number violates; null if it is within both or there is no number. */
export function brokenLimit(value: number | null, limits: NumberLimits): keyof NumberLimits | null {
  if (value === null) return null;
  if (value > limits.maximum) return 'maximum';
  return value < limits.minimum ? 'minimum' : null;
}
