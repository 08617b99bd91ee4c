import Synchronization

/// The pictures that wait for their times (Players.QR1…).
///
/// - Thread: any.
final class PictureQueue: SampleQueue {
  /// The app's function that enqueues pictures.
  let request = SampleRequest()

  /// The state.
  var status: AVQueuedSampleBufferRenderingStatus { state.withLock { $0.status } }
  /// The reason for the state `failed`.
  var error: (any Error)? { state.withLock { $0.error } }
  /// Whether no picture waits.
  var isEmpty: Bool { state.withLock { $0.waiting.isEmpty } }
  /// Whether fewer pictures wait than there is room for (Players.QR3).
  var wantsSamples: Bool {
    state.withLock { $0.status != .failed && $0.waiting.count < Self.capacity }
  }
  /// The number of pictures that the app has enqueued so far.
  var enqueuedCount: Int { state.withLock { $0.enqueuedCount } }

  /// The timebase that the app has set; nil for none.
  var controlTimebase: CMTimebase? {
    get { state.withLock { $0.control } }
    set { state.withLock { $0.control = newValue } }
  }

  /// The timebase that applies (Players.QR2).
  var timebase: CMTimebase {
    state.withLock { $0.synchronizer ?? $0.control } ?? Self.hostTimebase
  }

  /// The picture that is shown; nil for none.
  var shown: CMSampleBuffer? {
    get { state.withLock { $0.shown } }
    set { state.withLock { $0.shown = newValue } }
  }

  /// Sets the timebase of a synchronizer, and a function that is called with each picture.
  func follow(_ timebase: CMTimebase?, onData: (@Sendable () -> Void)?) {
    state.withLock { ($0.synchronizer, $0.onData) = (timebase, onData) }
  }

  /// Sets the function that is called on any thread when pictures, or their removal, are to be
  /// shown.
  func setOnChange(_ body: @escaping @Sendable () -> Void) {
    state.withLock { $0.onChange = body }
  }

  /// Calls the function that shows a change.
  func changed() { state.withLock { $0.onChange }?() }

  /// Enqueues a frame in presentation order; other samples fail (Players.QR4).
  ///
  /// - Returns: The error that this picture has caused; nil for none.
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

  /// Removes and returns the picture of a time; earlier ones are removed as well.
  ///
  /// - Returns: The picture; nil if the one that is shown stays.
  func take(at time: CMTime) -> CMSampleBuffer? {
    state.withLock { state in
      let due = state.waiting.filter { $0.isImmediate || $0.time <= time }
      guard !due.isEmpty else { return nil }
      state.waiting.removeAll { waiting in due.contains { $0.number == waiting.number } }
      // Of the last one by time and the last one to be shown at once, the newer one.
      let last = [due.last { $0.isImmediate }, due.last { !$0.isImmediate }]
      let found = last.compactMap(\.self).max { $0.number < $1.number }?.buffer
      state.shown = found
      return found
    }
  }

  /// Removes all pictures; one can begin anew.
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

  /// The largest number of pictures that wait before no more are wanted.
  ///
  /// - Source: ours: a third of a second of a film. Confidence: guess.
  private static let capacity = 10

  /// The time of the host, which applies without another timebase.
  private static let hostTimebase = CMTimebase(
    time: { CMClock.hostTimeClock.time }, rate: { 1 })

  private let state = Mutex(State())
}
