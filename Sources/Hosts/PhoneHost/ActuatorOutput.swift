import Synchronization
import TactusHapticPatterns
import TactusHapticPlayback
import TactusHapticSynthesis
import TactusPatternPlayback
import TactusPhone
import TactusPhoneHardware
import TactusPhoneTypes

/// An actuator of a phone, started when there is something to play and stopped afterwards.
///
/// - Thread: one at a time.
final class ActuatorOutput {
  /// The time for which an actuator keeps running after the last voice, so that the next starts at
  /// once.
  ///
  /// - Source: ours: as long as the Taptic Engine stays prepared. Confidence: guess.
  static let lingering = Duration.seconds(2)

  /// Frames that may be rendered beyond those requested; a change of the pattern comes too late for
  /// them.
  ///
  /// - Source: ours: 1.3 ms at 48 kHz, and a small price in speed. Confidence: measured.
  private static let longestSpan = 64

  let actuator: any Actuator

  /// Whether the actuator runs before there is anything to play, and keeps running afterwards.
  var isWanted = false

  /// Creates an output; a recording actuator starts at once and runs until `shutDown`.
  ///
  /// - Throws: `PhoneHostError.recording` if the file of a recording actuator cannot be created.
  init(_ actuator: any Actuator, profile: ActuatorProfile) throws(PhoneHostError) {
    self.actuator = actuator
    self.profile = profile
    named = (actuator as? any NamedFeedbackActuator).map(NamedFeedbackQueue.init)
    file = try RecordingFile(of: actuator)
  }

  // MARK: Doing

  /// Plays a pattern from an instant on; an actuator that knows feedback by name plays the name
  /// instead.
  ///
  /// - Throws: `PhoneHostError.actuator` at the first failure; not again until the actuator works
  ///   again.
  func play(
    _ pattern: HapticPattern, as name: NamedFeedback?, _ id: UInt64, from felt: PhoneInstant,
    at now: PhoneInstant
  ) throws(PhoneHostError) {
    if let named, let name { return named.add(name, id, from: felt) }
    guard try startIfNeeded(at: now) else { return }
    let renderer = PatternRenderer(
      pattern, actuator: profile, sampleRate: actuator.sampleRate)
    if !board.add(id, renderer, at: frame(of: felt, at: now)) {
      throw .actuator(.busy(device: actuator.identity.address.description))
    }
    quietFrom = nil
  }

  /// Plays a pattern from an instant on; a voice that plays already switches to the pattern there.
  ///
  /// - Parameters:
  ///   - playback: The pattern.
  ///   - start: The instant of the pattern's time 0.
  ///   - felt: The instant from which the pattern is played.
  ///   - gate: The parts of the pattern that are audible and felt, and their volume.
  ///   - sounds: The sounds that the pattern names, at the actuator's sample rate.
  /// - Throws: `PhoneHostError.actuator` at the first failure; not again until the actuator works
  ///   again.
  func play(
    _ playback: LivePattern, _ id: UInt64, origin start: PhoneInstant,
    from felt: PhoneInstant, gate: VoiceGate, sounds: [String: Waveform], at now: PhoneInstant
  ) throws(PhoneHostError) {
    guard try startIfNeeded(at: now) else { return }
    let place = frames(until: felt) - frames(until: start)
    let (profile, rate, span) = (profile, actuator.sampleRate, Self.longestSpan)
    let next = PatternRenderer(
      playback, actuator: profile, sampleRate: rate, waveforms: sounds, longestSpan: span)
    if !board.succeed(id, next, at: place) {
      let first = PatternRenderer(
        playback, actuator: profile, sampleRate: rate, waveforms: sounds, longestSpan: span)
      // One frame earlier, because a tap that begins here may have been rounded to the frame before;
      // taps that have begun already are left out.
      let frame = frame(of: felt, at: now)
      let lead = min(1, max(0, place), max(0, frame))
      first.begin(at: max(0, place) - lead)
      if !board.add(id, first, at: frame - lead) {
        throw .actuator(.busy(device: actuator.identity.address.description))
      }
    }
    board.gate(id, haptics: gate.haptics, sound: gate.sound, volume: gate.volume)
    quietFrom = nil
  }

  /// Mutes or unmutes the haptics and the sound of a voice, and sets its volume.
  func gate(_ id: UInt64, _ gate: VoiceGate) {
    board.gate(id, haptics: gate.haptics, sound: gate.sound, volume: gate.volume)
  }

  /// Stops a voice; if no other plays, frames rendered ahead are discarded.
  func stop(_ id: UInt64) {
    board.stop(id)
    named?.stop(id)
    // Outputs.OS5. A clocked actuator renders only frames that are due, so there is nothing to
    // drop.
    if playback != nil, clocked == nil, !board.hasOther(than: id) { actuator.flush() }
  }

  /// Advances time.
  ///
  /// - Throws: `PhoneHostError` if the actuator or its file fails; everything that it plays is
  ///   dropped.
  func advance(to now: PhoneInstant) throws(PhoneHostError) {
    do throws(ActuatorError) { try named?.advance(to: now) } catch { throw .actuator(error) }
    if isRecorder || (isWanted && !hasFailed) { _ = try startIfNeeded(at: now) }
    clocked?.advance(to: now)
    if case .failed(let error)? = playback?.ending {
      playback = nil
      hasFailed = true
      board.clear()
      throw .actuator(error)
    }
    try writeSamples()
    board.collect()
    guard playback != nil else { return }
    if board.isPlaying {
      quietFrom = nil
    } else if quietFrom == nil {
      quietFrom = actuator.progress.rendered
      quietSince = now
    }
    if isRecorder || isWanted { quietSince = now }
    if quietFrom != nil, quietSince.advanced(by: Self.lingering) <= now { close() }
  }

  /// Stops all voices, closes the device and completes its file.
  ///
  /// - Throws: `PhoneHostError.recording` if the file cannot be completed.
  func shutDown() throws(PhoneHostError) {
    close()
    named?.stopAll()
    try file?.finish()
    file = nil
  }

  /// Stops all voices and closes the device.
  private func close() {
    guard playback != nil else { return }
    actuator.stop()
    playback = nil
    board.clear()
  }

  // MARK: Observing

  /// Whether `advance(to:)` has to be called often.
  var isRunning: Bool { playback != nil || named?.isBusy == true }

  /// Whether everything that was scheduled has been played by the device.
  var isQuiet: Bool {
    if named?.isBusy == true { return false }
    guard playback != nil else { return true }
    guard let quietFrom, !board.isPlaying else { return false }
    return actuator.progress.played >= quietFrom
  }

  // MARK: Internals

  /// The end of one playback, set by the actuator's thread.
  private final class Playback: Sendable {
    private let end = Mutex<PlaybackEnding?>(nil)

    var ending: PlaybackEnding? { end.withLock { $0 } }

    func finish(_ ending: PlaybackEnding) { end.withLock { $0 = ending } }
  }

  private let profile: ActuatorProfile
  /// The queue of feedback for an actuator that knows feedback by name; otherwise `nil`.
  private let named: NamedFeedbackQueue?
  private let board = VoiceBoard()
  private var playback: Playback?
  /// Whether a failure of the device was reported, and the device has not worked since.
  private var hasFailed = false
  /// The instant of the running mixer's first frame, for an actuator on a manual clock.
  private var origin = PhoneInstant.boot
  /// The number of frames that had been rendered when the last voice ended; `nil` while one plays.
  private var quietFrom: Int?
  private var quietSince = PhoneInstant.boot

  /// The file of a recording actuator.
  private var file: RecordingFile?

  private var clocked: (any ClockedActuator)? { actuator as? any ClockedActuator }
  private var isRecorder: Bool { actuator.identity.abilities.contains(.recording) }

  /// Writes recorded samples; a file that cannot be written is dropped, so that the error occurs
  /// once.
  private func writeSamples() throws(PhoneHostError) {
    do throws(PhoneHostError) {
      try file?.append()
    } catch {
      file = nil
      throw error
    }
  }

  /// Starts the actuator if it does not run, and returns whether it runs.
  ///
  /// - Throws: `PhoneHostError` at the first failure; not again until the actuator works again
  ///   (Outputs.OH4).
  private func startIfNeeded(at now: PhoneInstant) throws(PhoneHostError) -> Bool {
    do throws(PhoneHostError) {
      try run(at: now)
      hasFailed = false
      return true
    } catch {
      if hasFailed { return false }
      hasFailed = true
      throw error
    }
  }

  private func run(at now: PhoneInstant) throws(PhoneHostError) {
    guard playback == nil else { return }
    let playback = Playback()
    do throws(ActuatorError) {
      try actuator.start(VoiceMixer(board, sampleRate: actuator.sampleRate)) { playback.finish($0) }
    } catch {
      throw .actuator(error)
    }
    self.playback = playback
    origin = now
    quietFrom = nil
    clocked?.advance(to: now)
  }

  /// Returns whole frames from the mixer's first to an instant; negative for an earlier instant.
  ///
  /// Differences of the results accumulate no rounding error.
  private func frames(until instant: PhoneInstant) -> Int {
    instant >= origin
      ? instant.frames(since: origin, sampleRate: actuator.sampleRate)
      : -origin.frames(since: instant, sampleRate: actuator.sampleRate)
  }

  /// Returns the mixer's frame at which an instant is felt.
  ///
  /// An actuator on a manual clock plays frame 0 at its origin, so the result is exact. Of any
  /// other actuator only the number of frames taken and the latency are known.
  private func frame(of felt: PhoneInstant, at now: PhoneInstant) -> Int {
    let rate = actuator.sampleRate
    if clocked != nil { return felt.frames(since: origin, sampleRate: rate) }
    let progress = actuator.progress
    let lead = felt.frames(since: now, sampleRate: rate) - Int(progress.latency * rate)
    return progress.rendered + max(0, lead)
  }
}
