import AVFAudio
import Synchronization
import TactusSoundProcessing
import TactusVirtualTime

/// An audio queue for recording.
///
/// Its frames come from the input node of an audio engine, which hears the phone's microphone. In
/// real time a thread of the queue's own fills buffers; in virtual time the rendering does, which
/// waits for the app (AudioQueues.AQ3).
///
/// Sendable because what changes is atomic, or a lock guards it.
final class InputQueue: SoundQueue, @unchecked Sendable {
  typealias OnFilled = (
    OpaquePointer, AudioQueueBufferRef, UnsafePointer<AudioTimeStamp>, UInt32
  ) -> Void

  init(
    _ format: AudioStreamBasicDescription, _ layout: PCMLayout, _ callbacks: QueueCallbacks,
    onFilled: @escaping OnFilled
  ) {
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let onFilled = onFilled
    self.onFilled = { onFilled($0, $1, $2, $3) }
    let reference = QueueReference<InputQueue>()
    let serve: @Sendable () -> Void = { reference.queue?.serve() }
    let ring = InputRing(
      sampleRate: Self.inputRate, onWritten: QueueCallbacks.isInVirtualTime ? serve : nil)
    self.ring = ring
    engine = QueueEngine { engine in try Self.connect(engine, ring) }
    filler = Mutex(BufferFiller(layout, sampleRate: Self.inputRate))
    super.init(format, layout, callbacks)
    reference.queue = self
    engine.onInterrupted = { reference.queue?.interrupted() }
    engine.onDeviceChanged = { reference.queue?.deviceChanged() }
  }

  // MARK: Buffers

  /// Enqueues a buffer to be filled; returns a status.
  func enqueue(_ buffer: AudioQueueBufferRef) -> OSStatus {
    let status: OSStatus = state.withLock { state in
      guard state.buffers.contains(buffer) else { return kAudioQueueErr_InvalidBuffer }
      if state.isDisposing { return kAudioQueueErr_DisposalPending }
      if state.isResetting { return kAudioQueueErr_EnqueueDuringReset }
      guard state.buffers.enqueued.insert(buffer).inserted else {
        return kAudioQueueErr_BufferEnqueuedTwice
      }
      return noErr
    }
    guard status == noErr else { return status }
    buffer.pointee.mAudioDataByteSize = 0
    filler.withLock { $0.waiting.append(buffer) }
    return noErr
  }

  // MARK: Running

  override func start(at host: UInt64?) -> OSStatus {
    let (wasRunning, isDisposing) = state.withLock { ($0.isRunning, $0.isDisposing) }
    if isDisposing { return kAudioQueueErr_DisposalPending }
    ring.startHost.store(host ?? 0, ordering: .relaxed)
    if !wasRunning { filler.withLock { $0.restart(at: ring) } }
    ring.isPaused.store(false, ordering: .relaxed)
    let status = engine.start()
    guard status == noErr else {
      if wasRunning, !engine.isRunning { setRunning(false) }
      return status
    }
    state.withLock { $0.isPaused = false }
    guard !wasRunning else { return noErr }
    if !isInVirtualTime {
      serving.start { [weak self] in
        self?.serve()
        return self != nil
      }
    }
    setRunning(true)
    return noErr
  }

  override func pause() -> OSStatus {
    state.withLock { if $0.isRunning { $0.isPaused = true } }
    ring.isPaused.store(true, ordering: .relaxed)
    return noErr
  }

  override func stop(isImmediate: Bool) -> OSStatus {
    guard isRunning else { return isImmediate ? reset() : noErr }
    serve()
    serving.stop()
    ring.isPaused.store(true, ordering: .relaxed)
    if isInVirtualTime, isServing.load(ordering: .relaxed) {
      wantsStop.store(true, ordering: .releasing)
    } else {
      engine.stop()
    }
    // Frames that have been recorded come in the last buffer (AudioQueues.AQ11).
    _ = reset()
    setRunning(false)
    if state.withLock({ $0.isDisposing }) { end() }
    return noErr
  }

  override func reset() -> OSStatus {
    state.withLock { $0.isResetting = true }
    let rest = filler.withLock { $0.takeAll(at: ring) }
    state.withLock { state in for part in rest { state.buffers.enqueued.remove(part.buffer) } }
    giveBack(rest, waits: true)
    state.withLock { $0.isResetting = false }
    return noErr
  }

  override func settingsChanged(_ state: State) {
    filler.withLock { $0.metersLevels = state.metersLevels }
  }

  // MARK: Observing

  override var levels: [AudioQueueLevelMeterState] {
    let level = filler.withLock { $0.level }
    return [AudioQueueLevelMeterState](repeating: level, count: layout.channelCount)
  }

  override var position: Double? {
    guard isRunning else { return nil }
    return filler.withLock { $0.frame(at: ring, host: now) }
  }

  // MARK: Internals

  /// The sample rate of the microphone.
  private static let inputRate = 48_000.0

  private let onFilled:
    @Sendable (
      OpaquePointer, AudioQueueBufferRef, UnsafePointer<AudioTimeStamp>, UInt32
    ) -> Void
  private let ring: InputRing
  private let engine: QueueEngine
  private let filler: Mutex<BufferFiller>
  private let serving = QueueServing()
  private let isServing = Atomic(false)
  private let wantsStop = Atomic(false)

  private static func connect(_ engine: AVAudioEngine, _ ring: InputRing) throws {
    let sink = AVAudioSinkNode { stamp, count, list in
      guard let data = list.pointee.mBuffers.mData?.assumingMemoryBound(to: Float.self) else {
        return noErr
      }
      ring.write(data, Int(count), atHost: stamp.pointee.mHostTime)
      return noErr
    }
    engine.attach(sink)
    engine.connect(
      engine.inputNode, to: sink, format: engine.inputNode.inputFormat(forBus: 0))
  }

  /// Fills buffers with recorded frames, and passes them to the app.
  private func serve() {
    guard !isServing.exchange(true, ordering: .acquiringAndReleasing) else { return }
    filler.withLock { $0.take(from: ring) }
    // The app may enqueue the buffer again before the next one is filled.
    while let part = filler.withLock({ $0.fillNext(at: ring) }) {
      state.withLock { _ = $0.buffers.enqueued.remove(part.buffer) }
      giveBack([part], waits: isInVirtualTime)
    }
    isServing.store(false, ordering: .releasing)
    guard wantsStop.exchange(false, ordering: .acquiringAndReleasing) else { return }
    // The callbacks caused by the app's stop are made before the phone's time advances.
    callbacks.call(waits: true) {}
    PhoneTime.runLater { [weak self] in
      guard let self, !isRunning else { return }
      engine.stop()
    }
  }

  private func giveBack(_ parts: [BufferFiller.Part], waits: Bool) {
    guard let reference, !parts.isEmpty else { return }
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let queue = reference
    callbacks.call(waits: waits) { [onFilled, weak self] in
      for part in parts where self?.state.withLock({ !$0.isOver }) ?? false {
        var stamp = AudioTimeStamp()
        (stamp.mSampleTime, stamp.mHostTime) = (part.frame, part.host)
        stamp.mFlags = .sampleHostTimeValid
        onFilled(queue, part.buffer, &stamp, part.packetCount)
      }
    }
  }

  private func interrupted() {
    guard isRunning, !engine.isRunning else { return }
    serving.stop()
    setRunning(false)
  }

  private func deviceChanged() {
    guard isRunning else { return }
    if engine.start() != noErr { interrupted() }
  }
}
