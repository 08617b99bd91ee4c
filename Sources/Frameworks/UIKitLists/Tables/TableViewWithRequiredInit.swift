/// Makes the initializer of tables `required`, so that a metatype can call it through the vtable.
///
/// It is open, as the compiler would otherwise resolve the initializer statically. Apps do not use
/// it.
@preconcurrency @MainActor
open class TableViewWithRequiredInit: UITableView {
  /// Creates a table with a style.
  public required override init(frame: CGRect, style: Style) {
    super.init(frame: frame, style: style)
  }
  /// Creates a table.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableView {
  // The optimizer trusts the cast and would call the initializer of the named class.
  /// Creates a table of a class that is known only at run time; lowered
  /// sources call it.
  @_optimize(none) @inline(never)
  public static func _new(frame: CGRect, style: Style) -> Self {
    let object = unsafeBitCast(self, to: TableViewWithRequiredInit.Type.self).init(
      frame: frame, style: style)
    return unsafeDowncast(object, to: Self.self)
  }
}
