import HapticPatterns
import HapticPerformance
import HapticSynthesis
import PatternPlayback
import Phone
import PhoneHardware
import Synchronization

/// One actuator that a phone shakes: started when there is something to play, stopped after it.
///
/// - Thread: one at a time.
final class ActuatorOutput {
  /// How long an actuator is kept running after the last voice, so that the next is not late.
  ///
  /// - Source: ours: as long as the Taptic Engine stays prepared. Confidence: guess.
  static let lingering = Duration.seconds(2)

  /// Frames that may be rendered beyond what was asked for, which a change comes too late for.
  ///
  /// - Source: ours: 1.3 ms at 48 kHz, and a small price in speed. Confidence: measured.
  private static let longestSpan = 64

  let actuator: any Actuator

  /// Whether something may be felt soon: then the actuator is started before there is anything to
  /// play, and not let go of after it.
  var isWanted = false

  /// Takes an actuator over; one that records is started at once and runs until `close`.
  ///
  /// - Throws: Why the file of one that records cannot be made.
  init(_ actuator: any Actuator, profile: ActuatorProfile) throws(PhoneTrouble) {
    self.actuator = actuator
    self.profile = profile
    named = (actuator as? any NamedFeedbackActuator).map(NamedFeedbackQueue.init)
    file = try SessionFile(of: actuator)
  }

  // MARK: Doing

  /// Plays a pattern from an instant on, or what the actuator has for its name.
  ///
  /// - Throws: Why it cannot be played; once, until it can be again.
  func play(
    _ pattern: HapticPattern, as name: NamedFeedback?, _ id: UInt64, from felt: PhoneInstant,
    at now: PhoneInstant
  ) throws(PhoneTrouble) {
    if let named, let name { return named.add(name, id, from: felt) }
    guard try wake(at: now) else { return }
    let renderer = PatternRenderer(
      pattern, actuator: profile, sampleRate: actuator.sampleRate)
    if !board.add(id, renderer, at: frame(of: felt, at: now)) {
      throw .actuator(.busy(device: actuator.identity.address.description))
    }
    quietFrom = nil
  }

  /// Lets a voice play a pattern from an instant on; one that plays already goes over to it there.
  ///
  /// - Parameters:
  ///   - performed: The pattern.
  ///   - start: When the pattern's time 0 was.
  ///   - felt: From when on it is played.
  ///   - gate: What of it gets through.
  ///   - sounds: The sounds it names, at the actuator's rate.
  /// - Throws: Why it cannot be played; once, until it can be again.
  func perform(
    _ performed: PerformedPattern, _ id: UInt64, origin start: PhoneInstant,
    from felt: PhoneInstant, gate: VoiceGate, sounds: [String: Waveform], at now: PhoneInstant
  ) throws(PhoneTrouble) {
    guard try wake(at: now) else { return }
    let place = frames(until: felt) - frames(until: start)
    let (profile, rate, span) = (profile, actuator.sampleRate, Self.longestSpan)
    let next = PatternRenderer(
      performed, actuator: profile, sampleRate: rate, waveforms: sounds, longestSpan: span)
    if !board.succeed(id, next, at: place) {
      let first = PatternRenderer(
        performed, actuator: profile, sampleRate: rate, waveforms: sounds, longestSpan: span)
      // One frame earlier, for a tap that sets in here may have been rounded to the frame before; of
      // what has begun already taps are left out.
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

  /// Lets what is felt and what is heard of a pattern through, or not.
  func gate(_ id: UInt64, _ gate: VoiceGate) {
    board.gate(id, haptics: gate.haptics, sound: gate.sound, volume: gate.volume)
  }

  /// Silences a pattern; where no other plays, what was rendered ahead is not heard either.
  func stop(_ id: UInt64) {
    board.stop(id)
    named?.stop(id)
    // OS5. One that is wound by hand is told of frames that have come to pass already.
    if over != nil, clocked == nil, !board.hasOther(than: id) { actuator.flush() }
  }

  /// Lets time pass.
  ///
  /// - Throws: Why the actuator, or its file, could not go on; what it played is dropped.
  func advance(to now: PhoneInstant) throws(PhoneTrouble) {
    do throws(ActuatorError) { try named?.advance(to: now) } catch { throw .actuator(error) }
    if isRecorder || (isWanted && !isAway) { _ = try wake(at: now) }
    clocked?.advance(to: now)
    if case .failed(let error)? = over?.take() {
      over = nil
      isAway = true
      board.clear()
      throw .actuator(error)
    }
    try writeOn()
    board.collect()
    guard over != nil else { return }
    if board.isPlaying {
      quietFrom = nil
    } else if quietFrom == nil {
      quietFrom = actuator.progress.rendered
      quietSince = now
    }
    if isRecorder || isWanted { quietSince = now }
    if quietFrom != nil, quietSince.advanced(by: Self.lingering) <= now { close() }
  }

  /// Silences all, lets go of the device and completes its file.
  ///
  /// - Throws: Why the file cannot be completed.
  func shutDown() throws(PhoneTrouble) {
    close()
    named?.stopAll()
    try file?.finish()
    file = nil
  }

  /// Silences all, and lets go of the device.
  private func close() {
    guard over != nil else { return }
    actuator.stop()
    over = nil
    board.clear()
  }

  // MARK: Observing

  /// Whether time has to be handed in often.
  var isRunning: Bool { over != nil || named?.isBusy == true }

  /// Whether all that was to be felt has left the device.
  var isQuiet: Bool {
    if named?.isBusy == true { return false }
    guard over != nil else { return true }
    guard let quietFrom, !board.isPlaying else { return false }
    return actuator.progress.played >= quietFrom
  }

  // MARK: Internals

  /// What `whenOver` said.
  private final class Over: Sendable {
    private let ending = Mutex<PlaybackEnding?>(nil)

    func set(_ ending: PlaybackEnding) { self.ending.withLock { $0 = ending } }

    func take() -> PlaybackEnding? { ending.withLock { $0 } }
  }

  private let profile: ActuatorProfile
  /// For an actuator that knows feedback by name.
  private let named: NamedFeedbackQueue?
  private let board = VoiceBoard()
  private var over: Over?
  /// Whether it was said that the device cannot play, and it could not since.
  private var isAway = false
  /// When the running mixer's first frame is played, for an actuator that is wound by hand.
  private var origin = PhoneInstant.boot
  /// Frames that had been rendered when the last voice was over; `nil` while one plays.
  private var quietFrom: Int?
  private var quietSince = PhoneInstant.boot

  /// Where the samples of a recorder go.
  private var file: SessionFile?

  private var clocked: (any ClockedActuator)? { actuator as? any ClockedActuator }
  private var isRecorder: Bool { actuator.identity.abilities.contains(.recording) }

  /// A file that cannot be written is given up, so that it is told once.
  private func writeOn() throws(PhoneTrouble) {
    do throws(PhoneTrouble) {
      try file?.append()
    } catch {
      file = nil
      throw error
    }
  }

  /// Starts the actuator where it does not run; says whether it does.
  ///
  /// - Throws: Why it cannot; once, until it can be again (OH4).
  private func wake(at now: PhoneInstant) throws(PhoneTrouble) -> Bool {
    do throws(PhoneTrouble) {
      try run(at: now)
      isAway = false
      return true
    } catch {
      if isAway { return false }
      isAway = true
      throw error
    }
  }

  private func run(at now: PhoneInstant) throws(PhoneTrouble) {
    guard over == nil else { return }
    let over = Over()
    do throws(ActuatorError) {
      try actuator.start(VoiceMixer(board, sampleRate: actuator.sampleRate)) { over.set($0) }
    } catch {
      throw .actuator(error)
    }
    self.over = over
    origin = now
    quietFrom = nil
    clocked?.advance(to: now)
  }

  /// Whole frames from the mixer's first to an instant; negative where that is earlier.
  ///
  /// Differences of these have no error that adds up, whatever they are differences of.
  private func frames(until instant: PhoneInstant) -> Int {
    instant >= origin
      ? instant.frames(since: origin, sampleRate: actuator.sampleRate)
      : -origin.frames(since: instant, sampleRate: actuator.sampleRate)
  }

  /// The mixer's frame at which an instant is felt.
  ///
  /// An actuator that is wound by hand plays frame 0 at its origin, so the count is exact. Of any
  /// other it is only known how many frames it has taken and how late they are.
  private func frame(of felt: PhoneInstant, at now: PhoneInstant) -> Int {
    let rate = actuator.sampleRate
    if clocked != nil { return felt.frames(since: origin, sampleRate: rate) }
    let progress = actuator.progress
    let lead = felt.frames(since: now, sampleRate: rate) - Int(progress.latency * rate)
    return progress.rendered + max(0, lead)
  }
}
