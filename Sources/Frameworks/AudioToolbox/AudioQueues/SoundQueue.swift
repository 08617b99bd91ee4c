import Synchronization
import TactusPhoneClient
import TactusPhoneLink
import TactusThreads
import TactusVirtualTime

/// An audio queue: the superclass of queues for playback and recording.
///
/// Steps AudioQueues.AQ1…
///
/// - Thread: any, for every member; none calls the app while it holds a lock.
class SoundQueue: @unchecked Sendable {
  // The mutable state is in `state`, which has a lock; `reference` is set once, before the app
  // receives it.

  /// The queues of the app.
  static let all = LiveReferences<SoundQueue>()

  /// The reference of the queue.
  private(set) final var reference = OpaquePointer(bitPattern: 8)
  /// The format of the app's buffers.
  final let format: AudioStreamBasicDescription
  /// The PCM layout of the app's buffers.
  final let layout: PCMLayout
  /// Calls the app.
  final let callbacks: QueueCallbacks
  /// Whether the phone's time waits for the app, as in a test.
  final let isInVirtualTime: Bool

  /// The state of both kinds of queues.
  ///
  /// Sendable because the lock around it is held while it is used.
  struct State: @unchecked Sendable {
    var buffers = QueueBuffers()
    /// Whether the queue is running, from the app's start to its stop.
    var isRunning = false
    var isPaused = false
    /// Whether buffers are being returned.
    var isResetting = false
    /// Whether the queue is disposed of when it stops.
    var isDisposing = false
    /// Whether callbacks have ended.
    var isOver = false
    /// The number of the start, so that work of an earlier one ends.
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

  /// A listener of a property.
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

  /// Starts playback or recording at a host time; returns a status.
  func start(at host: UInt64?) -> OSStatus { kAudio_UnimplementedError }

  /// Stops; returns a status.
  func stop(isImmediate: Bool) -> OSStatus { kAudio_UnimplementedError }

  /// Returns all buffers to the app; returns a status.
  func reset() -> OSStatus { kAudio_UnimplementedError }

  /// Pauses; returns a status.
  func pause() -> OSStatus { kAudio_UnimplementedError }

  /// Applies a parameter or a time pitch setting; does nothing for a recording queue.
  func settingsChanged(_ state: State) {}

  /// The levels of the channels, 0…1.
  var levels: [AudioQueueLevelMeterState] { [] }

  /// The frames since the start; `nil` while the queue is not running.
  var position: Double? { nil }

  /// The number of gaps since the queue was created.
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

  /// Whether the queue is running.
  final var isRunning: Bool { state.withLock { $0.isRunning } }

  /// Sets whether the queue is running; notifies the listeners of a change.
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

  /// Notifies the listeners of a property.
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
