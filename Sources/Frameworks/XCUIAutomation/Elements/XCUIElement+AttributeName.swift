extension XCUIElement {
  /// The name of an attribute in a snapshot's dictionary.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The dictionaries of the children.
    public static let children = AttributeName(rawValue: "children")
    /// The raw value of the type.
    public static let elementType = AttributeName(rawValue: "elementType")
    /// Whether the element is enabled.
    public static let enabled = AttributeName(rawValue: "enabled")
    /// The frame, as a dictionary with `X`, `Y`, `Width` and `Height`.
    public static let frame = AttributeName(rawValue: "frame")
    /// Whether the element has the focus.
    public static let hasFocus = AttributeName(rawValue: "hasFocus")
    /// The raw value of the horizontal size class.
    public static let horizontalSizeClass = AttributeName(rawValue: "horizontalSizeClass")
    /// The identifier.
    public static let identifier = AttributeName(rawValue: "identifier")
    /// The label.
    public static let label = AttributeName(rawValue: "label")
    /// The placeholder.
    public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
    /// Whether the element is selected.
    public static let selected = AttributeName(rawValue: "selected")
    /// The title.
    public static let title = AttributeName(rawValue: "title")
    /// The value.
    public static let value = AttributeName(rawValue: "value")
    /// The raw value of the vertical size class.
    public static let verticalSizeClass = AttributeName(rawValue: "verticalSizeClass")
  }
}
