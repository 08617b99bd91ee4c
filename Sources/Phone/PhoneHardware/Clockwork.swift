import Synchronization

/// What all actuators have in common that are wound by hand: frames against instants.
///
/// A frame is rendered `latency` before it is played, as a real device's buffer would have it.
final class Clockwork: Sendable {
  /// Takes the frames of a block as they are played.
  ///
  /// - Returns: How many of them were taken; fewer end playing with an error.
  typealias Sink = @Sendable (_ block: PlaybackBlock, _ frameCount: Int) -> Int

  let sampleRate: Double
  let latency: Duration

  /// Frames of the largest block a source is asked for.
  ///
  /// - Source: ours, some 10 ms at usual rates. Confidence: guess.
  static let blockFrames = 512

  init(
    device: String, sampleRate: Double, latency: Duration, overflow: ActuatorError? = nil,
    reset: @escaping @Sendable () -> Void = {}, sink: @escaping Sink
  ) {
    self.device = device
    self.sampleRate = sampleRate
    self.latency = latency
    self.overflow = overflow ?? .refused(device: device, reason: "it takes no more frames")
    self.reset = reset
    self.sink = sink
  }

  // MARK: Doing

  func start(
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

  func stop() {
    end(.stopped)
  }

  func flush() {
    state.withLock { state in
      guard let start = state.playing?.start else { return }
      // The frames that wait are skipped: those after them move forward in time.
      let waiting = state.progress.rendered - state.progress.played
      let moved = Duration.seconds(1) * (Double(waiting) / sampleRate)
      state.playing?.start = start.advanced(by: .zero - moved)
      state.progress.played = state.progress.rendered
    }
  }

  func advance(to instant: PhoneInstant) {
    let ending: PlaybackEnding? = state.withLock { state in
      guard var playing = state.playing else { return nil }
      guard let start = playing.start else {
        state.playing?.start = instant
        return nil
      }
      let dueToRender = instant.advanced(by: latency).frames(since: start, sampleRate: sampleRate)
      let dueToPlay = instant.frames(since: start, sampleRate: sampleRate)
      let isTaken = pull(&playing, upTo: dueToRender, &state.progress)
      state.playing = playing
      state.progress.played = max(
        state.progress.played, min(state.progress.rendered, dueToPlay))
      if !isTaken { return .failed(overflow) }
      let isOver = playing.isExhausted && state.progress.played == state.progress.rendered
      return isOver ? .finished : nil
    }
    if let ending { end(ending) }
  }

  // MARK: Observing

  var progress: PlaybackProgress { state.withLock { $0.progress } }

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
  private let overflow: ActuatorError
  private let reset: @Sendable () -> Void
  private let sink: Sink
  private let room = Room()
  private let state = Mutex(State())

  /// Has the source fill what is due; returns whether the sink took all of it.
  private func pull(
    _ playing: inout Playing, upTo due: Int, _ progress: inout PlaybackProgress
  ) -> Bool {
    while !playing.isExhausted, progress.rendered < due {
      let block = room.block(min(Self.blockFrames, due - progress.rendered))
      let filled = max(0, min(block.frameCount, playing.handover.source.fill(block)))
      playing.isExhausted = filled < block.frameCount
      progress.rendered += filled
      if sink(block, filled) < filled { return false }
    }
    return true
  }

  private func end(_ ending: PlaybackEnding) {
    let playing = state.withLock { state in
      let playing = state.playing
      state.playing = nil
      return playing
    }
    playing?.whenOver(ending)
  }
}
