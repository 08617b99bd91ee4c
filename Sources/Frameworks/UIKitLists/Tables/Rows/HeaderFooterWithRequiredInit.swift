/// Makes the initializer of headers and footers `required`, so that a metatype can call it through
/// the vtable.
///
/// It is open, as the compiler would otherwise resolve the initializer statically. Apps do not use
/// it.
@preconcurrency @MainActor
open class HeaderFooterWithRequiredInit: UITableViewHeaderFooterView {
  /// Creates a header or footer.
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }
  /// Creates a header or footer.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
