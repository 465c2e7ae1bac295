/** A hostname that breaks before its domain if it is too long for one line. */
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
