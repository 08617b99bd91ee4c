import Foundation

/// A log of one subsystem and category.
public final class OSLog: NSObject, Sendable {
  /// The log without a subsystem.
  public static let `default` = OSLog(nil, isDisabled: false)
  /// A log that discards all messages.
  public static let disabled = OSLog(nil, isDisabled: true)

  /// The subsystem and the category; nil for a log without them.
  let names: (subsystem: String, category: String)?
  private let isDisabled: Bool

  /// Creates a log for a subsystem and a category.
  public convenience init(subsystem: String, category: String) {
    self.init((subsystem, category), isDisabled: false)
  }

  /// Creates a log for a subsystem and a signpost category.
  public convenience init(subsystem: String, category: Category) {
    self.init((subsystem, category.rawValue), isDisabled: false)
  }

  private init(_ names: (String, String)?, isDisabled: Bool) {
    (self.names, self.isDisabled) = (names, isDisabled)
  }

  /// Returns whether messages of a level are shown (Logging.LO3).
  public func isEnabled(type: OSLogType) -> Bool {
    !isDisabled && (type != .debug || LogOutput.options.showsDebug)
  }

  /// Whether signposts are shown (Logging.LO5).
  public var signpostsEnabled: Bool { !isDisabled && LogOutput.options.showsSignposts }

  /// A category of signposts.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a category from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Points of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that are recorded only while a tool observes them.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Signposts with their callers' stacks.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The header of the log's lines.
  var head: String { names.map { "[\($0.subsystem):\($0.category)] " } ?? "" }
}
