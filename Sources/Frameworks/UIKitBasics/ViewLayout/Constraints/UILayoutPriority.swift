/// The priority of a constraint, above 0 and up to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The raw value; a greater value is a higher priority.
  public let rawValue: Float

  /// Creates a priority with a raw value.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a required constraint.
  public static let required = UILayoutPriority(1000)
  /// The default priority of content compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that can resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that cannot resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority of content hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size when a view's fitting size is computed.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns whether a priority is lower than another.
  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
    one.rawValue < other.rawValue
  }

  /// Returns a priority increased by an amount.
  public static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + more)
  }

  /// Returns a priority decreased by an amount.
  public static func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - less)
  }

  /// Increases a priority.
  public static func += (priority: inout UILayoutPriority, more: Float) {
    priority = priority + more
  }

  /// Decreases a priority.
  public static func -= (priority: inout UILayoutPriority, less: Float) {
    priority = priority - less
  }
}
