import Synchronization
import TactusPhoneClient
import TactusPhoneLink
import TactusThreads

/// The permission of the app to read what another app has copied.
///
/// Steps Pasteboard.PP1… are in `Documentation/Behaviour/Pasteboard.md`.
@MainActor
package enum PasteboardAccess {
  /// Whether the app waits for the user at this moment, and so handles no messages of the phone.
  package static var isWaiting: Bool { isWaitingInContext.value }

  /// Runs an action of a control of the system, with which the user pastes: the phone does not ask
  /// about what the app reads meanwhile (Pasteboard.PP3).
  package static func pasteByUser<Result>(_ body: () throws -> Result) rethrows -> Result {
    depthOfContext.value += 1
    defer { depthOfContext.value -= 1 }
    return try body()
  }

  /// Whether the user pastes with a control of the system at this moment.
  package static var isPastingByUser: Bool { depthOfContext.value > 0 }

  /// Asks the phone whether the app may read, and waits for the response (Pasteboard.PP5).
  package static func request() -> Bool {
    guard PhoneRequests.handler != nil, let link = AppPhone.existingLink else { return true }
    // A test that answers a question may run code of the app.
    guard !isWaiting else { return false }
    isWaitingInContext.value = true
    defer { isWaitingInContext.value = false }
    lastNumber += 1
    let id = PasteboardReadID(lastNumber)
    let answer = Answer(id)
    link.router.connect(.pasteboard) { answer.receive($0) }
    defer { link.router.disconnect(.pasteboard) }
    guard !link.router.isOver else { return false }
    PhoneRequests.send(.readPasteboard(id))
    link.connection.settle()
    if let isAllowed = answer.value { return isAllowed }
    // A phone in another process responds when its user has. The app waits, as on an iPhone.
    guard link.connection.letUserAnswer() else { return answer.wait() }
    if let isAllowed = answer.value { return isAllowed }
    RuntimeWarning.once(
      "the app reads what another app has copied, and the phone’s question is not answered: nothing "
        + "is read. Let the test answer: 'phone.answers = [\"Allow Paste\"]', or "
        + "'phone.onQuestion'.")
    PhoneRequests.send(.cancelPasteboardRead(id))
    link.connection.settle()
    return false
  }

  // MARK: Internals

  private static let depthOfContext = ContextLocal(0)
  private static let isWaitingInContext = ContextLocal(false)
  private static var lastNumber: UInt32 = 0

  /// The phone's response.
  private final class Answer: Sendable {
    init(_ id: PasteboardReadID) { self.id = id }

    /// The response; nil until it arrives.
    var value: Bool? { state.withLock { $0 } }

    /// Receives a message; nil is the end of the connection, which permits nothing.
    func receive(_ message: PhoneMessage?) {
      switch message {
      case .pasteboardRead(id, let isAllowed)?: state.withLock { $0 = isAllowed }
      case nil: state.withLock { $0 = false }
      default: return
      }
      semaphore.signal()
    }

    /// Blocks the thread until the response arrives.
    func wait() -> Bool {
      while true {
        if let value { return value }
        semaphore.wait()
      }
    }

    private let id: PasteboardReadID
    private let state = Mutex<Bool?>(nil)
    private let semaphore = DispatchSemaphore(value: 0)
  }
}
