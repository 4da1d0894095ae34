/** The name for rules of one's own: their definition, an expression of the language, is the parameter. */
export const OWN_NAME = 'own';
