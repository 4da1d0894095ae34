// The parameters of a problem: what was typed or given, checked, with the defaults of the others.

import { ValueError } from '@proviso/engine';
import type { Parameter, Parameters, Problem } from './problem.ts';

/** Settles the parameters; texts are read by the type of the parameter's default. */
export function settleParameters(
  { name, parameters }: Pick<Problem, 'name' | 'parameters'>,
  given: Parameters,
): Parameters {
  for (const word of Object.keys(given)) {
    if (parameters.some((parameter) => parameter.name === word)) continue;
    const known = parameters.map((parameter) => parameter.name).join(', ');
    const cure = known === '' ? 'it has none' : `it has ${known}`;
    throw new ValueError(`${name} has no parameter ${word}; ${cure}`);
  }
  return Object.fromEntries(
    parameters.map((parameter) => [
      parameter.name,
      Object.hasOwn(given, parameter.name)
        ? settled(name, parameter, given[parameter.name] ?? '')
        : parameter.default,
    ]),
  );
}

function settled(
  problem: string,
  parameter: Parameter,
  given: string | number | boolean,
): string | number | boolean {
  const value = asType(parameter.default, given);
  const wrong = `${problem} cannot take ${parameter.name}=${given}`;
  if (value === undefined) {
    const wanted = typeof parameter.default === 'number' ? 'a whole number' : 'true or false';
    throw new ValueError(`${wrong}; ${parameter.name} is ${wanted}, such as ${parameter.default}`);
  }
  const { values } = parameter;
  if (values !== undefined && !values.some((one) => one === value)) {
    throw new ValueError(`${wrong}; ${parameter.name} is one of ${values.join(', ')}`);
  }
  return value;
}

/** The value as the type of the default; undefined where it is none. */
function asType(
  model: string | number | boolean,
  given: string | number | boolean,
): string | number | boolean | undefined {
  switch (typeof model) {
    case 'string':
      return String(given);
    case 'boolean':
      return given === true || given === 'true'
        ? true
        : given === false || given === 'false'
          ? false
          : undefined;
    case 'number': {
      const number = typeof given === 'string' && given.trim() === '' ? Number.NaN : Number(given);
      return Number.isSafeInteger(number) && typeof given !== 'boolean' ? number : undefined;
    }
  }
}
