import Dispatch
import PhoneLink
import Synchronization

/// What an app and its phone say to each other about sound.
///
/// - Thread: any, for every member.
package final class SoundLine: Sendable {
  /// Is told what the phone says, where its messages arrive: it must neither block nor call this.
  package typealias Observer = @Sendable (SoundEvent) -> Void

  /// The one of the app's line to its phone.
  package static var current: SoundLine {
    let line = EmbeddedPhone.line
    return line.belongings.one(SoundLine.self) { SoundLine(line) }
  }

  // MARK: Doing

  /// Has a system sound played.
  ///
  /// - Parameters:
  ///   - sound: Which.
  ///   - isAlert: Whether the phone is to be shaken as well.
  ///   - then: Is called on the main actor when it is over, or will not be played.
  package func play(
    _ sound: SystemSound, isAlert: Bool, then: AppDeliveries.Delivery? = nil
  ) {
    state.withLock { state in
      state.lastSound += 1
      let id = SoundID(state.lastSound)
      if let then {
        guard !state.isOver else { return deliveries.add(then) }
        state.playing[id] = then
      }
      connection.send(.sound(.play(sound, isAlert: isAlert, id)))
    }
  }

  /// Tells the phone what kind of sound the app makes, and lets it act on that.
  package func tell(_ session: SoundSession) {
    connection.send(.sound(.session(session)))
    connection.settle()
  }

  /// Wants to be told how things are with sound; does not wait for a phone elsewhere to say it.
  package func listen() {
    let isNew = state.withLock { state in
      defer { state.isListening = true }
      return !state.isListening
    }
    guard isNew else { return }
    connection.send(.sound(.listen))
    connection.settle()
  }

  /// Has somebody told of all that the phone says of sound from now on.
  package func observe(_ observer: @escaping Observer) {
    state.withLock { $0.observers.append(observer) }
  }

  // MARK: Observing

  /// How things are with sound; the first time it waits for the phone to say it.
  ///
  /// - Returns: As on a new phone, where no phone answers.
  package var status: SoundStatus {
    listen()
    connection.settle()
    if let status = state.withLock({ $0.status }) { return status }
    _ = answer.wait(timeout: .now() + .nanoseconds(Int(patience / .nanoseconds(1))))
    return state.withLock { $0.status } ?? SoundStatus()
  }

  // MARK: Internals

  private struct State {
    var status: SoundStatus?
    var isListening = false
    var isOver = false
    var lastSound: UInt32 = 0
    /// What is called when a sound is over.
    var playing: [SoundID: AppDeliveries.Delivery] = [:]
    var observers: [Observer] = []
  }

  private let connection: any PhoneConnection
  private let deliveries: AppDeliveries
  private let patience: Duration
  /// Left once the phone has said how things are.
  private let answer = DispatchGroup()
  private let state = Mutex(State())

  private init(_ line: PhoneLine) {
    (connection, deliveries, patience) = (line.connection, line.deliveries, line.patience)
    answer.enter()
    line.switchboard.connect(.sound) { [weak self] in self?.receive($0) }
  }

  deinit { if state.withLock({ $0.status == nil && !$0.isOver }) { answer.leave() } }

  private func receive(_ message: PhoneMessage?) {
    guard case .sound(let event)? = message else { return message == nil ? end() : () }
    let (observers, then, isFirst) = state.withLock {
      state -> ([Observer], AppDeliveries.Delivery?, Bool) in
      switch event {
      case .status(let status):
        defer { state.status = status }
        return (state.observers, nil, state.status == nil && !state.isOver)
      case .finished(let id): return (state.observers, state.playing.removeValue(forKey: id), false)
      case .interrupted: return (state.observers, nil, false)
      }
    }
    if isFirst { answer.leave() }
    if let then { deliveries.add(then) }
    for observe in observers { observe(event) }
  }

  /// The phone is gone: nothing is played any more.
  private func end() {
    let (waiting, isUnanswered) = state.withLock { state in
      defer {
        state.playing = [:]
        state.isOver = true
      }
      return (
        state.playing.sorted { $0.key.number < $1.key.number }.map(\.value),
        state.status == nil && !state.isOver
      )
    }
    if isUnanswered { answer.leave() }
    for then in waiting { deliveries.add(then) }
  }
}
