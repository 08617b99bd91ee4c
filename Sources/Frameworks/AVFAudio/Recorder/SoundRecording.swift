import Foundation
import Synchronization
import TactusHapticPatterns
import TactusHapticPlayback
import TactusPhoneClient
import TactusPhoneLink
import TactusSoundProcessing

/// A recording of the microphone with its state.
///
/// The microphone is a file on the phone's clock, so the frames of a period are read and written at
/// its end.
///
/// - Thread: any, for every member.
final class SoundRecording: PlayingSound {
  /// The completion handler, called on the main actor with the file's error, if any.
  var onFinished: @MainActor @Sendable (NSError?) -> Void {
    get { state.withLock { $0.onFinished } }
    set { state.withLock { $0.onFinished = newValue } }
  }

  /// Creates the recording of a file; with an empty path, it never records.
  init(path: String, _ settings: AudioSettings) {
    (self.path, self.settings) = (path, settings)
    (sampleRate, channelCount) = (settings.sampleRate, settings.channelCount)
    (link, players) = (AppPhone.link, SoundEngine.current)
    microphone = PhoneMicrophone.current
  }

  // MARK: Doing

  func prepare() -> Bool {
    state.withLock { state in
      guard state.file == nil else { return true }
      guard !path.isEmpty else { return false }
      state.file = try? SoundOutput(path, settings)
      return state.file != nil
    }
  }

  /// Records from a time on for a duration in seconds; by default, at once and until it is stopped.
  func record(at time: Double?, seconds: Double?) -> Bool {
    if isRecording { return true }
    guard !path.isEmpty else { return false }
    let session = AVAudioSession.sharedInstance()
    // AudioRecorder.RC3.
    guard session.category.plain?.records ?? false, players.run(),
      session.isActive || session.activate() == nil, prepare()
    else { return false }
    if let seconds, !(seconds > 0 && seconds.isFinite) { return false }
    microphone.askForPermission()
    let start = max(time ?? now, now)
    let id = LinkIdentifiers.nextPlayer()
    guard link.quota.add(elements: 1) else { return false }
    let isNew = state.withLock { state in
      state.running = RecordedPeriod(id: id, start: start, seconds: seconds)
      return state.written == 0
    }
    // A recording that continues after a pause also continues the microphone's file.
    if isNew { microphone.begin(at: start) }
    players.add(self, as: id)
    microphoneUse.begin()
    // The end of a silent sound of the phone marks the end of the duration.
    if let seconds {
      let event = HapticEvent(
        .audioContinuous, time: max(0, seconds - 0.001), duration: min(seconds, 0.001),
        parameters: [EventParameter(.audioVolume, 0)])
      link.connection.send(
        .player(id, .create(HapticPattern(events: [event]), engine: players.engine)))
      link.connection.send(.player(id, .execute(.start, at: start)))
    }
    return true
  }

  func pause() { state.withLock { end(&$0, byPhone: false) } }

  func interrupt() { state.withLock { end(&$0, byPhone: true) } }

  func end(_ id: PlayerID) {
    guard state.withLock({ $0.running?.id == id }) else { return }
    stop(isReported: true, byPhone: true)
  }

  /// Completes the file.
  func stop(isReported: Bool, byPhone: Bool = false) {
    let report = state.withLock { state -> (@MainActor @Sendable () -> Void)? in
      guard state.file != nil else { return nil }
      end(&state, byPhone: byPhone)
      do {
        try state.file?.close()
      } catch {
        state.error = state.error ?? error as NSError
      }
      let (error, onFinished) = (state.error, state.onFinished)
      (state.file, state.written, state.error) = (nil, 0, nil)
      return { onFinished(error) }
    }
    if isReported, let report { link.callbacks.add(report) }
  }

  /// Deletes the file; returns whether there was one.
  func delete() -> Bool {
    guard !isRecording else { return false }
    stop(isReported: false)
    return unlink(path) == 0
  }

  // MARK: Observing

  var now: Double { microphone.now }
  var isRecording: Bool { state.withLock { $0.running != nil } }

  var currentTime: Double {
    state.withLock { state in
      state.written + (state.running.map { elapsed($0) } ?? 0)
    }
  }

  /// Measures the most recent sound of the microphone; silence while not recording.
  func meter() -> PowerMeter {
    guard let running = state.withLock({ $0.running }), elapsed(running) > 0 else {
      return PowerMeter()
    }
    let seconds = min(Self.meterTime, elapsed(running))
    return PowerMeter(
      microphone.frames(from: now - seconds, seconds: seconds, sampleRate: sampleRate))
  }

  // MARK: Internals

  /// A period that is being recorded.
  private struct RecordedPeriod {
    var id: PlayerID
    var start: Double
    var seconds: Double?
  }

  private struct State {
    var running: RecordedPeriod?
    var file: SoundOutput?
    /// The recorded seconds before the current period.
    var written = 0.0
    var error: NSError?
    var onFinished: @MainActor @Sendable (NSError?) -> Void = { _ in }
  }

  /// The seconds over which a meter measures, as for a player.
  private static let meterTime = 1.0 / 30

  private let path: String
  private let settings: AudioSettings
  private let sampleRate: Double
  private let channelCount: Int
  private let link: ClientLink
  private let players: SoundEngine
  private let microphone: PhoneMicrophone
  private let microphoneUse = MicrophoneUse()
  private let state = Mutex(State())

  private func elapsed(_ period: RecordedPeriod) -> Double {
    min(max(0, now - period.start), period.seconds ?? .infinity)
  }

  /// Ends the current period and writes it.
  private func end(_ state: inout State, byPhone: Bool) {
    guard let running = state.running else { return }
    let seconds = elapsed(running)
    state.running = nil
    if byPhone { microphoneUse.endedByPhone() } else { microphoneUse.end() }
    players.remove(running.id)
    link.quota.remove(elements: 1)
    if running.seconds != nil {
      let release = AppMessage.player(running.id, .release)
      if byPhone {
        link.callbacks.add { [link] in link.connection.send(release) }
      } else {
        link.connection.send(release)
      }
    }
    let mono = microphone.frames(from: running.start, seconds: seconds, sampleRate: sampleRate)
    var frames = [Float](repeating: 0, count: mono.count * channelCount)
    for (index, sample) in mono.enumerated() {
      for channel in 0..<channelCount { frames[index * channelCount + channel] = sample }
    }
    do {
      try state.file?.write(frames)
    } catch {
      state.error = error as NSError
    }
    state.written += seconds
  }
}
