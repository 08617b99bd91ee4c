import Dispatch
import Synchronization
import TactusPhoneLink

/// The messages about sound between an app and its phone.
///
/// - Thread: any, for every member.
package final class SoundChannel: Sendable {
  /// A handler of the phone's messages, called on the link's thread: it must neither block nor call
  /// this.
  package typealias Observer = @Sendable (SoundEvent) -> Void

  /// The sound channel of the app's link to its phone.
  package static var current: SoundChannel { of(AppPhone.link) }

  /// Returns the sound channel of a link.
  package static func of(_ link: ClientLink) -> SoundChannel {
    link.storage.object(SoundChannel.self) { SoundChannel(link) }
  }

  // MARK: Doing

  /// Plays a system sound.
  ///
  /// - Parameters:
  ///   - sound: The sound.
  ///   - isAlert: Whether the phone vibrates as well.
  ///   - then: Called on the main actor when the sound has ended, or will not be played.
  package func play(
    _ sound: SystemSound, isAlert: Bool, then: AppCallbackQueue.Callback? = nil
  ) {
    state.withLock { state in
      state.lastSound += 1
      let id = SoundID(state.lastSound)
      if let then {
        guard !state.isOver else { return callbacks.add(then) }
        state.playing[id] = then
      }
      connection.send(.sound(.play(sound, isAlert: isAlert, id)))
    }
  }

  /// Sends the configuration of the app's audio session, and lets the phone apply it.
  package func send(_ session: SoundSession) {
    connection.send(.sound(.session(session)))
    connection.settle()
  }

  /// Activates the app's audio session, and waits for the answer.
  ///
  /// - Returns: The reason why the session stays inactive; `nil` if it is active, or if no phone
  ///   answers.
  package func activate(_ session: SoundSession) -> SoundRefusal? {
    let answer = DispatchSemaphore(value: 0)
    let id = state.withLock { state -> SoundID? in
      guard !state.isOver else { return nil }
      state.lastSound += 1
      let id = SoundID(state.lastSound)
      state.activations[id] = Activation(answer: answer)
      return id
    }
    guard let id else { return nil }
    connection.send(.sound(.activate(session, id)))
    connection.settle()
    _ = answer.wait(timeout: .now() + .nanoseconds(Int(patience / .nanoseconds(1))))
    return state.withLock { $0.activations.removeValue(forKey: id)?.refusal }
  }

  /// Deactivates the app's audio session.
  ///
  /// - Parameters:
  ///   - session: The configuration of the session.
  ///   - notifiesOthers: Whether apps that the session has interrupted are advised to resume.
  package func deactivate(_ session: SoundSession, notifiesOthers: Bool) {
    connection.send(.sound(.deactivate(session, notifiesOthers: notifiesOthers)))
    connection.settle()
  }

  /// Shows the user the outputs to choose from (AudioSession.RO4).
  package func chooseOutput() { connection.send(.sound(.chooseOutput)) }

  /// Sets the volume of the phone, which the user has chosen by a slider of the app.
  package func setVolume(_ volume: Double) {
    guard volume.isFinite else { return }
    connection.send(.sound(.volume(min(max(volume, 0), 1))))
    connection.settle()
  }

  /// Reports whether the app shows a volume slider.
  package func setVolumeViewShown(_ isShown: Bool) {
    connection.send(.sound(.showsVolumeView(isShown)))
  }

  /// Requests reports of the sound status; does not wait for the answer of a phone in another
  /// process.
  package func subscribe() {
    let isNew = state.withLock { state in
      defer { state.isSubscribed = true }
      return !state.isSubscribed
    }
    guard isNew else { return }
    connection.send(.sound(.listen))
    connection.settle()
  }

  /// Adds a handler of all later messages of the phone about sound.
  package func addObserver(_ observer: @escaping Observer) {
    state.withLock { $0.observers.append(observer) }
  }

  // MARK: Observing

  /// The phone's sound status; the first use waits for the phone to send it.
  ///
  /// - Returns: The status of a new phone, if no phone answers.
  package var status: SoundStatus {
    subscribe()
    connection.settle()
    if let status = state.withLock({ $0.status }) { return status }
    _ = answer.wait(timeout: .now() + .nanoseconds(Int(patience / .nanoseconds(1))))
    return state.withLock { $0.status } ?? SoundStatus()
  }

  // MARK: Internals

  /// An unanswered activation of the session.
  private struct Activation {
    let answer: DispatchSemaphore
    var refusal: SoundRefusal?
  }

  private struct State {
    /// The unanswered activations of the session.
    var activations: [SoundID: Activation] = [:]
    var status: SoundStatus?
    var isSubscribed = false
    var isOver = false
    var lastSound: UInt32 = 0
    /// The callbacks for the ends of sounds.
    var playing: [SoundID: AppCallbackQueue.Callback] = [:]
    var observers: [Observer] = []
  }

  private let connection: any PhoneConnection
  private let callbacks: AppCallbackQueue
  private let patience: Duration
  /// A group that is left when the first status has arrived.
  private let answer = DispatchGroup()
  private let state = Mutex(State())

  private init(_ link: ClientLink) {
    (connection, callbacks, patience) = (link.connection, link.callbacks, link.patience)
    answer.enter()
    link.router.connect(.sound) { [weak self] in self?.receive($0) }
  }

  deinit { if state.withLock({ $0.status == nil && !$0.isOver }) { answer.leave() } }

  private func receive(_ message: PhoneMessage?) {
    guard case .sound(let event)? = message else { return message == nil ? end() : () }
    let (observers, then, isFirst) = state.withLock {
      state -> ([Observer], AppCallbackQueue.Callback?, Bool) in
      switch event {
      case .status(let status):
        defer { state.status = status }
        return (state.observers, nil, state.status == nil && !state.isOver)
      case .finished(let id): return (state.observers, state.playing.removeValue(forKey: id), false)
      case .interrupted, .deactivated, .mediaReset: return (state.observers, nil, false)
      case .activated(let id, let refusal):
        state.activations[id]?.refusal = refusal
        state.activations[id]?.answer.signal()
        return ([], nil, false)
      }
    }
    if isFirst { answer.leave() }
    if let then { callbacks.add(then) }
    for observe in observers { observe(event) }
  }

  /// Handles the end of the connection: calls all pending callbacks.
  private func end() {
    let (waiting, isUnanswered) = state.withLock { state in
      defer {
        state.playing = [:]
        state.isOver = true
      }
      for activation in state.activations.values { activation.answer.signal() }
      return (
        state.playing.sorted { $0.key.number < $1.key.number }.map(\.value),
        state.status == nil && !state.isOver
      )
    }
    if isUnanswered { answer.leave() }
    for then in waiting { callbacks.add(then) }
  }
}
