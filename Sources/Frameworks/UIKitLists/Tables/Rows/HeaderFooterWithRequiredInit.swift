/// The class through which headers and footers of a dynamic class are created.
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
