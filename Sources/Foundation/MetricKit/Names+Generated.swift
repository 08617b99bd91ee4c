// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/MetricKit.tsv.
// Do not edit.

/// The domain of the errors of measuring an app’s launch.
public let MXErrorDomain = "MXErrorDomain"

/// An error of measuring an app’s start.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct MXError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = MXError

    /// The identifier is invalid.
    case invalidID = 0
    /// There are too many tasks.
    case maxCount = 1
    /// The launch has ended; never reported here.
    case pastDeadline = 2
    /// The task is measured already.
    case duplicated = 3
    /// The task is not measured.
    case unknown = 4
    /// The system has failed; never reported here.
    case internalFailure = 5
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { MXErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .internalFailure }

  /// The identifier is invalid.
  public static var invalidID: Code { .invalidID }
  /// There are too many tasks.
  public static var maxCount: Code { .maxCount }
  /// The launch has ended; never reported here.
  public static var pastDeadline: Code { .pastDeadline }
  /// The task is measured already.
  public static var duplicated: Code { .duplicated }
  /// The task is not measured.
  public static var unknown: Code { .unknown }
  /// The system has failed; never reported here.
  public static var internalFailure: Code { .internalFailure }
}

/// The name of a task of an app’s start.
public struct MXLaunchTaskID: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

}
