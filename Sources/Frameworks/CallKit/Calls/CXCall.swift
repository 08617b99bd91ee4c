/// The state of a call at one moment.
///
/// - Thread: any; all its properties are constants.
open class CXCall: NSObject, @unchecked Sendable {
  private let identifier: UUID
  private let state: CallState

  init(_ identifier: UUID, _ state: CallState) {
    (self.identifier, self.state) = (identifier, state)
    super.init()
  }

  /// The identifier of the call.
  open var uuid: UUID { identifier }
  /// Whether the call is outgoing.
  open var isOutgoing: Bool { state.isOutgoing }
  /// Whether the call is held.
  open var isOnHold: Bool { state.isOnHold }
  /// Whether the call is connected.
  open var hasConnected: Bool { state.hasConnected }
  /// Whether the call has ended.
  open var hasEnded: Bool { state.hasEnded }

  /// Returns whether a call has the same identifier.
  open func isEqual(to call: CXCall) -> Bool { identifier == call.identifier }

  /// Returns whether an object is a call with the same identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CXCall).map(isEqual(to:)) ?? false
  }

  /// The hash value of the call.
  open override var hash: Int { identifier.hashValue }
}
