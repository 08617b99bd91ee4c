/// An error of a request for a scene.
public struct UISceneError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = UISceneError

    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestUnsupported = 100
    case geometryRequestDenied = 101
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { "UISceneErrorDomain" }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .requestDenied }

  /// Returns the text for users of errors of a code.
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
