/// A factory of cells whose class is known only at run time.
///
/// It works as `ObjectFactory` does: the initializers are not `required`, so that apps may omit
/// them, and have the same slot in the vtable of every subclass.
@MainActor
enum CellFactory {
  static func makeCell(
    _ type: UITableViewCell.Type, _ identifier: String?,
    style: UITableViewCell.CellStyle = .default
  ) -> UITableViewCell {
    DynamicCreation.object(of: type, through: CellWithRequiredInit.self) {
      $0.init(style: style, reuseIdentifier: identifier)
    }
  }

  static func makeHeaderFooterView(
    _ type: UITableViewHeaderFooterView.Type, _ identifier: String?
  ) -> UITableViewHeaderFooterView {
    DynamicCreation.object(of: type, through: HeaderFooterWithRequiredInit.self) {
      $0.init(reuseIdentifier: identifier)
    }
  }
}

extension UITableViewCell {
  /// Creates a cell of a class that is known only at run time; lowered sources call it.
  public static func _new(style: CellStyle, reuseIdentifier: String?) -> Self {
    unsafeDowncast(CellFactory.makeCell(self, reuseIdentifier, style: style), to: Self.self)
  }
}

extension UITableViewHeaderFooterView {
  /// Creates a header or footer of a class that is known only at run time; lowered sources call it.
  public static func _new(reuseIdentifier: String?) -> Self {
    unsafeDowncast(CellFactory.makeHeaderFooterView(self, reuseIdentifier), to: Self.self)
  }
}
