import Synchronization
import TactusCrashReports

/// The observers of a node.
///
/// - Thread: any.
final class ParameterObservers: Sendable {
  /// An observer; the app is responsible for the thread safety of its block.
  ///
  /// Sendable because the app is responsible for the threads of its block.
  enum Observer: @unchecked Sendable {
    case values(AUParameterObserver)
    case recording(AUParameterRecordingObserver)
    case automation(AUParameterAutomationObserver)
  }

  /// Adds an observer; returns its token, which is unique and never dereferenced.
  func add(_ observer: Observer) -> AUParameterObserverToken {
    let number = Self.last.add(16, ordering: .relaxed).newValue
    observers.withLock { $0.append((number, observer)) }
    guard let token = AUParameterObserverToken(bitPattern: number) else {
      programmingError("the numbers of observers are used up")
    }
    return token
  }

  func remove(_ token: AUParameterObserverToken) {
    let number = UInt(bitPattern: token)
    observers.withLock { $0.removeAll { $0.token == number } }
  }

  /// Calls all observers except one; none is called under the lock, so that a block may add and
  /// remove others.
  func notify(_ event: AUParameterAutomationEvent, except token: AUParameterObserverToken?) {
    let number = token.map { UInt(bitPattern: $0) }
    for (own, observer) in observers.withLock({ $0 }) where own != number {
      switch observer {
      case .values(let observe): observe(event.address, event.value)
      case .recording(let record):
        let change = AURecordedParameterEvent(
          hostTime: event.hostTime, address: event.address, value: event.value)
        withUnsafePointer(to: change) { record(1, $0) }
      case .automation(let record): withUnsafePointer(to: event) { record(1, $0) }
      }
    }
  }

  // MARK: Internals

  /// The last token, from the addresses of the kernel, which no pointer of the app equals.
  private static let last = Atomic<UInt>(1 << (UInt.bitWidth - 1))
  private let observers = Mutex<[(token: UInt, observer: Observer)]>([])
}
