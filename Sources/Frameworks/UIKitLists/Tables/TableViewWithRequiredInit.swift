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
  /// Creates a table of a class that is known only at run time; lowered
  /// sources call it.
  public static func _new(frame: CGRect, style: Style) -> Self {
    DynamicCreation.object(of: self, through: TableViewWithRequiredInit.self) {
      $0.init(frame: frame, style: style)
    }
  }
}
