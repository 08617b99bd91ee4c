import Synchronization

/// The frames pending for their times (Players.QR1…).
///
/// - Thread: any.
final class PictureQueue: SampleQueue {
  /// The app's closure that enqueues frames.
  let request = SampleRequest()

  /// The state.
  var status: AVQueuedSampleBufferRenderingStatus { state.withLock { $0.status } }
  /// The reason for the state `failed`.
  var error: (any Error)? { state.withLock { $0.error } }
  /// Whether there are no pending frames.
  var isEmpty: Bool { state.withLock { $0.waiting.isEmpty } }
  /// Whether there is room for more frames (Players.QR3).
  var wantsSamples: Bool {
    state.withLock { $0.status != .failed && $0.waiting.count < Self.capacity }
  }
  /// The number of frames enqueued so far.
  var enqueuedCount: Int { state.withLock { $0.enqueuedCount } }

  /// The timebase set by the app; nil for none.
  var controlTimebase: CMTimebase? {
    get { state.withLock { $0.control } }
    set { state.withLock { $0.control = newValue } }
  }

  /// The effective timebase (Players.QR2).
  var timebase: CMTimebase {
    state.withLock { $0.synchronizer ?? $0.control } ?? Self.hostTimebase
  }

  /// The shown frame; nil for none.
  var shown: CMSampleBuffer? {
    get { state.withLock { $0.shown } }
    set { state.withLock { $0.shown = newValue } }
  }

  /// Sets the timebase of a synchronizer, and a closure that is called with each frame.
  func follow(_ timebase: CMTimebase?, onData: (@Sendable () -> Void)?) {
    state.withLock { ($0.synchronizer, $0.onData) = (timebase, onData) }
  }

  /// Sets the closure that is called on any thread when frames, or their removal, are to be shown.
  func setOnChange(_ body: @escaping @Sendable () -> Void) {
    state.withLock { $0.onChange = body }
  }

  /// Calls the closure that shows a change.
  func changed() { state.withLock { $0.onChange }?() }

  /// Enqueues a frame in presentation order; other samples cause a failure (Players.QR4).
  ///
  /// - Returns: The error caused by this frame; nil for none.
  func append(_ buffer: CMSampleBuffer) -> AVError? {
    // A buffer without samples only carries attachments.
    guard buffer.numSamples > 0 else { return nil }
    guard buffer.imageBuffer != nil else {
      let error = AVError(.decoderNotFound, reason: "only decoded pictures are shown")
      return state.withLock { state in
        guard state.status != .failed else { return nil }
        (state.status, state.error, state.waiting) = (.failed, error, [])
        return error
      }
    }
    let isImmediate = buffer.isShownImmediately || !buffer.presentationTimeStamp.isNumeric
    let (onChange, onData) = state.withLock { state -> State.Functions in
      guard state.status != .failed else { return (nil, nil) }
      state.status = .rendering
      state.enqueuedCount += 1
      let new = Waiting(buffer: buffer, isImmediate: isImmediate, number: state.enqueuedCount)
      let place =
        isImmediate
        ? state.waiting.endIndex
        : state.waiting.firstIndex { !$0.isImmediate && $0.time > new.time }
          ?? state.waiting.endIndex
      state.waiting.insert(new, at: place)
      return (state.onChange, state.onData)
    }
    onChange?()
    onData?()
    return nil
  }

  /// Removes and returns the frame at a time; earlier ones are removed as well.
  ///
  /// - Returns: The frame; nil if the shown one stays.
  func take(at time: CMTime) -> CMSampleBuffer? {
    state.withLock { state in
      let due = state.waiting.filter { $0.isImmediate || $0.time <= time }
      guard !due.isEmpty else { return nil }
      state.waiting.removeAll { waiting in due.contains { $0.number == waiting.number } }
      // The newer one of the last frame by time and the last one to be shown at once.
      let last = [due.last { $0.isImmediate }, due.last { !$0.isImmediate }]
      let found = last.compactMap(\.self).max { $0.number < $1.number }?.buffer
      state.shown = found
      return found
    }
  }

  /// Removes all frames, and resets the state.
  func removeAll() {
    state.withLock { ($0.waiting, $0.status, $0.error) = ([], .unknown, nil) }
  }

  // MARK: Internals

  private struct Waiting {
    let buffer: CMSampleBuffer
    let isImmediate: Bool
    let number: Int
    var time: CMTime { buffer.presentationTimeStamp }
  }

  private struct State {
    typealias Functions = ((@Sendable () -> Void)?, (@Sendable () -> Void)?)

    var waiting: [Waiting] = []
    var shown: CMSampleBuffer?
    var enqueuedCount = 0
    var status = AVQueuedSampleBufferRenderingStatus.unknown
    var error: (any Error)?
    var control: CMTimebase?
    var synchronizer: CMTimebase?
    var onChange: (@Sendable () -> Void)?
    var onData: (@Sendable () -> Void)?
  }

  /// The number of pending frames above which no more are requested.
  ///
  /// - Source: ours: a third of a second of a movie. Confidence: guess.
  private static let capacity = 10

  /// The host timebase, which is used without another one.
  private static let hostTimebase = CMTimebase(
    time: { CMClock.hostTimeClock.time }, rate: { 1 })

  private let state = Mutex(State())
}
