/// A scene request error.
public struct UISceneError: _StoredError, Sendable {
  /// An error code.
  public enum Code: Int, _StoredErrorCode {
    /// The error type of the code.
    public typealias _ErrorType = UISceneError

    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestUnsupported = 100
    case geometryRequestDenied = 101
  }

  /// The underlying `NSError`.
  public let _nsError: NSError

  /// Wraps an `NSError` of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The error domain.
  public static var errorDomain: String { "UISceneErrorDomain" }
  /// The code for raw values without a case.
  public static var _unlistedCode: Code { .requestDenied }

  /// Returns the user info with an error code's localized description.
  public static func _information(of code: Code) -> [String: Any] {
    guard code == .multipleScenesNotSupported else { return [:] }
    return [NSLocalizedDescriptionKey: "A phone shows only one scene of an app."]
  }

  /// The phone shows only one scene of an app.
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  /// The request was denied.
  public static var requestDenied: Code { .requestDenied }
  /// The code `geometryRequestUnsupported`.
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
  /// The code `geometryRequestDenied`.
  public static var geometryRequestDenied: Code { .geometryRequestDenied }
}
