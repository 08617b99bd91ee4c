import Dispatch
import Synchronization
import TactusPhoneLink

/// The requests of an app to services of its phone, and their answers.
///
/// - Thread: any, for every member.
package final class ServiceChannel: Sendable {
  /// Returns the channel of a link.
  package static func of(_ link: ClientLink) -> ServiceChannel {
    link.storage.object(ServiceChannel.self) { ServiceChannel(link) }
  }

  /// A receiver of an answer: a payload, or `nil` if the service has refused, for a reason.
  ///
  /// It runs where the phone's messages arrive: it must neither block nor call the connection. The
  /// reason is `nil` after the end of the connection.
  package typealias Receiver = @Sendable (String?, ServiceFailure?) -> Void

  // MARK: Doing

  /// Sends a request; the receiver gets the answer, or the end of the connection.
  package func send(
    _ payload: String, version: Int, to service: ServiceName, _ receiver: @escaping Receiver
  ) {
    let id = state.withLock { state in
      state.lastNumber += 1
      let id = ServiceRequestID(state.lastNumber)
      if !state.isOver { state.receivers[id] = receiver }
      return state.isOver ? nil : id
    }
    guard let id else { return receiver(nil, nil) }
    connection.send(
      .service(
        ServiceRequest(id: id, service: service.rawValue, version: version, payload: payload)))
  }

  /// Sends a request, and waits for the answer.
  ///
  /// - Returns: The payload; `nil` if the service has refused, or does not answer within the
  ///   patience of the link.
  package func call(_ payload: String, version: Int, to service: ServiceName) -> String? {
    let answer = Answer()
    send(payload, version: version, to: service) { payload, _ in answer.set(payload) }
    connection.settle()
    return answer.wait(for: patience)
  }

  /// Sets the receiver of a service's events: their payloads.
  package func setReceiver(
    of service: ServiceName, _ receiver: @escaping @Sendable (String) -> Void
  ) {
    state.withLock { $0.events[service] = receiver }
  }

  // MARK: Internals

  private struct State {
    var lastNumber: UInt32 = 0
    var receivers: [ServiceRequestID: Receiver] = [:]
    var events: [ServiceName: @Sendable (String) -> Void] = [:]
    var isOver = false
  }

  /// An answer for which a thread waits.
  private final class Answer: Sendable {
    private let payload = Mutex<String?>(nil)
    private let semaphore = DispatchSemaphore(value: 0)

    func set(_ payload: String?) {
      self.payload.withLock { $0 = payload }
      semaphore.signal()
    }

    func wait(for limit: Duration) -> String? {
      _ = semaphore.wait(timeout: .now() + .nanoseconds(Int(limit / .nanoseconds(1))))
      return payload.withLock { $0 }
    }
  }

  private let connection: any PhoneConnection
  private let patience: Duration
  private let state = Mutex(State())

  private init(_ link: ClientLink) {
    (connection, patience) = (link.connection, link.patience)
    if link.router.isOver { state.withLock { $0.isOver = true } }
    link.router.connect(.services) { [weak self] in self?.receive($0) }
  }

  private func receive(_ message: PhoneMessage?) {
    switch message {
    case .service(.result(let id, let payload))?: take(id)?(payload, nil)
    case .service(.failure(let id, let failure))?: take(id)?(nil, failure)
    case .service(.event(let service, _, let payload))?:
      state.withLock { $0.events[service] }?(payload)
    case nil:
      let receivers = state.withLock { state in
        defer { state.receivers = [:] }
        state.isOver = true
        return Array(state.receivers.values)
      }
      for receive in receivers { receive(nil, nil) }
    default: break
    }
  }

  private func take(_ id: ServiceRequestID) -> Receiver? {
    state.withLock { $0.receivers.removeValue(forKey: id) }
  }
}
