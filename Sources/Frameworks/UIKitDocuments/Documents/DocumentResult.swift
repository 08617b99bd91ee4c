internal import TactusPhoneClient
internal import TactusThreads
internal import TactusVirtualTime

/// The result of work on another thread, and its way to the main actor.
///
/// In virtual time it arrives after a fixed time, and the phone's time waits for it then.
///
/// Sendable because the value goes to the main actor once.
final class DocumentResult<Value>: @unchecked Sendable {
  /// Creates a result without a value.
  ///
  /// - Parameter body: Called with the value on the main thread, once.
  /// - Thread: main.
  init(_ body: @escaping (Value) -> Void) {
    self.body = body
    guard !AppPhone.link.isInRealTime else {
      deliver = AppContext.binding { [self] in PhoneTime.runLater { self.finish() } }
      return
    }
    PhoneTime.run(
      after: virtualTime, awaiting: { MainRequests.wait { self.value != nil } },
      { self.finish() })
  }

  /// Sets the value.
  ///
  /// - Thread: any.
  func set(_ value: Value) {
    MainRequests.change { self.value = value }
    deliver?()
  }

  private func finish() {
    guard let value, let body else { return }
    self.body = nil
    deliver = nil
    body(value)
  }

  private var value: Value?
  private var body: ((Value) -> Void)?
  private var deliver: (@Sendable () -> Void)?
}

/// The seconds of virtual time that reading or writing a document takes.
///
/// - Source: ours: what a small file takes. Confidence: guess.
private let virtualTime = 0.02
