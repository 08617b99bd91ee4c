import Synchronization
import TactusHapticPatterns
import TactusHapticPlayback
import TactusHapticSynthesis
import TactusPatternPlayback
import TactusPhone
import TactusPhoneHardware
import TactusPhoneLink
import TactusPhoneTypes
import TactusSharedSound

/// An actuator of a phone, started when there is something to play and stopped afterwards.
///
/// Steps are in `Documentation/Behaviour/Outputs.md`. `@unchecked Sendable` because a
/// `DeviceOutput` uses it on one thread at a time.
///
/// - Thread: one at a time. Waits for the device.
final class ActuatorOutput: @unchecked Sendable {
  /// The time for which an actuator keeps running after the last voice, so that the next starts at
  /// once.
  ///
  /// - Source: ours: as long as the Taptic Engine stays prepared. Confidence: guess.
  static let lingering = Duration.seconds(2)

  /// The lateness up to which a voice is played from its beginning (`Outputs.OW4`).
  ///
  /// - Source: ours: some times what a sound service needs for a new stream, and short enough that
  ///   a hand still feels what it did. Confidence: guess.
  static let maximumLateness = Duration.milliseconds(500)

  /// The time without a rendered frame after which a device counts as hanging (`Outputs.OW7`),
  /// added to twice its latency.
  ///
  /// - Source: ours: far beyond the pieces in which sound services take samples. Confidence: guess.
  static let stallLimit = Duration.seconds(1)

  /// Frames that may be rendered beyond those requested; a change of the pattern comes too late for
  /// them.
  ///
  /// - Source: ours: 1.3 ms at 48 kHz, and a small price in speed. Confidence: measured.
  private static let longestSpan = 64

  /// Creates an output; `perform` opens its device.
  ///
  /// - Parameter now: Returns the phone's time.
  init(
    _ device: ActuatorDevice, profile: ActuatorProfile, sounds: WaveformCache,
    now: @escaping @Sendable () -> PhoneInstant
  ) {
    self.device = device
    self.profile = profile
    self.sounds = sounds
    currentInstant = now
  }

  // MARK: Doing

  /// Carries out a command.
  ///
  /// - Parameter instant: The phone's time at the request.
  /// - Throws: `PhoneHostError` at the first failure of the device; not again until the device
  ///   works again (`Outputs.OH4`).
  func perform(_ command: OutputCommand, at instant: PhoneInstant) throws(PhoneHostError) {
    switch command {
    case .open: _ = try openIfNeeded(requestedAt: instant)
    case .warm(let isWarm): try warm(isWarm, requestedAt: instant)
    case .play(let pattern, let name, let voice, let felt):
      guard let actuator = try openIfNeeded(requestedAt: instant) else { return }
      if let named, let name {
        // Outputs.OW4.
        if lateness(of: felt, at: now(instant)) == .zero {
          named.add(name, voice.number, from: felt)
        }
      } else if try startIfNeeded(actuator, requestedAt: instant) {
        try play(pattern, voice.number, from: felt, on: actuator, requestedAt: instant)
      }
    case .playLive(let pattern, let voice, let origin, let felt, let gate):
      guard let actuator = try openIfNeeded(requestedAt: instant),
        try startIfNeeded(actuator, requestedAt: instant)
      else { return }
      if let event = pattern.pattern.events.first,
        let stream = event.waveform.flatMap({ StreamedSound(word: $0.path) })
      {
        let start = origin.advanced(by: .seconds(event.time))
        return try play(stream, voice.number, from: start, gate: gate, on: actuator, at: instant)
      }
      try play(
        pattern, voice.number, origin: origin, from: felt, gate: gate, on: actuator,
        requestedAt: instant)
    case .gate(let voice, let gate):
      board.gate(voice.number, haptics: gate.haptics, sound: gate.sound, volume: gate.volume)
    case .role(let role):
      self.role = role
      (actuator as? any SoundRoleActuator)?.setRole(role)
    case .load(let paths):
      guard let actuator else { return }
      sounds.load(paths, sampleRate: actuator.sampleRate, inBackground: !device.isClocked)
    case .stop(let voice): stop(voice.number)
    case .advance: try advance(to: now(instant))
    case .shutDown: try shutDown()
    }
  }

  /// Decodes the sounds that wait for it.
  func finishLoading() { sounds.finishLoading() }

  /// Stops all voices and the device.
  func close() {
    named?.stopAll()
    stopPlayback()
  }

  // MARK: Observing

  /// The activity of an output, as its last command left it.
  struct Status: Sendable {
    /// Whether time has to be advanced often.
    var isRunning = false
    /// Whether everything that was scheduled has been played, apart from feedback by name.
    var isQuiet = true
    /// The feedback that plays by name, whose end comes from the device.
    var activeFeedback: ActiveFeedback?

    /// Whether feedback plays by name.
    var playsNamedFeedback: Bool { activeFeedback.map { !$0.isEmpty } ?? false }
  }

  /// The current activity.
  var status: Status {
    Status(
      isRunning: playback != nil || named?.isWaiting == true, isQuiet: isQuiet,
      activeFeedback: named?.active)
  }

  // MARK: Internals

  /// The end of one playback, set by the actuator's thread.
  private final class Playback: Sendable {
    private let end = Mutex<PlaybackEnding?>(nil)

    var ending: PlaybackEnding? { end.withLock { $0 } }

    func finish(_ ending: PlaybackEnding) { end.withLock { $0 = ending } }
  }

  private let device: ActuatorDevice
  private let profile: ActuatorProfile
  private let sounds: WaveformCache
  private let currentInstant: @Sendable () -> PhoneInstant
  /// The open actuator; `nil` before the device could be opened.
  private var actuator: (any Actuator)?
  /// The purpose of the sound; `nil` before the first sound (Outputs.RL1).
  private var role: SoundRole?
  /// The queue of feedback for an actuator that knows feedback by name; otherwise `nil`.
  private var named: NamedFeedbackQueue?
  private let board = VoiceBoard()
  private var rendered = RenderedPatterns()
  private var playback: Playback?
  /// Whether the device is to run before there is anything to play, and to keep running afterwards.
  private var isWarm = false
  /// Whether a failure of the device was reported, and the device has not worked since.
  private var hasFailed = false
  /// The phone's time at the end of the last attempt to use the device, if it failed.
  private var failedAttemptEnd: PhoneInstant?
  /// The path of the app's sound that could not be opened last.
  private var failedStream: String?
  /// Whether the output is over, or its recording cannot be written.
  private var isOver = false
  /// The instant of the running mixer's first frame, for an actuator on a manual clock.
  private var origin = PhoneInstant.boot
  /// The number of frames that had been rendered when the last voice ended; `nil` while one plays.
  private var quietFrom: Int?
  private var quietSince = PhoneInstant.boot
  /// The last number of rendered frames that was seen, and the time at which it was new.
  private var lastRendered: (frameCount: Int, instant: PhoneInstant) = (-1, .boot)
  /// Whether the device has not asked for a frame for too long.
  private var isStalled = false

  /// The file of a recording actuator.
  private var file: RecordingFile?

  private var clocked: (any ClockedActuator)? { actuator as? any ClockedActuator }
  private var isRecorder: Bool { actuator?.identity.abilities.contains(.recording) ?? false }

  // MARK: The device

  /// Returns the actuator, opened if it was not; `nil` if it cannot be opened.
  private func openIfNeeded(requestedAt instant: PhoneInstant) throws(PhoneHostError)
    -> (any Actuator)?
  {
    if isOver { return nil }
    if let actuator { return actuator }
    try attempt(requestedAt: instant) { () throws(ActuatorError) in
      let new = try device.opened()
      actuator = new
      named = (new as? any NamedFeedbackActuator).map(NamedFeedbackQueue.init)
      if let role { (new as? any SoundRoleActuator)?.setRole(role) }
    }
    guard let actuator else { return nil }
    do throws(PhoneHostError) { file = try RecordingFile(of: actuator) } catch {
      isOver = true
      throw error
    }
    return actuator
  }

  /// Starts the actuator if it does not run; returns whether it runs and takes samples.
  private func startIfNeeded(
    _ actuator: any Actuator, requestedAt instant: PhoneInstant
  ) throws(PhoneHostError) -> Bool {
    // Outputs.OW7.
    if playback != nil { return !isStalled }
    try attempt(requestedAt: instant) { () throws(ActuatorError) in
      let new = Playback()
      try actuator.start(VoiceMixer(board, sampleRate: actuator.sampleRate)) { new.finish($0) }
      playback = new
    }
    guard playback != nil else { return false }
    let now = now(instant)
    origin = now
    lastRendered = (-1, now)
    isStalled = false
    // Without a voice there is nothing to wait for.
    (quietFrom, quietSince) = (0, now)
    clocked?.advance(to: now)
    return true
  }

  /// Uses the device, unless the last attempt failed after the request.
  ///
  /// - Throws: The error of the first of successive failures (`Outputs.OH4`).
  private func attempt(
    requestedAt instant: PhoneInstant, _ use: () throws(ActuatorError) -> Void
  ) throws(PhoneHostError) {
    // Outputs.OW5.
    if let failedAttemptEnd, instant <= failedAttemptEnd { return }
    do throws(ActuatorError) {
      try use()
      (hasFailed, failedAttemptEnd) = (false, nil)
    } catch {
      failedAttemptEnd = max(instant, currentInstant())
      if hasFailed { return }
      hasFailed = true
      throw .actuator(error)
    }
  }

  /// Starts the actuator ahead of the first voice, or lets it stop when nothing plays.
  private func warm(
    _ isWarm: Bool, requestedAt instant: PhoneInstant
  ) throws(PhoneHostError) {
    // Outputs.OW3.
    self.isWarm = isWarm
    guard isWarm, let actuator = try openIfNeeded(requestedAt: instant), !device.isClocked,
      named == nil
    else { return }
    _ = try startIfNeeded(actuator, requestedAt: instant)
  }

  /// Stops the device and drops all voices.
  private func stopPlayback() {
    guard playback != nil else { return }
    actuator?.stop()
    playback = nil
    board.clear()
  }

  /// Stops all voices, closes the device and completes its file.
  private func shutDown() throws(PhoneHostError) {
    close()
    isOver = true
    defer { file = nil }
    try file?.finish()
  }

  // MARK: Voices

  private func play(
    _ pattern: HapticPattern, _ id: UInt64, from felt: PhoneInstant, on actuator: any Actuator,
    requestedAt instant: PhoneInstant
  ) throws(PhoneHostError) {
    let rate = actuator.sampleRate
    let now = now(instant)
    let late = lateness(of: felt, at: now)
    if late > .seconds(pattern.duration) { return }
    let frame = frame(of: felt, on: actuator, at: now)
    let hasRoom: Bool
    // A late voice begins in the middle of its events, which its first samples are not.
    if late == .zero, let samples = rendered.samples(of: pattern, sampleRate: rate) {
      hasRoom = board.add(id, samples, at: frame)
    } else {
      let renderer = PatternRenderer(pattern, actuator: profile, sampleRate: rate)
      if late > .zero { renderer.begin(at: Int(late / .seconds(1) * rate)) }
      hasRoom = board.add(id, renderer, at: frame)
      if late == .zero { rendered.keep(pattern, actuator: profile, sampleRate: rate) }
    }
    guard hasRoom else {
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
  private func play(
    _ playback: LivePattern, _ id: UInt64, origin start: PhoneInstant, from felt: PhoneInstant,
    gate: VoiceGate, on actuator: any Actuator, requestedAt instant: PhoneInstant
  ) throws(PhoneHostError) {
    let (profile, rate, span) = (profile, actuator.sampleRate, Self.longestSpan)
    let place = frames(until: felt, rate) - frames(until: start, rate)
    let waveforms = sounds.waveforms(of: playback.pattern, sampleRate: rate)
    let next = PatternRenderer(
      playback, actuator: profile, sampleRate: rate, waveforms: waveforms, longestSpan: span)
    if !board.succeed(id, next, at: place) {
      let first = PatternRenderer(
        playback, actuator: profile, sampleRate: rate, waveforms: waveforms, longestSpan: span)
      let now = now(instant)
      // One frame earlier, because a tap that begins here may have been rounded to the frame
      // before; taps that have begun already are left out.
      let frame = frame(of: felt, on: actuator, at: now)
      let lead = min(1, max(0, place), max(0, frame))
      let late = Int(lateness(of: felt, at: now) / .seconds(1) * rate)
      first.begin(at: max(0, place) + late - lead)
      if !board.add(id, first, at: frame - lead) {
        throw .actuator(.busy(device: actuator.identity.address.description))
      }
    }
    board.gate(id, haptics: gate.haptics, sound: gate.sound, volume: gate.volume)
    quietFrom = nil
  }

  /// Plays the sound that an app writes meanwhile, unless the voice plays it already.
  ///
  /// - Parameters:
  ///   - stream: The sound.
  ///   - start: The instant at which its first frame is to be heard.
  ///   - gate: Whether the sound is audible, and its volume.
  private func play(
    _ stream: StreamedSound, _ id: UInt64, from start: PhoneInstant, gate: VoiceGate,
    on actuator: any Actuator, at instant: PhoneInstant
  ) throws(PhoneHostError) {
    if !board.plays(id) {
      // Each part of the player's pattern asks again.
      guard failedStream != stream.path else { return }
      let rate = actuator.sampleRate
      let (now, progress) = (now(instant), actuator.progress)
      let ideal =
        clocked != nil
        ? frames(until: start, rate)
        : progress.rendered - Int(progress.latency * rate)
          + (start >= now
            ? start.frames(since: now, sampleRate: rate)
            : -now.frames(since: start, sampleRate: rate))
      let late = Double(max(0, progress.rendered - ideal)) / rate * SharedSound.sampleRate
      var voice: StreamVoice?
      do throws(SharedSoundError) {
        let sound = try SharedSound(opening: stream.path)
        voice = StreamVoice(sound, sampleRate: rate, lateness: Int(late))
      } catch {
        failedStream = stream.path
        throw .sound(path: stream.path, reason: error.reason)
      }
      guard let voice else { return }
      if !board.add(id, voice, at: max(ideal, progress.rendered)) {
        throw .actuator(.busy(device: actuator.identity.address.description))
      }
    }
    board.gate(id, haptics: gate.haptics, sound: gate.sound, volume: gate.volume)
    quietFrom = nil
  }

  /// Stops a voice; if no other plays, frames rendered ahead are discarded.
  private func stop(_ id: UInt64) {
    board.stop(id)
    named?.stop(id)
    // Outputs.OS5. A clocked actuator renders only frames that are due, so there is nothing to
    // drop.
    if playback != nil, clocked == nil, !isStalled, !board.hasOther(than: id) { actuator?.flush() }
  }

  // MARK: Time

  /// Returns the time at which a command is carried out, which was requested at an instant.
  private func now(_ instant: PhoneInstant) -> PhoneInstant {
    // A device with a clock of its own has advanced since the request.
    device.isClocked ? instant : max(instant, currentInstant())
  }

  private func advance(to now: PhoneInstant) throws(PhoneHostError) {
    guard let actuator, !isOver else { return }
    do throws(ActuatorError) { try named?.advance(to: now) } catch { throw .actuator(error) }
    if isRecorder { _ = try startIfNeeded(actuator, requestedAt: now) }
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
    let progress = actuator.progress
    if board.isPlaying, !isStalled {
      quietFrom = nil
    } else if quietFrom == nil {
      quietFrom = progress.rendered
      quietSince = now
    }
    if isRecorder || (isWarm && !device.isClocked) { quietSince = now }
    if quietFrom != nil, quietSince.advanced(by: Self.lingering) <= now { return stopPlayback() }
    try checkForStall(progress, at: now)
  }

  /// Drops all voices when the device has not asked for a frame for too long.
  private func checkForStall(
    _ progress: PlaybackProgress, at now: PhoneInstant
  ) throws(PhoneHostError) {
    // Outputs.OW7.
    guard !device.isClocked else { return }
    if progress.rendered != lastRendered.frameCount {
      lastRendered = (progress.rendered, now)
      if isStalled { (isStalled, hasFailed) = (false, false) }
    }
    let limit = Self.stallLimit + .seconds(2 * progress.latency)
    guard !isStalled, lastRendered.instant.advanced(by: limit) <= now else { return }
    (isStalled, hasFailed) = (true, true)
    board.stopAll()
    throw .actuator(
      .refused(
        device: device.address.description,
        reason: "it has taken no samples for \(Int(limit / .seconds(1))) s"))
  }

  /// Whether everything that was scheduled has been played by the device.
  private var isQuiet: Bool {
    if named?.isWaiting == true { return false }
    guard let actuator, playback != nil else { return true }
    if isStalled { return true }
    guard let quietFrom, !board.isPlaying else { return false }
    return actuator.progress.played >= quietFrom
  }

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

  /// Returns the time by which a voice has missed its beginning; 0 if it is played from its
  /// beginning all the same.
  private func lateness(of felt: PhoneInstant, at now: PhoneInstant) -> Duration {
    // Outputs.OW4.
    let late = felt < now ? felt.duration(to: now) : .zero
    return device.isClocked || late <= Self.maximumLateness ? .zero : late
  }

  /// Returns whole frames from the mixer's first to an instant; negative for an earlier instant.
  ///
  /// Differences of the results accumulate no rounding error.
  private func frames(until instant: PhoneInstant, _ rate: Double) -> Int {
    instant >= origin
      ? instant.frames(since: origin, sampleRate: rate)
      : -origin.frames(since: instant, sampleRate: rate)
  }

  /// Returns the mixer's frame at which an instant is felt.
  ///
  /// An actuator on a manual clock plays frame 0 at its origin, so the result is exact. Of any
  /// other actuator only the number of frames taken and the latency are known.
  private func frame(
    of felt: PhoneInstant, on actuator: any Actuator, at now: PhoneInstant
  ) -> Int {
    let rate = actuator.sampleRate
    if clocked != nil { return felt.frames(since: origin, sampleRate: rate) }
    let progress = actuator.progress
    let lead = felt.frames(since: now, sampleRate: rate) - Int(progress.latency * rate)
    return progress.rendered + max(0, lead)
  }
}
