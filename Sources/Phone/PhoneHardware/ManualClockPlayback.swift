import Synchronization
import TactusPhoneTypes

/// The playback of an actuator whose time the caller advances: converts instants to frames and
/// pulls them.
///
/// A frame is rendered `latency` before it is played, like in a real device's buffer.
package final class ManualClockPlayback: Sendable {
  /// Receives the frames of a block as they are played; an error ends playback.
  package typealias Sink =
    @Sendable (_ block: PlaybackBlock, _ frameCount: Int) throws(ActuatorError) -> Void

  package let sampleRate: Double
  let latency: Duration

  /// The number of frames in the largest block that is requested from a source.
  ///
  /// - Source: ours, some 10 ms at usual rates. Confidence: guess.
  static let blockFrames = 512

  /// Creates a stopped playback.
  ///
  /// - Parameter device: The name of the device in errors.
  /// - Parameter sampleRate: Frames per second.
  /// - Parameter latency: Time from the rendering of a frame to its playing.
  /// - Parameter reset: Called at each start, before frames are requested from the source.
  /// - Parameter silence: Called at each end, before `whenOver`.
  /// - Parameter sink: Receives the played frames.
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
      state.playing = SourcePlayback(handover: handover, whenOver: whenOver)
      state.progress = PlaybackProgress(latency: latency / .seconds(1))
      return true
    }
    if !started { throw .busy(device: device) }
  }

  package func stop() {
    end(.stopped)
  }

  /// Ends playback with an error, as the loss of a device does.
  package func fail(_ error: ActuatorError) {
    end(.failed(error))
  }

  package func flush() {
    state.withLock { state in
      guard let start = state.playing?.start else { return }
      // The waiting frames are skipped, so later ones are played earlier.
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

  /// Whether a source is playing.
  package var isPlaying: Bool { state.withLock { $0.playing != nil } }

  /// Returns the instant at which a frame is played; `nil` until time was advanced, and while
  /// nothing plays.
  package func instant(ofFrame frame: Int) -> PhoneInstant? {
    state.withLock { state in
      guard let start = state.playing?.start else { return nil }
      // Rounded up, so that the frame is due at the instant.
      let nanoseconds = (Double(frame) / sampleRate * 1e9).rounded(.up)
      return start.advanced(by: .nanoseconds(Int64(nanoseconds)))
    }
  }

  // MARK: Internals

  /// The playback of one source.
  private struct SourcePlayback {
    var handover: SourceHandover
    var whenOver: @Sendable (PlaybackEnding) -> Void
    /// The instant of the first frame; `nil` until time was advanced.
    var start: PhoneInstant?
    var isExhausted = false
  }

  private struct State {
    var playing: SourcePlayback?
    var progress = PlaybackProgress()
  }

  /// The storage for one block of three signals.
  private final class BlockBuffers: Sendable {
    nonisolated(unsafe) let samples: UnsafeMutablePointer<Float>

    init() {
      samples = .allocate(capacity: 3 * ManualClockPlayback.blockFrames)
      samples.initialize(repeating: 0, count: 3 * ManualClockPlayback.blockFrames)
    }

    deinit { samples.deallocate() }

    func block(_ frameCount: Int) -> PlaybackBlock {
      PlaybackBlock(
        drive: samples, left: samples + ManualClockPlayback.blockFrames,
        right: samples + 2 * ManualClockPlayback.blockFrames, frameCount: frameCount)
    }
  }

  private let device: String
  private let reset: @Sendable () -> Void
  private let silence: @Sendable () -> Void
  private let sink: Sink
  private let room = BlockBuffers()
  private let state = Mutex(State())

  /// Has the source render the due frames; returns the error of the sink, if there is one.
  private func pull(
    _ playing: inout SourcePlayback, upTo due: Int, _ progress: inout PlaybackProgress
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
