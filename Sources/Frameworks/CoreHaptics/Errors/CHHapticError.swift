import Foundation

/// An error of Core Haptics, which arrives as an `NSError` of the same domain and code.
public struct CHHapticError: CustomNSError, Hashable, Sendable {
  /// What went wrong.
  public let code: Code
  private let reason: String

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - code: What went wrong.
  ///   - userInfo: Of which only `NSLocalizedDescriptionKey` is kept.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    reason = userInfo[NSLocalizedDescriptionKey] as? String ?? code.meaning
  }

  /// The domain of every such error.
  public static var errorDomain: String { CoreHapticsErrorDomain }
  /// The number of `code`.
  public var errorCode: Int { code.rawValue }
  /// What a person may be told.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: reason] }
  /// What else there is to say of it.
  public var userInfo: [String: Any] { errorUserInfo }
  /// What a person may be told.
  public var localizedDescription: String { reason }
}

/// The domain of Core Haptics' errors.
///
/// - Source: seen in the logs of devices, in many public reports. Confidence: reported.
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"
