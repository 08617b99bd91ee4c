/// An error of this module.
public struct MPError: Error, Hashable, Sendable {
  /// The codes of errors.
  public enum Code: Int, Sendable {
    /// An unknown error.
    case unknown = 0
    /// The user has not given the permission.
    case permissionDenied = 1
    /// The account lacks a capability.
    case cloudServiceCapabilityMissing = 2
    /// The network failed.
    case networkConnectionFailed = 3
    /// The item does not exist.
    case notFound = 4
    /// The phone cannot do it.
    case notSupported = 5
    /// The request was cancelled.
    case cancelled = 6
    /// The request took too long.
    case requestTimedOut = 7
  }

  /// The code.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

extension MPError: CustomNSError {
  /// The domain of the errors.
  public static var errorDomain: String { MPErrorDomain }
  /// The code as a number.
  public var errorCode: Int { code.rawValue }
}

/// The domain of errors of this module.
public let MPErrorDomain = "MPErrorDomain"
