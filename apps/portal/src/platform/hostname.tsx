/** A hostname that, where it is too long for a line, goes on below with its domain. */
export function Hostname({ children }: { readonly children: string }) {
  const domainAt = children.indexOf('.') + 1;
  return (
    <>
      {children.slice(0, domainAt)}
      <wbr />
      {children.slice(domainAt)}
    </>
  );
}
