import Foundation
import TactusFoundation

/// An error of Core Haptics; bridges to an `NSError` with the same domain, code and user info.
public struct CHHapticError: CustomNSError, _BridgedError, Hashable, Sendable {
  /// The code of the error.
  public let code: Code
  /// The object that the error bridges to.
  private let object: NSError

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - userInfo: The user info. Without `NSLocalizedDescriptionKey` the code gives a description.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    let info = [NSLocalizedDescriptionKey: code.meaning].merging(userInfo) { $1 }
    object = NSError(domain: CoreHapticsErrorDomain, code: code.rawValue, userInfo: info)
  }

  private init?(_ object: NSError) {
    guard object.domain == CoreHapticsErrorDomain, let code = Code(rawValue: object.code) else {
      return nil
    }
    (self.code, self.object) = (code, object)
  }

  /// The domain of Core Haptics' errors.
  public static var errorDomain: String { CoreHapticsErrorDomain }
  /// The raw value of `code`.
  public var errorCode: Int { code.rawValue }
  /// A dictionary with at least the description for the user.
  public var errorUserInfo: [String: Any] { object.userInfo }
  /// A dictionary with at least the description for the user.
  public var userInfo: [String: Any] { object.userInfo }
  /// The description for the user.
  public var localizedDescription: String { object.localizedDescription }

  /// Returns the object with the error's domain, code and user info.
  public func _bridgeToObjectiveC() -> NSError { object }

  /// Converts an object of Core Haptics' domain (ObjectiveC.ER3).
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSError, result: inout CHHapticError?
  ) -> Bool {
    result = CHHapticError(source)
    return result != nil
  }
}

/// The domain of Core Haptics' errors.
///
/// - Source: seen in the logs of devices, in many public reports. Confidence: reported.
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"
