/// The level of a log message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The raw value, the same as Apple's.
  public let rawValue: UInt8
  /// Creates a level from its raw value.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a level from its raw value.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The default level.
  public static let `default` = Self(0x00)
  /// The info level.
  public static let info = Self(0x01)
  /// The debug level.
  public static let debug = Self(0x02)
  /// The error level.
  public static let error = Self(0x10)
  /// The fault level.
  public static let fault = Self(0x11)

  /// The level's word in a line; empty for the default level.
  var word: String {
    switch self {
    case .info: "info: "
    case .debug: "debug: "
    case .error: "error: "
    case .fault: "fault: "
    default: ""
    }
  }
}
