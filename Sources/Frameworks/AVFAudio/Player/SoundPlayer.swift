import Foundation
import Synchronization
import TactusHapticPatterns
import TactusHapticPlayback
import TactusPhoneClient
import TactusPhoneLink
import TactusSoundFiles
import TactusSoundProcessing
import TactusSpeechSynthesis

/// A sound of the app with its playback state.
///
/// Each time it begins to play, it creates a new player at the phone, with a pattern that contains
/// only the sound.
///
/// - Thread: any, for every member.
final class SoundPlayer: PlayingSound {
  let facts: SoundFileMetadata
  /// The duration in seconds.
  let duration: Double

  /// Creates a player without sound, with a duration of 0 (AudioSession.PY8).
  init() {
    (link, players) = (AppPhone.link, SoundEngine.current)
    (path, isOwn, duration, decoded) = ("", false, 0, nil)
    resetCount = players.resetCount
    facts = SoundFileMetadata(sampleRate: 0, channelCount: 0, seconds: 0, isPlain: true)
  }

  /// Creates a player for a file (AudioSession.PY1).
  convenience init(_ url: URL) throws {
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
      throw Self.error(Self.noFile)
    }
    try self.init(path: url.standardizedFileURL.path, isOwn: false)
  }

  /// Creates a player for data with the contents of a file, which is written to a file that the
  /// phone can read.
  convenience init(_ data: Data) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("sound-\(UUID().uuidString)")
    // Other users cannot read the file.
    let access: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
    guard FileManager.default.createFile(atPath: url.path, contents: nil, attributes: access) else {
      throw CocoaError(.fileWriteUnknown)
    }
    do {
      let file = try FileHandle(forWritingTo: url)
      try file.write(contentsOf: data)
      try file.close()
      try self.init(path: url.path, isOwn: true)
    } catch {
      try? FileManager.default.removeItem(at: url)
      throw error
    }
  }

  /// Creates a player for speech, which is written to a file that the phone can read.
  convenience init(_ spoken: SpokenText) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("speech-\(UUID().uuidString).wav")
    // Other users cannot read the file.
    let access: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
    guard FileManager.default.createFile(atPath: url.path, contents: nil, attributes: access) else {
      throw CocoaError(.fileWriteUnknown)
    }
    do {
      let writer = try SoundFileWriter(
        url.path, sampleRate: spoken.sampleRate, channelCount: 1, format: .int16)
      try writer.write(spoken.samples.map { Float($0) / 32_768 })
      try writer.finish()
      try self.init(path: url.path, isOwn: true)
    } catch {
      try? FileManager.default.removeItem(at: url)
      throw error
    }
  }

  deinit { if isOwn { PlayedFiles.remove(path) } }

  // MARK: Doing

  func prepare() -> Bool {
    // AudioSession.MR2.
    !path.isEmpty && resetCount == players.resetCount && players.run()
  }

  /// Plays from the current position (AudioSession.PY2, AudioSession.PY3).
  ///
  /// - Parameter time: The start in seconds of the phone's time; `nil` for as soon as possible.
  func play(at time: Double?) -> Bool {
    if isPlaying { return true }
    guard prepare() else { return false }
    let session = AVAudioSession.sharedInstance()
    guard session.isActive || session.activate() == nil else { return false }
    return state.withLock { start(&$0, at: time) }
  }

  func pause() {
    state.withLock { state in
      state.position = position(state)
      halt(&state)
    }
  }

  func seek(to seconds: Double) {
    state.withLock { state in
      let wasPlaying = state.playing != nil
      halt(&state)
      state.position = seconds.isFinite ? min(max(seconds, 0), duration) : 0
      if wasPlaying { _ = start(&state, at: nil) }
    }
  }

  func setVolume(_ volume: Float, within seconds: Double) {
    let volume = volume.isFinite ? min(max(volume, 0), 1) : 0
    state.withLock { state in
      let old = state.volume
      state.volume = volume
      guard let playing = state.playing else { return }
      guard seconds > 0, seconds.isFinite else {
        return send(playing.id, .send([DynamicParameter(.audioVolume, volume, time: 0)]))
      }
      let points: [ParameterCurve.ControlPoint] = [
        .init(time: 0, value: old), .init(time: seconds, value: volume),
      ]
      send(playing.id, .schedule(ParameterCurve(.audioVolume, time: 0, points: points)))
    }
  }

  func setPan(_ pan: Float) {
    let pan = pan.isFinite ? min(max(pan, -1), 1) : 0
    state.withLock { state in
      state.pan = pan
      guard let playing = state.playing else { return }
      send(playing.id, .send([DynamicParameter(.audioPan, pan, time: 0)]))
    }
  }

  func setRate(_ rate: Float) {
    let rate = rate.isFinite ? min(max(rate, 0.5), 2) : 1
    state.withLock { state in
      guard rate != state.rate else { return }
      state.position = position(state)
      state.rate = rate
      guard state.enableRate, state.playing != nil else { return }
      halt(&state)
      _ = start(&state, at: nil)
    }
  }

  func setLoops(_ loops: Int) {
    state.withLock { state in
      guard loops != state.loops else { return }
      state.position = position(state)
      state.loops = loops
      guard state.playing != nil else { return }
      halt(&state)
      _ = start(&state, at: nil)
    }
  }

  // MARK: Messages

  /// Handles the end of the sound (AudioSession.PY5).
  func end(_ id: PlayerID) {
    let then = state.withLock { state -> (@MainActor @Sendable () -> Void)? in
      guard state.playing?.id == id else { return nil }
      halt(&state, byPhone: true)
      state.position = 0
      return state.whenOver
    }
    if let then { callbacks.add(then) }
  }

  /// Handles an interruption by the phone: pauses at the current position (AudioSession.PY6).
  func interrupt() {
    let then = state.withLock { state -> (@Sendable () -> Void)? in
      guard state.playing != nil else { return nil }
      state.position = position(state)
      halt(&state, byPhone: true)
      return state.whenInterrupted
    }
    then?()
  }

  // MARK: Observing

  /// The format of the file.
  var format: AVAudioFormat {
    guard
      let settings = decoded?.settings
        ?? (try? SoundFileStream(reading: path)).map({ AudioSettings($0) })
    else { return AVAudioFormat(sampleRate: 48_000, channelCount: 1) }
    var description = settings.description
    let tag = kAudioChannelLayoutTag_DiscreteInOrder | UInt32(settings.channelCount)
    let layout = settings.channelCount > 2 ? AVAudioChannelLayout(layoutTag: tag) : nil
    return AVAudioFormat(streamDescription: &description, channelLayout: layout)
      ?? AVAudioFormat(sampleRate: settings.sampleRate, channelCount: settings.channelCount)
  }

  /// Measures each channel of the sound before the current position (AudioSession.PY10).
  func meters() -> [PowerMeter] {
    let silent = [PowerMeter](repeating: PowerMeter(), count: facts.channelCount)
    let place = state.withLock { state -> Double? in
      guard let playing = state.playing, deviceTime > playing.since else { return nil }
      return position(state)
    }
    guard let place, let file = try? SoundFileStream(reading: path) else { return silent }
    let end = Int64(place * file.sampleRate)
    let first = max(0, end - Int64(Self.meterTime * file.sampleRate))
    let count = Int(end - first)
    var samples = [Float](repeating: 0, count: max(1, count) * file.channelCount)
    guard count > 0, (try? file.seek(to: first)) != nil,
      let read = try? file.read(into: &samples, .float32, frameCount: count)
    else { return silent }
    return (0..<file.channelCount).map { channel in
      PowerMeter((0..<read).lazy.map { samples[$0 * file.channelCount + channel] })
    }
  }

  var isPlaying: Bool { state.withLock { $0.playing != nil } }
  var currentTime: Double { state.withLock { position($0) } }
  var volume: Float { state.withLock { $0.volume } }
  var pan: Float { state.withLock { $0.pan } }
  var rate: Float { state.withLock { $0.rate } }
  var numberOfLoops: Int { state.withLock { $0.loops } }
  var enableRate: Bool {
    get { state.withLock { $0.enableRate } }
    set { state.withLock { $0.enableRate = newValue } }
  }
  /// The handler of the end of the sound, called on the main actor.
  var whenOver: (@MainActor @Sendable () -> Void)? {
    get { state.withLock { $0.whenOver } }
    set { state.withLock { $0.whenOver = newValue } }
  }
  /// The handler of an interruption by the phone, called on any thread.
  var whenInterrupted: (@Sendable () -> Void)? {
    get { state.withLock { $0.whenInterrupted } }
    set { state.withLock { $0.whenInterrupted = newValue } }
  }
  /// The phone's time in seconds.
  var deviceTime: Double { Double(link.connection.now.nanoseconds) * 1e-9 }

  // MARK: Internals

  /// The state of playback.
  private struct PlaybackState {
    var id: PlayerID
    /// The start in seconds of the phone's time.
    var since: Double
    /// The position at the start, in seconds from the sound's beginning.
    var from: Double
    var rate: Double
    /// The number of pattern elements that the phone stores for it.
    var elements: Int
  }

  private struct State {
    var playing: PlaybackState?
    /// The position while the sound is not playing.
    var position = 0.0
    var volume: Float = 1
    var pan: Float = 0
    var rate: Float = 1
    var enableRate = false
    var loops = 0
    var whenOver: (@MainActor @Sendable () -> Void)?
    var whenInterrupted: (@Sendable () -> Void)?
  }

  /// The number of repetitions above which the sound counts as looping endlessly.
  ///
  /// - Source: ours: each is an event of the pattern. Confidence: guess.
  private static let maximumLoops = 4096

  /// Seconds before the sound's end at which the whole sound follows the rest of it.
  ///
  /// - Source: ours: too short to be heard missing, longer than a message takes. Confidence: guess.
  private static let moment = 0.001

  /// The status of a missing file: `'wht?'`.
  private static let noFile = 2_003_334_207
  /// The status of a file without a sound: `'typ?'`.
  private static let noSound = 1_954_115_647

  /// The seconds of sound before the current position over which a meter measures.
  ///
  /// - Source: ours: two refreshes of the screen. Confidence: guess.
  private static let meterTime = 1.0 / 30

  /// The path of the file that the phone plays.
  private let path: String
  /// Whether the file is removed together with the player.
  private let isOwn: Bool
  /// The decoded copy of a compressed file; `nil` for others.
  private let decoded: DecodedSound?
  private let link: ClientLink
  private let players: SoundEngine
  /// The number of resets of the media services when the player was created.
  private let resetCount: Int
  private let state = Mutex(State())
  private var callbacks: AppCallbackQueue { link.callbacks }

  private init(path: String, isOwn: Bool) throws {
    (link, players) = (AppPhone.link, SoundEngine.current)
    resetCount = players.resetCount
    do {
      if let decoded = try DecodedSound.of(path) {
        // AudioFiles.CO5.
        guard decoded.facts.seconds <= SoundFileReader.longestDuration else {
          throw SoundFailure(.noSound, "The sound is too long for a player.")
        }
        self.path = try decoded.playablePath()
        (self.decoded, facts, duration) = (decoded, decoded.facts, decoded.facts.seconds)
        // Its bytes are no longer needed.
        if isOwn { unlink(path) }
        self.isOwn = false
      } else {
        facts = try SoundFileReader.metadata(of: path)
        duration = try SoundFileReader.duration(of: path)
        (self.path, self.isOwn, decoded) = (path, isOwn, nil)
        if isOwn { PlayedFiles.add(path) }
      }
    } catch let failure as SoundFailure {
      throw Self.error(failure.code.rawValue, failure.reason)
    } catch {
      throw Self.error(Self.noSound)
    }
  }

  private static func error(_ code: Int, _ reason: String? = nil) -> NSError {
    NSError(
      domain: NSOSStatusErrorDomain, code: code,
      userInfo: reason.map { [NSLocalizedDescriptionKey: $0] } ?? [:])
  }

  /// Returns whether the sound loops endlessly.
  private func isEndless(_ state: State) -> Bool {
    state.loops < 0 || state.loops > Self.maximumLoops
  }

  private func position(_ state: State) -> Double {
    guard let playing = state.playing else { return state.position }
    let time = playing.from + max(0, deviceTime - playing.since) * playing.rate
    guard time >= duration, duration > 0 else { return time }
    let whole = isEndless(state) ? time : min(time, duration * Double(state.loops + 1))
    let rest = whole.truncatingRemainder(dividingBy: duration)
    return state.loops == 0 || (rest == 0 && !isEndless(state)) ? duration : rest
  }

  private func start(_ state: inout State, at time: Double?) -> Bool {
    guard duration > 0 else { return false }
    let from = state.position >= duration ? 0 : state.position
    let rate = state.enableRate ? Double(state.rate) : 1
    let since = max(time ?? deviceTime, deviceTime)
    let pattern = pattern(from: from, rate: rate, state)
    let elements = pattern.events.count
    guard link.quota.add(elements: elements) else { return false }
    let id = LinkIdentifiers.nextPlayer()
    players.add(self, as: id)
    link.connection.send(.player(id, .create(pattern, engine: players.engine)))
    if isEndless(state) {
      let pass = duration / rate
      if from == 0 {
        send(id, .loop(end: pass))
      } else {
        // AudioSession.PY4. The rest of the sound plays first, after the loop's end, and looping
        // begins shortly before its end, because a finished player cannot loop.
        send(id, .seek(pass))
        let end = since + max((duration - from) / rate - Self.moment, 0)
        link.connection.send(.player(id, .execute(.loop(end: pass), at: end)))
      }
    }
    link.connection.send(.player(id, .execute(.start, at: time)))
    send(
      id,
      .send([
        DynamicParameter(.audioVolume, state.volume, time: 0),
        DynamicParameter(.audioPan, state.pan, time: 0),
      ]))
    state.playing = PlaybackState(id: id, since: since, from: from, rate: rate, elements: elements)
    return true
  }

  /// Returns the sound as a pattern (AudioSession.PY4): each repetition is an event, and endless
  /// repetition is a loop.
  private func pattern(from: Double, rate: Double, _ state: State) -> HapticPattern {
    let rest = (duration - from) / rate
    var events = [event(from: from, rate: rate, at: 0)]
    if isEndless(state) {
      if from > 0 {
        let whole = event(from: 0, rate: rate, at: 0)
        events[0].time = duration / rate
        events.insert(whole, at: 0)
      }
    } else {
      for pass in 0..<state.loops {
        events.append(event(from: 0, rate: rate, at: rest + Double(pass) * duration / rate))
      }
    }
    return HapticPattern(events: events)
  }

  private func event(from: Double, rate: Double, at time: Double) -> HapticEvent {
    HapticEvent(
      .audioCustom, time: time, duration: (duration - from) / rate,
      waveform: WaveformReference(
        path: SoundFragment(path, from: from, rate: rate).word, usesVolumeEnvelope: false))
  }

  /// Releases the phone's player; if the phone itself has stopped it, as soon as messages may be
  /// sent.
  private func halt(_ state: inout State, byPhone: Bool = false) {
    guard let playing = state.playing else { return }
    state.playing = nil
    players.remove(playing.id)
    link.quota.remove(elements: playing.elements)
    let release = AppMessage.player(playing.id, .release)
    if byPhone {
      callbacks.add { [link] in link.connection.send(release) }
    } else {
      link.connection.send(release)
    }
  }

  private func send(_ id: PlayerID, _ action: PlayerCommand.Action) {
    link.connection.send(.player(id, .execute(action, at: nil)))
  }
}
