import Synchronization
import TactusMessageBus
import TactusPhoneLink
import TactusPhoneTypes

/// The player's object on the bus.
final class MPRISObject: BusObject {
  init(
    artworkFolder: String?, send: @escaping @Sendable (RemoteCommandEvent) -> Void,
    setVolume: @escaping @Sendable (Double) -> Void
  ) {
    (self.send, self.setVolume) = (send, setVolume)
    state = Mutex(State(artwork: ArtworkFile(in: artworkFolder)))
  }

  /// Sets a closure that announces changes of properties that no update contains; called on a
  /// thread of the bus.
  func setAnnouncement(_ announce: @escaping @Sendable ([String: BusVariant]) -> Void) {
    state.withLock { $0.announce = announce }
  }

  /// Removes the artwork, and ignores later states.
  func close() {
    state.withLock { state in
      state.isClosed = true
      state.artwork.remove()
    }
  }

  /// Sets the state, and returns the properties before and after.
  func update(
    _ state: NowPlayingState?, volume: Double, now: @escaping @Sendable () -> PhoneInstant
  ) -> (before: MPRISProperties, after: MPRISProperties) {
    self.state.withLock { current in
      let before = current.properties
      guard !current.isClosed else { return (before, before) }
      current.now = now
      current.artwork.update(state?.artwork ?? "")
      current.properties = MPRISProperties(
        state: state, artwork: current.artwork.url, volume: volume)
      // What begins to play, and another track, is no longer stopped (RemoteControl.MP8).
      let isAnother = current.properties.track != before.track
      let begins = current.properties.isPlaying && !before.isPlaying
      current.properties.isStopped = before.isStopped && !isAnother && !begins
      return (before, current.properties)
    }
  }

  // MARK: BusObject

  func receive(_ invocation: BusInvocation) {
    defer { invocation.answer() }
    guard invocation.interface == MPRISInterface.player, let (properties, now) = spend() else {
      return
    }
    guard let event = properties.command(of: invocation.method, invocation.arguments, at: now)
    else { return }
    if event.command == .stop { noteStop() }
    send(event)
  }

  func property(_ name: String, of interface: String, at path: String) -> BusVariant? {
    guard interface == MPRISInterface.player else { return MPRISInterface.rootValue(of: name) }
    let (properties, now) = state.withLock { ($0.properties, $0.now) }
    return properties.value(of: name, at: now())
  }

  func set(
    _ name: String, of interface: String, at path: String, to value: BusVariant
  ) -> Bool {
    guard interface == MPRISInterface.player, let (properties, _) = spend() else { return true }
    if name == "Volume", case .double(let volume) = value {
      if volume.isFinite { setVolume(min(max(volume, 0), 1)) }
    } else {
      properties.command(ofSetting: name, to: value).map(send)
    }
    return true
  }

  // MARK: Internals

  private struct State: ~Copyable {
    var properties = MPRISProperties()
    var artwork: ArtworkFile
    var announce: @Sendable ([String: BusVariant]) -> Void = { _ in }
    var isClosed = false
    /// Returns the time of the phone.
    var now: @Sendable () -> PhoneInstant = { .boot }
    /// The instants of the last calls, at most `callsPerSecond`.
    var calls: [PhoneInstant] = []
  }

  /// The number of calls per second that have an effect (RemoteControl.MP7).
  ///
  /// - Source: ours: more than fingers can press. Confidence: guess.
  private static let callsPerSecond = 50

  private let send: @Sendable (RemoteCommandEvent) -> Void
  private let setVolume: @Sendable (Double) -> Void
  private let state: Mutex<State>

  /// Records that the player was told to stop, and announces it if it does not play anyway
  /// (RemoteControl.MP8).
  private func noteStop() {
    let (status, isNew, announce) = state.withLock { state in
      let before = state.properties.status
      state.properties.isStopped = true
      let after = state.properties.status
      return (after, after != before, state.announce)
    }
    if isNew { announce(["PlaybackStatus": .text(status)]) }
  }

  /// Returns the properties and the time for a call; `nil` if there were too many calls within a
  /// second.
  private func spend() -> (MPRISProperties, PhoneInstant)? {
    let now = state.withLock { $0.now }()
    return state.withLock { state in
      state.calls.removeAll { $0.advanced(by: .seconds(1)) <= now }
      guard state.calls.count < Self.callsPerSecond else { return nil }
      state.calls.append(now)
      return (state.properties, now)
    }
  }
}
