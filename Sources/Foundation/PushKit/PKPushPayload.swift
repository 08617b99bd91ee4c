/// A push message; the phone receives none (Calls.PU1).
///
/// - Thread: any; all its properties are constants.
open class PKPushPayload: NSObject, @unchecked Sendable {
  /// Creates a message without content, as tests do that override its properties.
  public override init() { super.init() }

  /// The kind of the message.
  open var type: PKPushType { PKPushType("") }
  /// The content of the message.
  open var dictionaryPayload: [AnyHashable: Any] { [:] }
}
