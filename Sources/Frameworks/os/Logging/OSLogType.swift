/// How much a line of the log matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// Its number, as Apple counts.
  public let rawValue: UInt8
  /// Makes a level of its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Makes a level of its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// What is worth reading.
  public static let `default` = Self(0x00)
  /// What helps to understand the rest.
  public static let info = Self(0x01)
  /// What helps while an app is being written.
  public static let debug = Self(0x02)
  /// Something went wrong.
  public static let error = Self(0x10)
  /// Something went wrong that never should.
  public static let fault = Self(0x11)

  /// The word of it in a line; empty for the usual.
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
