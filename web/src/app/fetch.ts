const requests = new Map<string, Promise<unknown>>();

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as T;
}

/** The JSON at `address`, asked for once; a request that failed may be tried again. */
export function fetchOnce<T>(address: string): Promise<T> {
  const known = requests.get(address) as Promise<T> | undefined;
  if (known) return known;
  const request = fetchJson<T>(address);
  requests.set(address, request);
  request.catch(() => requests.delete(address));
  return request;
}
