import Foundation

/// An error of Core Haptics; bridges to an `NSError` with the same domain and code.
public struct CHHapticError: CustomNSError, Hashable, Sendable {
  /// The code of the error.
  public let code: Code
  private let reason: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - userInfo: A dictionary of which only `NSLocalizedDescriptionKey` is kept.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    reason = userInfo[NSLocalizedDescriptionKey] as? String ?? code.meaning
  }

  /// The domain of Core Haptics' errors.
  public static var errorDomain: String { CoreHapticsErrorDomain }
  /// The raw value of `code`.
  public var errorCode: Int { code.rawValue }
  /// A dictionary with the description for the user.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: reason] }
  /// A dictionary with the description for the user.
  public var userInfo: [String: Any] { errorUserInfo }
  /// The description for the user.
  public var localizedDescription: String { reason }
}

/// The domain of Core Haptics' errors.
///
/// - Source: seen in the logs of devices, in many public reports. Confidence: reported.
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"
