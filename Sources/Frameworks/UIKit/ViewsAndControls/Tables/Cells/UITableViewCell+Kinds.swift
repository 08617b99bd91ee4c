extension UITableViewCell {
  /// How a cell arranges its texts.
  public enum CellStyle: Int, Sendable {
    /// A picture and a text.
    case `default` = 0
    /// A text, and a detail at the other end.
    case value1 = 1
    /// A name in the tint's colour, and a detail beside it.
    case value2 = 2
    /// A text, and a detail beneath it.
    case subtitle = 3
  }

  /// How a cell shows that it is selected.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// Like the usual.
    case blue = 1
    /// Like the usual.
    case gray = 2
    /// With a ground of gray.
    case `default` = 3
  }

  /// What stands at a cell's end.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A sign that more is behind it.
    case disclosureIndicator = 1
    /// A button for details, and that sign.
    case detailDisclosureButton = 2
    /// A mark that it is chosen.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It deletes the row.
    case delete = 1
    /// It inserts another one.
    case insert = 2
  }

  /// Lines between cells.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// One.
    case singleLine = 1
    /// One.
    @available(*, deprecated, renamed: "singleLine")
    case singleLineEtched = 2
  }
}
