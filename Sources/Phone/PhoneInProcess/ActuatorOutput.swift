import HapticPatterns
import HapticSynthesis
import PatternPlayback
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

  let actuator: any Actuator

  /// Takes an actuator over; one that records is started at once and runs until `close`.
  ///
  /// - Throws: Why the file of one that records cannot be made.
  init(_ actuator: any Actuator, profile: ActuatorProfile) throws(PhoneTrouble) {
    self.actuator = actuator
    self.profile = profile
    file = try SessionFile(of: actuator)
  }

  // MARK: Doing

  /// Plays a pattern from an instant on.
  ///
  /// - Throws: Why it cannot be played.
  func play(
    _ pattern: HapticPattern, _ id: UInt64, from felt: PhoneInstant, at now: PhoneInstant
  ) throws(PhoneTrouble) {
    try run(at: now)
    let renderer = PatternRenderer(
      pattern, actuator: profile, sampleRate: actuator.sampleRate)
    if !board.add(id, renderer, at: frame(of: felt, at: now)) {
      throw .actuator(.busy(device: actuator.identity.address.description))
    }
    quietFrom = nil
  }

  /// Silences a pattern.
  func stop(_ id: UInt64) { board.stop(id) }

  /// Lets time pass.
  ///
  /// - Throws: Why the actuator, or its file, could not go on; what it played is dropped.
  func advance(to now: PhoneInstant) throws(PhoneTrouble) {
    if isRecorder { try run(at: now) }
    clocked?.advance(to: now)
    if case .failed(let error)? = over?.take() {
      over = nil
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
    if !isRecorder, quietFrom != nil, quietSince.advanced(by: Self.lingering) <= now { close() }
  }

  /// Silences all, lets go of the device and completes its file.
  ///
  /// - Throws: Why the file cannot be completed.
  func shutDown() throws(PhoneTrouble) {
    close()
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
  var isRunning: Bool { over != nil }

  /// Whether all that was to be felt has left the device.
  var isQuiet: Bool {
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
  private let board = VoiceBoard()
  private var over: Over?
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
