/// The answering of an incoming call.
///
/// - Thread: any; all its properties are constants.
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
  /// Creates an action for a call.
  public override init(call callUUID: UUID) { super.init(call: callUUID) }

  /// Decodes an action.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Fulfills the action; the date is ignored, because there is no list of recent calls.
  open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}
