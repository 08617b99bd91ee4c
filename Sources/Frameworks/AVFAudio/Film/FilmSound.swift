import Foundation
import Synchronization
import TactusHapticPatterns
import TactusHapticPlayback
import TactusPhoneClient
import TactusPhoneLink
import TactusSoundFiles
import TactusSoundProcessing
import TactusThreads
import TactusVirtualTime

/// The sound of a movie during playback: pieces of two seconds, each a sound of the phone.
///
/// Steps Players.SO1…
///
/// - Thread: main, except for the members of `PlayingSound`.
package final class FilmSound: PlayingSound, @unchecked Sendable {
  // Properties outside `state` are used on the main actor or on the worker only.

  /// Creates a sound that is stopped.
  ///
  /// - Parameters:
  ///   - source: The decoded sound.
  ///   - waits: Whether the app waits for sound that is not yet decoded (Players.SO3).
  ///   - onChange: Called on the main actor when sound has run out, or is available again.
  ///   - onStopped: Called on the main actor when the phone or the session stops the sound.
  package init(
    _ source: any FilmSoundSource, waits: Bool,
    onChange: @escaping @MainActor @Sendable () -> Void,
    onStopped: @escaping @MainActor @Sendable () -> Void
  ) {
    (link, players) = (AppPhone.link, SoundEngine.current)
    (self.source, self.waits) = (source, waits)
    (self.onChange, self.onStopped) = (onChange, onStopped)
    resetCount = players.resetCount
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("film-\(UUID().uuidString)")
    PlayedFiles.add(folder.path)
  }

  deinit { PlayedFiles.remove(folder.path) }

  /// The phone's time in seconds.
  package var now: Double { Double(link.connection.now.nanoseconds) / 1e9 }

  /// Activates the app's session, as each player does (AudioSession.AS4).
  ///
  /// - Returns: Whether sound can be played now.
  package func activate() -> Bool {
    // AudioSession.MR2.
    guard resetCount == players.resetCount, players.run() else { return false }
    let session = AVAudioSession.sharedInstance()
    return session.isActive || session.activate() == nil
  }

  /// Begins to decode from a position on, unless that has already begun.
  ///
  /// - Parameters:
  ///   - position: The place in seconds of the film.
  ///   - rate: The playback rate, 1/32…32.
  ///   - keepsPitch: Whether the pitch is preserved at other speeds.
  /// - Returns: Whether sound is available, or will be waited for.
  package func prepare(from position: Double, rate: Double, keepsPitch: Bool) -> Bool {
    let wanted = PlaybackPlan(position: position, rate: rate, keepsPitch: keepsPitch)
    if writer == nil || !plan.matches(wanted) {
      stop()
      try? FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let writer = FilmSoundWriter(
        source, folder: folder, from: position, rate: rate, keepsPitch: keepsPitch)
      (self.writer, plan) = (writer, wanted)
      prepare(writer)
    }
    return waits || pending?.isDone ?? true
  }

  /// Plays the prepared sound.
  ///
  /// - Parameter time: The start in seconds of the phone's time.
  package func start(at time: Double) {
    let generation = state.withLock { state in
      state.generation += 1
      state.isActive = true
      return state.generation
    }
    (origin, number, starvedPosition) = (time, 0, nil)
    fill(generation)
  }

  /// The position in seconds of the movie at which sound has run out; nil while there is some.
  package private(set) var starvedPosition: Double?

  /// Stops, and releases the pieces pending at the phone.
  package func stop() {
    let waiting = halt()
    (writer, pending, starvedPosition) = (nil, nil, nil)
    for (id, path) in waiting ?? [:] { release(id, path, isHeard: false) }
  }

  /// Sets the volume, 0…1, of the current and the following pieces.
  package func setVolume(_ volume: Float) {
    let waiting = state.withLock { state in
      state.volume = volume
      return Array(state.waiting.keys)
    }
    for id in waiting { send(volume, to: id) }
  }

  // MARK: PlayingSound

  /// Stops because the app deactivates its session.
  func pause() { stopByPhone() }

  /// Sends the next piece after one has been heard.
  func end(_ id: PlayerID) {
    link.callbacks.add { [weak self] in
      guard let self else { return }
      let (path, generation) = state.withLock { state in
        (state.waiting.removeValue(forKey: id), state.generation)
      }
      guard let path else { return }
      release(id, path, isHeard: true)
      fill(generation)
    }
  }

  /// Stops because of an interruption by the phone.
  func interrupt() { stopByPhone() }

  // MARK: Internals

  private struct State {
    var isActive = false
    /// The number of the start, so that work of an earlier one ends.
    var generation = 0
    /// The files of the pieces at the phone.
    var waiting: [PlayerID: String] = [:]
    var volume: Float = 1
  }

  /// The position in the movie, and the speed, at which sound plays.
  private struct PlaybackPlan {
    var position: Double
    var rate: Double
    var keepsPitch: Bool

    /// Returns whether another plan differs by rounding errors only.
    func matches(_ other: PlaybackPlan) -> Bool {
      abs(position - other.position) < 1e-6 && rate == other.rate && keepsPitch == other.keepsPitch
    }
  }

  /// The maximum number of pieces at the phone.
  private static let ahead = 2
  /// The maximum wait for a piece, in the machine's time.
  ///
  /// - Source: ours: decoding takes milliseconds; a file system may hang. Confidence: guess.
  private static let patience = Duration.seconds(10)

  private let link: ClientLink
  private let players: SoundEngine
  private let source: any FilmSoundSource
  private let waits: Bool
  private let onChange: @MainActor @Sendable () -> Void
  private let onStopped: @MainActor @Sendable () -> Void
  private let folder: URL
  private let resetCount: Int
  private let state = Mutex(State())
  private let worker = SerialWorker()
  private var writer: FilmSoundWriter?
  /// The position of the piece being decoded, for the first piece and after sound has run out.
  private var plan = PlaybackPlan(position: 0, rate: 1, keepsPitch: true)
  /// The piece being decoded.
  private var pending: FilmSoundPiece?
  /// The number of the next piece.
  private var number = 0
  /// The phone's time of the first piece in seconds.
  private var origin = 0.0

  private func halt() -> [PlayerID: String]? {
    state.withLock { state in
      guard state.isActive else { return nil }
      defer { state.waiting = [:] }
      state.isActive = false
      return state.waiting
    }
  }

  private func stopByPhone() {
    guard let waiting = halt() else { return }
    link.callbacks.add { [self] in
      for (id, path) in waiting { release(id, path, isHeard: false) }
      onStopped()
    }
  }

  private func prepare(_ writer: FilmSoundWriter) {
    let piece = FilmSoundPiece()
    pending = piece
    let context = AppContext.current
    worker.post { [weak self, waits] in
      piece.finish(writer.next())
      guard !waits else { return }
      AppContext.with(context) { PhoneTime.runLater { self?.becameReady(piece) } }
    }
  }

  /// Handles a piece that was decoded when nothing was waiting for it.
  private func becameReady(_ piece: FilmSoundPiece) {
    guard piece === pending else { return }
    let (isActive, generation) = state.withLock { ($0.isActive, $0.generation) }
    if isActive { fill(generation) } else { MainActor.assumeIsolated { onChange() } }
  }

  private func fill(_ generation: Int) {
    while let writer, let piece = pending,
      state.withLock({
        $0.isActive && $0.generation == generation && $0.waiting.count < Self.ahead
      })
    {
      guard waits || piece.isDone else { return starve() }
      pending = nil
      // Players.SO3. Sound that is not available in time is silent, instead of blocking the app.
      guard let sound = piece.value(within: Self.patience) else { return }
      prepare(writer)
      let start = origin + Double(number) * FilmSoundWriter.pieceSeconds
      number += 1
      guard link.quota.add(elements: 1) else { return }
      let id = LinkIdentifiers.nextPlayer()
      let volume = state.withLock { state in
        state.waiting[id] = sound.path
        return state.volume
      }
      players.add(self, as: id)
      let event = HapticEvent(
        .audioCustom, time: 0, duration: sound.seconds,
        waveform: WaveformReference(
          path: SoundFragment(sound.path, from: FilmSoundWriter.lead).word,
          usesVolumeEnvelope: false))
      link.connection.send(
        .player(id, .create(HapticPattern(events: [event]), engine: players.engine)))
      link.connection.send(.player(id, .execute(.start, at: start)))
      send(volume, to: id)
      if sound.isLast { pending = nil }
    }
  }

  /// Stops when the next piece is not decoded and all others have been heard (Players.SL1).
  private func starve() {
    let isSilent = state.withLock { state in
      guard state.waiting.isEmpty else { return false }
      state.isActive = false
      return true
    }
    guard isSilent else { return }
    plan.position += Double(number) * FilmSoundWriter.pieceSeconds * plan.rate
    (number, starvedPosition) = (0, plan.position)
    MainActor.assumeIsolated { onChange() }
  }

  private func send(_ volume: Float, to id: PlayerID) {
    link.connection.send(
      .player(
        id,
        .execute(.send([DynamicParameter(.audioVolume, volume, time: 0)]), at: nil)))
  }

  private func release(_ id: PlayerID, _ path: String, isHeard: Bool) {
    players.remove(id)
    link.quota.remove(elements: 1)
    link.connection.send(.player(id, .release))
    let remove: @Sendable () -> Void = { try? FileManager.default.removeItem(atPath: path) }
    // The phone may be about to read a piece that was not heard.
    if isHeard { remove() } else { PhoneTime.run(after: 1) { remove() } }
  }
}
