import Synchronization

/// An action on calls, requested by the app or the system.
///
/// - Thread: any; a lock guards what changes in it.
open class CXAction: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private struct State {
    var isComplete = false
    var end: (@Sendable (Bool) -> Void)?
  }

  private let identifier: UUID
  private let state = Mutex(State())

  /// Creates an action.
  public override init() {
    identifier = UUID()
    super.init()
  }

  /// The identifier of the action.
  open var uuid: UUID { identifier }
  /// Whether the action has been fulfilled or has failed.
  open var isComplete: Bool { state.withLock { $0.isComplete } }
  /// The date by which the action must be completed; far in the future, because actions have no
  /// time limit here.
  open var timeoutDate: Date { .distantFuture }

  /// Fulfills the action.
  open func fulfill() { complete(true) }

  /// Fails the action.
  open func fail() { complete(false) }

  private func complete(_ isDone: Bool) {
    let end = state.withLock { state -> (@Sendable (Bool) -> Void)? in
      guard !state.isComplete else { return nil }
      state.isComplete = true
      defer { state.end = nil }
      return state.end
    }
    end?(isDone)
  }

  /// Calls a closure when the action completes, with whether it was fulfilled.
  func onEnd(_ end: @escaping @Sendable (Bool) -> Void) { state.withLock { $0.end = end } }

  // MARK: Archives

  /// Decodes an action.
  public required init?(coder: NSCoder) {
    guard let identifier = ActionArchive.identifier(coder, "UUID") else { return nil }
    self.identifier = identifier
    super.init()
    let isComplete = coder.decodeBool(forKey: "complete")
    state.withLock { $0.isComplete = isComplete }
  }

  /// Encodes the action.
  open func encode(with coder: NSCoder) {
    ActionArchive.encode(identifier, coder, "UUID")
    coder.encode(isComplete, forKey: "complete")
  }

  /// Whether the class supports secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns an action with the same identifier and values.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard
      let data = try? NSKeyedArchiver.archivedData(
        withRootObject: self, requiringSecureCoding: true),
      let copy = try? NSKeyedUnarchiver.unarchivedObject(ofClass: type(of: self), from: data)
    else { return self }
    return copy
  }
}
