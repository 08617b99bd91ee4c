// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/NetServices.tsv.
// Do not edit.

extension NetService {
  /// The numbers of the errors of services.
  ///
  /// - Source: the reference of the type. Confidence: documented.
  public enum ErrorCode: Int, Sendable {
    /// The reason is not known, or there is no daemon.
    case unknownError = -72_000
    /// The name is in use.
    case collisionError = -72_001
    /// The service was not found.
    case notFoundError = -72_002
    /// The object does something already.
    case activityInProgress = -72_003
    /// The name, type, domain or port cannot be used.
    case badArgumentError = -72_004
    /// The app has canceled.
    case cancelledError = -72_005
    /// The service is not set up properly.
    case invalidError = -72_006
    /// The time has passed.
    case timeoutError = -72_007
    /// The app's property list does not name the type.
    case missingRequiredConfigurationError = -72_008
  }
}

extension NetService {
  /// The options of publishing.
  ///
  /// - Source: the reference of the type. Confidence: documented.
  public struct Options: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A name that is in use is an error.
    public static let noAutoRename = Self(rawValue: 1)
    /// The service accepts connections, which the delegate gets as streams.
    public static let listenForConnections = Self(rawValue: 2)
  }
}
