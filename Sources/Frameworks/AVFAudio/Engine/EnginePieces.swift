import Foundation
import Synchronization
import TactusHapticPatterns
import TactusHapticPlayback
import TactusPhoneClient
import TactusPhoneLink
import TactusSoundFiles

/// The output of an engine to a phone in virtual time, in pieces of 20 ms, each a sound of the
/// phone with its own time.
///
/// Steps AudioEngine.EP1…
///
/// - Thread: any for `start`, `stop` and the members of `PlayingSound`; rendering takes place on
///   the main actor, in the app's turns.
final class EnginePieces: EngineOutput, PlayingSound, @unchecked Sendable {
  // `window` and `renderer` are used on the main actor only.

  /// The latency from rendering to the speaker in seconds.
  let latency = Double((ahead * pieceFrames + padding)) / sampleRate

  /// Creates an output that is stopped.
  ///
  /// - Parameter events: The callbacks; frames are numbered by pieces.
  init(_ renderer: EngineRenderer, _ events: EngineEvents) {
    (link, players, self.renderer) = (AppPhone.link, SoundEngine.current, renderer)
    self.events = events
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("engine-\(UUID().uuidString)")
    PlayedFiles.add(folder.path)
    window = [Float](repeating: 0, count: (Self.pieceFrames + 2 * Self.padding) * 2)
  }

  deinit { PlayedFiles.remove(folder.path) }

  // MARK: Doing

  /// Begins to play.
  ///
  /// - Throws: An `NSError` of the session, or of the file system.
  func start() throws {
    try players.prepareToPlay()
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let generation = state.withLock { state in
      state.generation += 1
      state.isActive = true
      return state.generation
    }
    try sendPrimer(generation)
  }

  /// Stops playing, and releases the pieces pending at the phone.
  func stop() {
    let waiting = state.withLock { state in
      defer { state.waiting = [:] }
      state.isActive = false
      return Array(state.waiting)
    }
    for (id, piece) in waiting { release(id, piece) }
  }

  func pause() {
    guard state.withLock(\.isActive) else { return }
    stop()
    events.onStopped()
  }

  func interrupt() {
    let waiting = state.withLock { state -> [PlayerID: Piece]? in
      guard state.isActive else { return nil }
      defer { state.waiting = [:] }
      state.isActive = false
      return state.waiting
    }
    guard let waiting else { return }
    events.onStopped()
    link.callbacks.add { [self] in for (id, piece) in waiting { release(id, piece) } }
  }

  func end(_ id: PlayerID) {
    link.callbacks.add { [weak self] in
      guard let self else { return }
      let piece = state.withLock { $0.waiting.removeValue(forKey: id) }
      guard let piece else { return }
      release(id, piece)
      guard piece.number >= 0 else { return begin(piece.generation) }
      events.onHeard(piece.number)
      fill(piece.generation)
    }
  }

  // MARK: Internals

  /// A piece that the phone plays.
  private struct Piece {
    var number: Int
    var generation: Int
    var path: String
  }

  private struct State {
    var isActive = false
    /// The number of the start, so that work of an earlier one ends.
    var generation = 0
    var waiting: [PlayerID: Piece] = [:]
  }

  /// The number of frames of a piece.
  ///
  /// - Source: ours: 20 ms, a whole number of frames at all common rates. Confidence: guess.
  static let pieceFrames = 960
  private static let sampleRate = AVAudioEngine.hardwareRate
  /// The number of frames before and after a piece in its file, for a device with another sample
  /// rate.
  ///
  /// - Source: ours: 10 ms, some times the length of the filters. Confidence: guess.
  private static let padding = 480
  /// The number of pieces pending at the phone.
  ///
  /// - Source: ours: 80 ms, some turns of an app. Confidence: guess.
  private static let ahead = 4
  /// The minimum time in seconds by which a piece is sent ahead.
  private static let margin = 0.005

  private let link: ClientLink
  private let players: SoundEngine
  private let renderer: EngineRenderer
  private let events: EngineEvents
  private let folder: URL
  private let state = Mutex(State())
  private var window: [Float]
  /// The number of the next piece.
  private var number = 0
  /// The phone's time of the first frame in seconds.
  private var origin = 0.0

  private var now: Double { Double(link.connection.now.nanoseconds) / 1e9 }

  @MainActor
  private func begin(_ generation: Int) {
    guard state.withLock({ $0.isActive && $0.generation == generation }) else { return }
    number = 0
    origin = now + Double(Self.padding) / Self.sampleRate
    for index in window.indices { window[index] = 0 }
    render(Self.padding, at: Self.pieceFrames + Self.padding, ofPiece: -1)
    fill(generation)
  }

  @MainActor
  private func fill(_ generation: Int) {
    while state.withLock({
      $0.isActive && $0.generation == generation && $0.waiting.count < Self.ahead
    }) {
      guard send(generation) else { return }
    }
  }

  /// Renders frames into the window.
  ///
  /// - Parameters:
  ///   - place: The index of the first frame in the window.
  ///   - number: The number of the piece that the window currently contains, which begins at
  ///     `padding`.
  @MainActor
  private func render(_ count: Int, at place: Int, ofPiece number: Int) {
    var done = 0
    let first = number * Self.pieceFrames - Self.padding + place
    while done < count {
      let frames = min(RenderMoment.longestSlice, count - done)
      renderer.prepare()
      let time = origin + Double(first + done) / Self.sampleRate
      renderer.render(frames, hostTime: time * 1e9)
      let slice = renderer.slice
      for frame in 0..<frames {
        let index = (place + done + frame) * 2
        window[index] = slice.channels[0][frame]
        window[index + 1] = slice.channels[min(1, slice.channelCount - 1)][frame]
      }
      done += frames
    }
  }

  /// Sends a short silence, at whose end rendering begins: in a later turn of the app, after
  /// actions of the current one, such as starting its players.
  private func sendPrimer(_ generation: Int) throws {
    guard link.quota.add(elements: 1) else { throw AVAudioSession.error(.resourceNotAvailable) }
    let id = LinkIdentifiers.nextPlayer()
    state.withLock { $0.waiting[id] = Piece(number: -1, generation: generation, path: "") }
    players.add(self, as: id)
    let event = HapticEvent(
      .audioContinuous, time: 0, duration: 0.001, parameters: [EventParameter(.audioVolume, 0)])
    link.connection.send(
      .player(id, .create(HapticPattern(events: [event]), engine: players.engine)))
    link.connection.send(.player(id, .execute(.start, at: nil)))
  }

  /// Renders and sends the next piece; returns whether it could be written.
  @MainActor
  private func send(_ generation: Int) -> Bool {
    let start = skipMissed()
    let shift = Self.pieceFrames * 2
    window.removeFirst(shift)
    window.append(contentsOf: repeatElement(0, count: shift))
    render(Self.pieceFrames, at: 2 * Self.padding, ofPiece: number)
    let piece = Piece(
      number: number, generation: generation,
      path: folder.appendingPathComponent("\(generation)-\(number).wav").path)
    number += 1
    events.onRendered(piece.number)
    do throws(SoundFileError) {
      let writer = try SoundFileWriter(
        piece.path, sampleRate: Int(Self.sampleRate), channelCount: 2, format: .float32)
      try writer.write(window)
      try writer.finish()
    } catch {
      pause()
      return false
    }
    let id = LinkIdentifiers.nextPlayer()
    guard link.quota.add(elements: 1) else { return false }
    let isActive = state.withLock { state in
      guard state.isActive, state.generation == generation else { return false }
      state.waiting[id] = piece
      return true
    }
    guard isActive else {
      link.quota.remove(elements: 1)
      return false
    }
    players.add(self, as: id)
    let seconds = Double(Self.pieceFrames) / Self.sampleRate
    let event = HapticEvent(
      .audioCustom, time: 0, duration: seconds,
      waveform: WaveformReference(
        path: SoundFragment(piece.path, from: Double(Self.padding) / Self.sampleRate).word,
        usesVolumeEnvelope: false))
    link.connection.send(
      .player(id, .create(HapticPattern(events: [event]), engine: players.engine)))
    link.connection.send(.player(id, .execute(.start, at: start)))
    return true
  }

  /// Returns the time of the next piece; a time in the past is moved by whole pieces, so that a
  /// delay causes a single gap (AudioEngine.EP3).
  private func skipMissed() -> Double {
    let length = Double(Self.pieceFrames) / Self.sampleRate
    let start = origin + Double(number) * length
    let late = now + Self.margin - start
    guard late > 0 else { return start }
    origin += (late / length).rounded(.up) * length
    return origin + Double(number) * length
  }

  private func release(_ id: PlayerID, _ piece: Piece) {
    players.remove(id)
    link.quota.remove(elements: 1)
    link.connection.send(.player(id, .release))
    if piece.number >= 0 { try? FileManager.default.removeItem(atPath: piece.path) }
  }
}
