/// The playing of DTMF tones in a call.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
  /// The kind of tones.
  public enum ActionType: Int, Sendable {
    /// A tone that the user typed.
    case singleTone = 1
    /// Tones after a short pause.
    case softPause = 2
    /// Tones after the user's confirmation.
    case hardPause = 3
  }

  /// The digits.
  open var digits: String
  /// The kind of tones.
  open var type: ActionType

  /// Creates an action for a call.
  public init(call callUUID: UUID, digits: String, type: ActionType) {
    (self.digits, self.type) = (digits, type)
    super.init(call: callUUID)
  }

  /// Decodes an action.
  public required init?(coder: NSCoder) {
    guard let digits = coder.archivedString(forKey: "digits"),
      let type = ActionType(rawValue: coder.decodeInteger(forKey: "type"))
    else { return nil }
    (self.digits, self.type) = (digits, type)
    super.init(coder: coder)
  }

  /// Encodes the action.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    ActionArchive.encode(digits, coder, "digits")
    coder.encode(type.rawValue, forKey: "type")
  }
}
