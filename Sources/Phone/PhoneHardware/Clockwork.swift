import Synchronization

/// What all actuators have in common that are wound by hand: frames against instants.
///
/// A frame is rendered `latency` before it is played, as a real device's buffer would have it.
package final class Clockwork: Sendable {
  /// Takes the frames of a block as they are played; what it throws ends playing.
  package typealias Sink =
    @Sendable (_ block: PlaybackBlock, _ frameCount: Int) throws(ActuatorError) -> Void

  package let sampleRate: Double
  let latency: Duration

  /// Frames of the largest block a source is asked for.
  ///
  /// - Source: ours, some 10 ms at usual rates. Confidence: guess.
  static let blockFrames = 512

  /// Makes one.
  ///
  /// - Parameter device: What to call the device in errors.
  /// - Parameter sampleRate: Frames a second.
  /// - Parameter latency: Time from a frame's rendering to its playing.
  /// - Parameter reset: Is called at each start, before the source is asked for anything.
  /// - Parameter silence: Is called at each end, before `whenOver`.
  /// - Parameter sink: Takes what is played.
  package init(
    device: String, sampleRate: Double, latency: Duration = .zero,
    reset: @escaping @Sendable () -> Void = {}, silence: @escaping @Sendable () -> Void = {},
    sink: @escaping Sink = { _, _ in }
  ) {
    self.device = device
    self.sampleRate = sampleRate
    self.latency = latency
    self.reset = reset
    self.silence = silence
    self.sink = sink
  }

  // MARK: Doing

  package func start(
    _ source: sending any SignalSource, whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) throws(ActuatorError) {
    let handover = SourceHandover(source)
    let started = state.withLock { state in
      guard state.playing == nil else { return false }
      reset()
      state.playing = Playing(handover: handover, whenOver: whenOver)
      state.progress = PlaybackProgress(latency: latency / .seconds(1))
      return true
    }
    if !started { throw .busy(device: device) }
  }

  package func stop() {
    end(.stopped)
  }

  /// Ends playing with an error, as a device that is lost does.
  package func fail(_ error: ActuatorError) {
    end(.failed(error))
  }

  package func flush() {
    state.withLock { state in
      guard let start = state.playing?.start else { return }
      // The frames that wait are skipped: those after them move forward in time.
      let waiting = state.progress.rendered - state.progress.played
      let moved = Duration.seconds(1) * (Double(waiting) / sampleRate)
      state.playing?.start = start.advanced(by: .zero - moved)
      state.progress.played = state.progress.rendered
    }
  }

  package func advance(to instant: PhoneInstant) {
    let ending: PlaybackEnding? = state.withLock { state in
      guard var playing = state.playing else { return nil }
      guard let start = playing.start else {
        state.playing?.start = instant
        return nil
      }
      let dueToRender = instant.advanced(by: latency).frames(since: start, sampleRate: sampleRate)
      let dueToPlay = instant.frames(since: start, sampleRate: sampleRate)
      let error = pull(&playing, upTo: dueToRender, &state.progress)
      state.playing = playing
      state.progress.played = max(
        state.progress.played, min(state.progress.rendered, dueToPlay))
      if let error { return .failed(error) }
      let isOver = playing.isExhausted && state.progress.played == state.progress.rendered
      return isOver ? .finished : nil
    }
    if let ending { end(ending) }
  }

  // MARK: Observing

  package var progress: PlaybackProgress { state.withLock { $0.progress } }

  /// Whether a source plays.
  package var isPlaying: Bool { state.withLock { $0.playing != nil } }

  /// When a frame is played; `nil` before time has been handed in, and while nothing plays.
  package func instant(ofFrame frame: Int) -> PhoneInstant? {
    state.withLock { state in
      guard let start = state.playing?.start else { return nil }
      // Up, so that the frame is due when the instant has come.
      let nanoseconds = (Double(frame) / sampleRate * 1e9).rounded(.up)
      return start.advanced(by: .nanoseconds(Int64(nanoseconds)))
    }
  }

  // MARK: Internals

  /// A source that plays.
  private struct Playing {
    var handover: SourceHandover
    var whenOver: @Sendable (PlaybackEnding) -> Void
    /// When its first frame is played; `nil` until time has been handed in.
    var start: PhoneInstant?
    var isExhausted = false
  }

  private struct State {
    var playing: Playing?
    var progress = PlaybackProgress()
  }

  /// Room for one block of three signals.
  private final class Room: Sendable {
    nonisolated(unsafe) let samples: UnsafeMutablePointer<Float>

    init() {
      samples = .allocate(capacity: 3 * Clockwork.blockFrames)
      samples.initialize(repeating: 0, count: 3 * Clockwork.blockFrames)
    }

    deinit { samples.deallocate() }

    func block(_ frameCount: Int) -> PlaybackBlock {
      PlaybackBlock(
        drive: samples, left: samples + Clockwork.blockFrames,
        right: samples + 2 * Clockwork.blockFrames, frameCount: frameCount)
    }
  }

  private let device: String
  private let reset: @Sendable () -> Void
  private let silence: @Sendable () -> Void
  private let sink: Sink
  private let room = Room()
  private let state = Mutex(State())

  /// Has the source fill what is due; returns whether the sink took all of it.
  private func pull(
    _ playing: inout Playing, upTo due: Int, _ progress: inout PlaybackProgress
  ) -> ActuatorError? {
    while !playing.isExhausted, progress.rendered < due {
      let block = room.block(min(Self.blockFrames, due - progress.rendered))
      let filled = max(0, min(block.frameCount, playing.handover.source.fill(block)))
      playing.isExhausted = filled < block.frameCount
      progress.rendered += filled
      do throws(ActuatorError) { try sink(block, filled) } catch { return error }
    }
    return nil
  }

  private func end(_ ending: PlaybackEnding) {
    let playing = state.withLock { state in
      let playing = state.playing
      state.playing = nil
      return playing
    }
    guard let playing else { return }
    silence()
    playing.whenOver(ending)
  }
}
