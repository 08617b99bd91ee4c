import Foundation

/// A part of an app whose lines belong together in the log.
public final class OSLog: NSObject, @unchecked Sendable {
  /// The part that has no name.
  public static let `default` = OSLog(nil, isDisabled: false)
  /// What is written to this one is lost.
  public static let disabled = OSLog(nil, isDisabled: true)

  private let names: (subsystem: String, category: String)?
  private let isDisabled: Bool

  /// Makes one of the app's name and the part's.
  public convenience init(subsystem: String, category: String) {
    self.init((subsystem, category), isDisabled: false)
  }

  /// Makes one for signposts of a kind.
  public convenience init(subsystem: String, category: Category) {
    self.init((subsystem, category.rawValue), isDisabled: false)
  }

  private init(_ names: (String, String)?, isDisabled: Bool) {
    (self.names, self.isDisabled) = (names, isDisabled)
  }

  /// Whether lines of a level are shown (LO3).
  public func isEnabled(type: OSLogType) -> Bool {
    !isDisabled && (type != .debug || LogOutput.wishes.showsDebug)
  }

  /// Whether signposts are shown (LO5).
  public var signpostsEnabled: Bool { !isDisabled && LogOutput.wishes.showsSignposts }

  /// A part that signposts are meant for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Makes a part of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What is worth a look.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that are only taken while somebody looks.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Signposts with the stacks of their callers.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// What its lines begin with.
  var head: String { names.map { "[\($0.subsystem):\($0.category)] " } ?? "" }
}
