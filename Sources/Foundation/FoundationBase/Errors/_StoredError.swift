import Foundation

/// An error struct of a framework: an object of the framework's domain, with a code by name.
///
/// Steps ObjectiveC.ER7…ER9
public protocol _StoredError: _BridgedError, CustomNSError, Hashable {
  /// The code of an error.
  associatedtype Code: _StoredErrorCode

  /// The error as an object.
  var _nsError: NSError { get }

  /// Creates an error of an object of the error's domain.
  init(_nsError: NSError)

  /// The code of an error whose number has no name here.
  static var _unlistedCode: Code { get }

  /// Returns what errors of a code say by themselves.
  static func _information(of code: Code) -> [String: Any]
}

/// The code of an error struct of a framework.
public protocol _StoredErrorCode: RawRepresentable, Hashable, Sendable
where RawValue: FixedWidthInteger {
  /// The error struct.
  associatedtype _ErrorType: _StoredError where _ErrorType.Code == Self
}

extension _StoredError {
  /// Creates an error (ObjectiveC.ER7).
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - userInfo: Further information.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.init(
      _nsError: NSError(
        domain: Self.errorDomain, code: Int(truncatingIfNeeded: code.rawValue),
        userInfo: Self._information(of: code).merging(userInfo) { _, given in given }))
  }

  /// The code; one that has no name here is that of errors in general (ObjectiveC.ER9).
  public var code: Code {
    Code.RawValue(exactly: errorCode).flatMap(Code.init(rawValue:)) ?? Self._unlistedCode
  }
  /// The code as a number.
  public var errorCode: Int { _nsError.code }
  /// Further information.
  public var errorUserInfo: [String: Any] { _nsError.userInfo }
  /// Further information.
  public var userInfo: [String: Any] { _nsError.userInfo }
  /// The description for the user.
  public var localizedDescription: String { _nsError.localizedDescription }

  /// Returns what errors of a code say by themselves: nothing.
  public static func _information(of code: Code) -> [String: Any] { [:] }

  /// Returns the object of the error.
  public func _bridgeToObjectiveC() -> NSError { _nsError }

  /// Converts an object of the error's domain (ObjectiveC.ER3).
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSError, result: inout Self?
  ) -> Bool {
    result = source.domain == errorDomain ? Self(_nsError: source) : nil
    return result != nil
  }

  /// Returns whether two errors have the same domain, code and user info.
  public static func == (first: Self, second: Self) -> Bool {
    first._nsError.isEqual(second._nsError)
  }

  /// Adds the domain and the code to a hash value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(_nsError.domain)
    hasher.combine(_nsError.code)
  }
}

extension _StoredErrorCode {
  /// Returns whether an error has the code: a pattern of a `catch` (ObjectiveC.ER8).
  public static func ~= (code: Self, error: any Error) -> Bool {
    guard let error = error as? _ErrorType else { return false }
    return error.errorCode == Int(truncatingIfNeeded: code.rawValue)
  }
}
