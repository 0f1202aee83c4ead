/** How many tabs fit a phone that is 320 px wide. */
export const mostTabs = 5;
