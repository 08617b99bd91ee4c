/// The push token of an app for a kind of messages; there is none (Calls.PU1).
///
/// - Thread: any; all its properties are constants.
open class PKPushCredentials: NSObject, @unchecked Sendable {
  /// Creates an empty token, as tests do that override its properties.
  public override init() { super.init() }

  /// The kind of messages.
  open var type: PKPushType { PKPushType("") }
  /// The token.
  open var token: Data { Data() }
}
