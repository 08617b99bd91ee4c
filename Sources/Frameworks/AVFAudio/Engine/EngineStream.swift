import Foundation
import Synchronization
import TactusCrashReports
import TactusHapticPatterns
import TactusHapticPlayback
import TactusPhoneClient
import TactusPhoneLink
import TactusSharedSound
import TactusThreads
import TactusVirtualTime

/// The output of an engine to a phone in real time, through memory that a thread of the app writes
/// and the phone's devices read.
///
/// Steps AudioEngine.RS1…
///
/// - Thread: any, one at a time for `start` and `stop`.
final class EngineStream: EngineOutput, PlayingSound, Sendable {
  /// Creates an output that is stopped.
  ///
  /// - Parameters:
  ///   - renderer: The renderer of the engine.
  ///   - files: The files that are read ahead while the output runs.
  ///   - events: The callbacks; frames are numbered from the start.
  init(_ renderer: EngineRenderer, _ files: FileReaders, _ events: EngineEvents) {
    (link, players) = (AppPhone.link, SoundEngine.current)
    (self.renderer, self.files, self.events) = (renderer, files, events)
  }

  // MARK: Doing

  func start() throws {
    try players.prepareToPlay()
    stop()
    guard let sound = SharedSound(), link.quota.add(elements: 1) else {
      throw AVAudioSession.error(.resourceNotAvailable)
    }
    let connection = link.connection
    let now: @Sendable () -> Double = { Double(connection.now.nanoseconds) / 1e9 }
    let origin = now() + Self.lead
    let id = LinkIdentifiers.nextPlayer()
    let thread = EngineThread(renderer, sound, origin: origin, now: now)
    let run = OutputRun(player: id, sound: sound, thread: thread)
    state.withLock { $0.run = run }
    players.add(self, as: id)
    thread.start { [weak self] in self?.serve(run) }
    play(run, at: origin)
  }

  func stop() {
    let (run, last) = state.withLock { state in
      defer { state.run = nil }
      if let run = state.run { state.last = run.thread }
      return (state.run, state.last)
    }
    run?.thread.stop()
    last?.wait()
    if let run { release(run) }
  }

  func waitUntilIdle() { state.withLock { $0.run == nil ? $0.last : nil }?.wait() }

  func use(_ plan: RenderPlan) { state.withLock { $0.plan = plan } }

  func pause() {
    guard state.withLock({ $0.run != nil }) else { return }
    stop()
    events.onStopped()
  }

  func interrupt() {
    let run = state.withLock { state in
      defer { state.run = nil }
      if let run = state.run { state.last = run.thread }
      return state.run
    }
    guard let run else { return }
    run.thread.stop()
    events.onStopped()
    // Code that receives the phone's messages must not send any.
    AppContext.with(context) { PhoneTime.runLater { [self] in release(run) } }
  }

  func end(_ id: PlayerID) {
    // The longest pattern is over.
    AppContext.with(context) {
      PhoneTime.runLater { [weak self] in
        guard let self, state.withLock({ $0.run?.player == id }) else { return }
        stop()
        try? start()
      }
    }
  }

  // MARK: Observing

  var latency: Double { state.withLock { $0.run?.thread }?.latency ?? Self.lead }

  /// The number of frames that were rendered too late since the start.
  var missedCount: Int { state.withLock { $0.run?.sound.missedCount } ?? 0 }

  // MARK: Internals

  /// One start of the output.
  private struct OutputRun: Sendable {
    var player: PlayerID
    var sound: SharedSound
    var thread: EngineThread
  }

  private struct State: Sendable {
    var run: OutputRun?
    /// The threads of the last start, which may still be rendering a slice.
    var last: EngineThread?
    var plan: RenderPlan?
  }

  /// The seconds from the start to the first frame, which allow for the message to the phone.
  ///
  /// - Source: ours: 30 ms, some times what the phone needs on a busy machine. Confidence: guess.
  private static let lead = 0.03
  /// The duration of the phone's player in seconds, close to the maximum duration of an event.
  private static let duration = 80_000.0

  private let link: ClientLink
  private let players: SoundEngine
  private let renderer: EngineRenderer
  private let files: FileReaders
  private let events: EngineEvents
  private let context = AppContext.current
  private let state = Mutex(State())
  /// Whether a report to the main actor is pending.
  private let isReporting = Atomic(false)

  /// Makes the phone play the memory.
  private func play(_ run: OutputRun, at origin: Double) {
    let event = HapticEvent(
      .audioCustom, time: 0, duration: Self.duration,
      waveform: WaveformReference(
        path: StreamedSound(run.sound.path).word, usesVolumeEnvelope: false))
    link.connection.send(
      .player(run.player, .create(HapticPattern(events: [event]), engine: players.engine)))
    link.connection.send(.player(run.player, .execute(.start, at: origin)))
  }

  private func release(_ run: OutputRun) {
    players.remove(run.player)
    link.quota.remove(elements: 1)
    link.connection.send(.player(run.player, .release))
  }

  /// Reads files ahead, and reports events to the main actor.
  private func serve(_ run: OutputRun) {
    files.fill()
    if run.sound.missedCount > 0 {
      RuntimeWarning.once(
        """
        an AVAudioEngine did not render in time, and its sound has gaps
        A block of a source or sink node takes too long, or the machine is busy.
        """)
    }
    let plan = state.withLock { $0.plan }
    let hasNews =
      renderer.hasRetired
      || (plan.map { plan in
        plan.taps.contains(where: \.isFull) || plan.hasFinished
      } ?? false)
    let heard = run.thread.heardCount
    guard hasNews || events.awaitsHearing(),
      !isReporting.exchange(true, ordering: .acquiringAndReleasing)
    else { return }
    let rendered = run.sound.writtenCount
    AppContext.with(context) {
      PhoneTime.runLater { [self] in
        isReporting.store(false, ordering: .releasing)
        events.onRendered(rendered)
        events.onHeard(heard)
      }
    }
  }
}
