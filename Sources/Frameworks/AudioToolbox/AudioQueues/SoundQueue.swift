import Synchronization
import TactusPhoneClient
import TactusPhoneLink
import TactusThreads
import TactusVirtualTime

/// An audio queue: what queues that play and that record have in common.
///
/// Steps AudioQueues.AQ1…
///
/// - Thread: any, for every member; none calls the app while it holds a lock.
class SoundQueue: @unchecked Sendable {
  // The mutable state is in `state`, which has a lock; `reference` is set once, before the app gets
  // it.

  /// The queues of the app.
  static let all = LiveReferences<SoundQueue>()

  /// The reference of the queue.
  private(set) final var reference = OpaquePointer(bitPattern: 8)
  /// The format of the app's buffers.
  final let format: AudioStreamBasicDescription
  /// The samples of the app's buffers.
  final let layout: PCMLayout
  /// Calls the app.
  final let callbacks: QueueCallbacks
  /// Whether the phone's time waits for the app, as in a test.
  final let isInVirtualTime: Bool

  /// The state that queues have in common.
  ///
  /// Sendable because the lock around it is held while it is used.
  struct State: @unchecked Sendable {
    var buffers = QueueBuffers()
    /// Whether the app has started the queue, and it is not stopped.
    var isRunning = false
    var isPaused = false
    /// Whether buffers are being given back.
    var isResetting = false
    /// Whether the queue is disposed of when it stops.
    var isDisposing = false
    /// Whether callbacks are no longer made.
    var isOver = false
    /// The number of the start, so that what belongs to an earlier one ends.
    var generation = 0
    var listeners: [Listener] = []
    var parameters: [AudioQueueParameterID: Float] = [
      kAudioQueueParam_Volume: 1, kAudioQueueParam_PlayRate: 1, kAudioQueueParam_Pitch: 0,
      kAudioQueueParam_VolumeRampTime: 0, kAudioQueueParam_Pan: 0,
    ]
    var timePitch = TimePitchSettings()
    var metersLevels = false
    var magicCookie: [UInt8] = []
    var timelines: [OpaquePointer: Int] = [:]
  }

  /// A function that is told of the changes of a property.
  ///
  /// Sendable because the app is responsible for its value.
  struct Listener: @unchecked Sendable {
    var property: AudioQueuePropertyID
    var function: AudioQueuePropertyListenerProc
    var data: UnsafeMutableRawPointer?
  }

  final let state = Mutex(State())

  init(_ format: AudioStreamBasicDescription, _ layout: PCMLayout, _ callbacks: QueueCallbacks) {
    (self.format, self.layout, self.callbacks) = (format, layout, callbacks)
    link = AppPhone.link
    isInVirtualTime = !link.isInRealTime
  }

  deinit { state.withLock { $0.buffers.freeAll() } }

  /// Adds the queue to those of the app; returns its reference.
  final func publish() -> OpaquePointer {
    let new = Self.all.add(self)
    reference = new
    return new
  }

  // MARK: Doing

  /// Begins to play or to record at a time of the host; returns a status.
  func start(at host: UInt64?) -> OSStatus { kAudio_UnimplementedError }

  /// Stops; returns a status.
  func stop(isImmediate: Bool) -> OSStatus { kAudio_UnimplementedError }

  /// Gives all buffers back; returns a status.
  func reset() -> OSStatus { kAudio_UnimplementedError }

  /// Pauses; returns a status.
  func pause() -> OSStatus { kAudio_UnimplementedError }

  /// Sets a parameter or a setting of the time pitch; does nothing for a queue that records.
  func settingsChanged(_ state: State) {}

  /// The levels of the channels, 0…1.
  var levels: [AudioQueueLevelMeterState] { [] }

  /// The frames since the start; `nil` while nothing runs.
  var position: Double? { nil }

  /// The number of gaps in the frames since the queue was created.
  var gapCount: Int { 0 }

  /// Stops and frees everything; no callback is made afterwards.
  final func end() {
    state.withLock { state in
      state.isOver = true
      state.listeners = []
    }
    _ = stop(isImmediate: true)
    if let reference { _ = Self.all.remove(reference) }
  }

  // MARK: Observing

  /// The phone's time in nanoseconds.
  final var now: UInt64 { UInt64(max(0, link.connection.now.nanoseconds)) }

  /// Whether the queue runs.
  final var isRunning: Bool { state.withLock { $0.isRunning } }

  /// Sets whether the queue runs; tells the listeners of a change.
  final func setRunning(_ isRunning: Bool) {
    let hasChanged = state.withLock { state in
      defer {
        state.isRunning = isRunning
        state.isPaused = false
        state.generation += 1
      }
      return state.isRunning != isRunning
    }
    if hasChanged { tell(kAudioQueueProperty_IsRunning) }
  }

  /// Tells the listeners of a property that it has changed.
  final func tell(_ property: AudioQueuePropertyID) {
    let listeners = state.withLock { state in
      state.listeners.filter { $0.property == property }
    }
    guard let reference, !listeners.isEmpty else { return }
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let queue = reference
    callbacks.call(waits: isInVirtualTime && PhoneTime.isOnMainQueue) {
      for listener in listeners { listener.function(listener.data, queue, property) }
    }
  }

  // MARK: Internals

  private final let link: ClientLink
}
