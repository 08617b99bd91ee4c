import Synchronization
import TactusThreads
import TactusVirtualTime

/// The audio samples pending for their times (Players.QR8…).
///
/// - Thread: any; playback changes on the main one.
final class SoundQueue: SampleQueue, @unchecked Sendable {
  // The state has a lock; `sound` is used on the main actor, and the closures are set once.

  /// The settings that an app can change during playback.
  struct Settings: Equatable {
    var volume: Float = 1
    var isMuted = false
    var keepsPitch = true
  }

  /// A pending buffer of samples.
  struct Piece {
    let buffer: CMSampleBuffer
    let start: CMTime
    let end: CMTime
    let number: Int
    /// Whether the player has scheduled it.
    var isScheduled = false
  }

  /// The app's closure that enqueues samples.
  let request = SampleRequest()
  /// Called with the time from which samples were lost.
  var onFlush: (CMTime) -> Void = { _ in }
  /// Called with a closure that changes the state outside of the renderer's methods.
  var changeStatus: (() -> Void) -> Void = { $0() }

  /// The state.
  var status: AVQueuedSampleBufferRenderingStatus { state.withLock { $0.status } }
  /// The reason for the state `failed`.
  var error: (any Error)? { state.withLock { $0.error } }
  /// Whether there are no pending samples.
  var isEmpty: Bool { state.withLock { $0.pieces.isEmpty } }
  /// The number of buffers enqueued so far.
  var enqueuedCount: Int { state.withLock { $0.enqueuedCount } }
  /// The timebase of the synchronizer; without one, a stopped timebase.
  var timebase: CMTimebase { state.withLock { $0.timebase } ?? Self.standing }

  /// The settings of playback.
  var settings: Settings {
    get { state.withLock { $0.settings } }
    set {
      let old = state.withLock { state in
        defer { state.settings = newValue }
        return state.settings
      }
      if old.keepsPitch == newValue.keepsPitch { changed() } else { restart() }
    }
  }

  /// Whether there is room for more samples (Players.QR3).
  var wantsSamples: Bool {
    let now = timebase.time
    return state.withLock { state in
      guard let first = state.pieces.first, let last = state.pieces.last else {
        return state.status != .failed
      }
      return state.status != .failed && last.end - CMTimeMaximum(first.start, now) < Self.capacity
    }
  }

  /// Enqueues linear PCM samples; others cause a failure (Players.QR4).
  func append(_ buffer: CMSampleBuffer) {
    guard buffer.numSamples > 0 else { return }
    let sound = buffer.formatDescription?.audioStreamBasicDescription
    let onData = state.withLock { state -> (@Sendable () -> Void)? in
      guard state.status != .failed else { return nil }
      guard let sound, sound.mFormatID == kAudioFormatLinearPCM, sound.mSampleRate > 0,
        buffer.dataBuffer != nil
      else {
        (state.status, state.pieces) = (.failed, [])
        state.error = AVError(.decoderNotFound, reason: "only linear PCM is rendered")
        return nil
      }
      state.status = .rendering
      state.enqueuedCount += 1
      let time = buffer.presentationTimeStamp
      let start = time.isNumeric ? time : state.pieces.last?.end ?? .zero
      let length = CMTime(
        value: Int64(buffer.numSamples), timescale: CMTimeScale(clamping: Int(sound.mSampleRate)))
      state.pieces.append(
        Piece(buffer: buffer, start: start, end: start + length, number: state.enqueuedCount))
      return state.onData
    }
    onData?()
    changed()
  }

  /// Removes all samples, and resets the state.
  func removeAll() {
    state.withLock { ($0.pieces, $0.status, $0.error) = ([], .unknown, nil) }
    restart()
  }

  /// Removes the samples from a time on.
  ///
  /// - Returns: Whether there were some.
  func remove(from time: CMTime) -> Bool {
    let hasRemoved = state.withLock { state in
      let count = state.pieces.count
      state.pieces.removeAll { $0.start >= time }
      return state.pieces.count < count
    }
    if hasRemoved { restart() }
    return hasRemoved
  }

  /// Sets the timebase of a synchronizer, and a closure that is called with each buffer.
  func follow(_ timebase: CMTimebase?, onData: (@Sendable () -> Void)?) {
    state.withLock { ($0.timebase, $0.onData) = (timebase, onData) }
  }

  /// Follows the time of a synchronizer; nil while it is stopped.
  func run(_ course: RenderingCourse?) {
    state.withLock { $0.course = course }
    restart()
  }

  // MARK: Internals

  private struct State {
    var pieces: [Piece] = []
    var settings = Settings()
    var status = AVQueuedSampleBufferRenderingStatus.unknown
    var error: (any Error)?
    var enqueuedCount = 0
    var timebase: CMTimebase?
    var course: RenderingCourse?
    var onData: (@Sendable () -> Void)?
    /// Whether an update is pending on the main actor.
    var isUpdating = false
    /// Whether playback restarts with the next update.
    var restarts = false
  }

  /// The duration of pending samples above which no more are requested.
  ///
  /// - Source: ours. Confidence: guess.
  private static let capacity = CMTime(value: 1, timescale: 1)

  /// The stopped timebase that is used without a synchronizer.
  private static let standing = CMTimebase(time: { .zero }, rate: { 0 })

  private let state = Mutex(State())
  private let context = AppContext.current
  private var sound: SampleSound?

  private func restart() {
    state.withLock { $0.restarts = true }
    changed()
  }

  /// Updates playback before the turn of the app ends.
  private func changed() {
    let isNew = state.withLock { state in
      defer { state.isUpdating = true }
      return !state.isUpdating
    }
    guard isNew else { return }
    AppContext.with(context) { PhoneTime.runLater { [weak self] in self?.update() } }
  }

  /// Schedules new samples with the player, and removes those that have been heard.
  @MainActor private func update() {
    let (course, settings, restarts) = state.withLock { state in
      defer { (state.isUpdating, state.restarts) = (false, false) }
      return (state.course, state.settings, state.restarts)
    }
    if restarts {
      sound?.stop()
      state.withLock { state in
        for index in state.pieces.indices { state.pieces[index].isScheduled = false }
      }
    }
    if let course, course.rate > 0 { play(course, settings) }
    request.ask(for: self)
  }

  @MainActor private func play(_ course: RenderingCourse, _ settings: Settings) {
    let now = course.time(at: CMClock.hostTimeClock.time)
    let pieces = state.withLock { state in
      state.pieces.removeAll { $0.end <= now }
      return state.pieces.filter { !$0.isScheduled }
    }
    guard sound != nil || !pieces.isEmpty else { return }
    let sound =
      sound
      ?? SampleSound(
        onProgress: { [weak self] in self?.changed() },
        onLoss: { [weak self] in
          guard let self else { return }
          onFlush(timebase.time)
          restart()
        })
    self.sound = sound
    do {
      let taken = try sound.play(pieces, course, settings)
      state.withLock { state in
        for index in state.pieces.indices where taken.contains(state.pieces[index].number) {
          state.pieces[index].isScheduled = true
        }
      }
    } catch {
      changeStatus { state.withLock { ($0.status, $0.error, $0.pieces) = (.failed, error, []) } }
    }
  }
}
