/** The parameter of the address with the deposit's id when the visitor has been at the provider's page. */
export const BACK = "back";
