/// The identity of a header or footer.
struct HeaderFooterID: Hashable {
  let section: Int
  let isFooter: Bool
}
