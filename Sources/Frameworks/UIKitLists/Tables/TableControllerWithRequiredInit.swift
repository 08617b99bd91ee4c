/// Makes the initializer of table controllers `required`, so that a metatype can call it through
/// the vtable.
///
/// It is open, as the compiler would otherwise resolve the initializer statically. Apps do not use
/// it.
@preconcurrency @MainActor
open class TableControllerWithRequiredInit: UITableViewController {
  /// Creates a table controller with a style.
  public required override init(style: UITableView.Style) { super.init(style: style) }
  /// Creates a table controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a table controller.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableViewController {
  /// Creates a table controller of a class that is known only at run time; lowered
  /// sources call it.
  public static func _new(style: UITableView.Style) -> Self {
    DynamicCreation.object(of: self, through: TableControllerWithRequiredInit.self) {
      $0.init(style: style)
    }
  }
}
