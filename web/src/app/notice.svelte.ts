/** What the title of the window says before the name of the page: that it is your move. */
let notice: string | null = $state(null);

export const currentNotice = (): string | null => notice;
export function setNotice(to: string | null): void {
  notice = to;
}
