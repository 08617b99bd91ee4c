/// How much a constraint matters, above 0 and up to 1000, which is a must.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The larger, the more it matters.
  public let rawValue: Float

  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It must hold.
  public static let required = UILayoutPriority(1000)
  /// That with which views resist being smaller than their contents.
  public static let defaultHigh = UILayoutPriority(750)
  /// That with which a drag makes a scene larger or smaller.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// That with which a scene stays as large as it is.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// That with which a drag moves things in a scene that stays as large as it is.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// That with which views resist being larger than their contents.
  public static let defaultLow = UILayoutPriority(250)
  /// That with which a view takes the size it is asked to fit into.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether one matters less than another.
  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
    one.rawValue < other.rawValue
  }

  /// A priority that is as much higher.
  public static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + more)
  }

  /// A priority that is as much lower.
  public static func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - less)
  }

  /// Makes a priority higher.
  public static func += (priority: inout UILayoutPriority, more: Float) {
    priority = priority + more
  }

  /// Makes a priority lower.
  public static func -= (priority: inout UILayoutPriority, less: Float) {
    priority = priority - less
  }
}
