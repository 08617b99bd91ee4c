// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/UIKitLists.tsv.
// Do not edit.

extension UICollectionViewCell {
  /// The states of a dragged cell.
  public enum DragState: Int, Sendable {
    /// Not dragged.
    case none = 0
    /// Lifted.
    case lifting = 1
    /// Dragged.
    case dragging = 2
  }
}

/// The ways in which a section scrolls across the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none = 0
  /// To any place.
  case continuous = 1
  /// To the beginning of a group.
  case continuousGroupLeadingBoundary = 2
  /// By the width of the section.
  case paging = 3
  /// By one group.
  case groupPaging = 4
  /// By one group, which rests in the middle.
  case groupPagingCentered = 5
}

/// The areas that the content of a compositional layout lies in.
public enum UIContentInsetsReference: Int, Sendable {
  /// The area of the layout's configuration; for the configuration itself, the safe area.
  case automatic = 0
  /// The bounds of the view.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The area within the margins of the view.
  case layoutMargins = 3
  /// The area for readable text.
  case readableContent = 4
}

/// The type of closures that return a section of a layout; `nil` traps.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

extension UIDatePicker {
  /// The modes of a date picker.
  public enum Mode: Int, Sendable {
    /// Hour, minute and, in locales with a 12-hour clock, AM or PM.
    case time = 0
    /// Month, day and year.
    case date = 1
    /// Day, hour, minute and, in locales with a 12-hour clock, AM or PM.
    case dateAndTime = 2
    /// Hours and minutes.
    case countDownTimer = 3
    /// Month and year.
    case yearAndMonth = 4
  }
}

/// The styles of date pickers.
public enum UIDatePickerStyle: Int, Sendable {
  /// The default style of the mode.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A label that opens a calendar or wheels.
  case compact = 2
  /// A calendar.
  case inline = 3
}

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
}

extension UITableViewCell {
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
}

extension UITableViewCell {
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
}

extension UITableViewCell {
  /// The editing control of a row.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none = 0
    /// A control that deletes the row.
    case delete = 1
    /// A control that inserts a row.
    case insert = 2
  }
}

extension UITableViewCell {
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
}

extension UITableViewCell {
  /// The states of a dragged cell.
  public enum DragState: Int, Sendable {
    /// Not dragged.
    case none = 0
    /// Lifted.
    case lifting = 1
    /// Dragged.
    case dragging = 2
  }
}

extension UITableViewCell {
  /// The appearances of a focused cell.
  public enum FocusStyle: Int, Sendable {
    /// The system's appearance.
    case `default` = 0
    /// The app's own appearance.
    case custom = 1
  }
}

extension UITableViewCell {
  /// The controls beside the content of a cell.
  public struct StateMask: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control at the beginning of an edited row.
    public static let showingEditControl = Self(rawValue: 1 << 0)
    /// The button that confirms a deletion.
    public static let showingDeleteConfirmation = Self(rawValue: 1 << 1)
  }
}
