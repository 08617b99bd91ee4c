extension UITableViewCell {
  /// The arrangement of a cell's text and image.
  public enum CellStyle: Int, Sendable {
    /// An image and a text.
    case `default` = 0
    /// A text, and a detail at the trailing edge.
    case value1 = 1
    /// A name in the tint color, and a detail beside it.
    case value2 = 2
    /// A text, and a detail below it.
    case subtitle = 3
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// No visible selection.
    case none = 0
    /// The same as the default style.
    case blue = 1
    /// The same as the default style.
    case gray = 2
    /// A gray background.
    case `default` = 3
  }

  /// The standard accessory at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// A chevron.
    case disclosureIndicator = 1
    /// A detail button and a chevron.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// A detail button.
    case detailButton = 4
  }

  /// The editing control of a row.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none = 0
    /// A control that deletes the row.
    case delete = 1
    /// A control that inserts a row.
    case insert = 2
  }

  /// The separators between cells.
  public enum SeparatorStyle: Int, Sendable {
    /// No separators.
    case none = 0
    /// A single line.
    case singleLine = 1
    /// The same as a single line.
    @available(*, deprecated, renamed: "singleLine")
    case singleLineEtched = 2
  }

  /// The states of a dragged cell.
  public enum DragState: Int, Sendable {
    /// Not dragged.
    case none = 0
    /// Lifted.
    case lifting = 1
    /// Dragged.
    case dragging = 2
  }

  /// The appearances of a focused cell.
  public enum FocusStyle: Int, Sendable {
    /// The system's appearance.
    case `default` = 0
    /// The app's own appearance.
    case custom = 1
  }
}
