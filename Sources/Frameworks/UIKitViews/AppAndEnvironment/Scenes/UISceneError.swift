/// An error of a request for a scene.
public struct UISceneError: Error, CustomNSError, Equatable, Sendable {
  /// The domain of the errors.
  public static let errorDomain = "UISceneErrorDomain"

  /// The code of an error.
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestUnsupported = 100
    case geometryRequestDenied = 101
  }

  /// The code.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The code as a number.
  public var errorCode: Int { code.rawValue }
  /// The texts for users.
  public var errorUserInfo: [String: Any] {
    guard code == .multipleScenesNotSupported else { return [:] }
    return [NSLocalizedDescriptionKey: "A phone shows only one scene of an app."]
  }

  /// The phone shows only one scene of an app.
  public static let multipleScenesNotSupported = Code.multipleScenesNotSupported
  /// The request was denied.
  public static let requestDenied = Code.requestDenied
}
