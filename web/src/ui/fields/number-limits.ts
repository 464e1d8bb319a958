/** The least and the most a typed number may be. */
export interface NumberLimits {
  readonly minimum: number;
  readonly maximum: number;
}

/** Which limit a number is beyond; null when it is within both or there is none. */
export function brokenLimit(value: number | null, limits: NumberLimits): keyof NumberLimits | null {
  if (value === null) return null;
  if (value > limits.maximum) return 'maximum';
  return value < limits.minimum ? 'minimum' : null;
}
