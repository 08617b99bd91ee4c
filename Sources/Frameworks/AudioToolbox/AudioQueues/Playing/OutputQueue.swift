import AVFAudio
import Synchronization
import TactusCrashReports
import TactusVirtualTime

/// An audio queue for playback.
///
/// Its frames come from an audio engine's source node, so that they are rendered on the phone's
/// clock. In real time a thread of the queue's own gives used buffers back; in virtual time the
/// rendering does, which waits for the app (AudioQueues.AQ3).
///
/// Sendable because what changes is atomic, or a lock guards it.
final class OutputQueue: SoundQueue, @unchecked Sendable {
  /// Called with each buffer that was played.
  private let onPlayed: @Sendable (OpaquePointer, AudioQueueBufferRef) -> Void
  private let ring: OutputRing
  private let engine: QueueEngine
  private let nodes: OutputNodes
  private let serving = QueueServing()
  /// Whether the main thread is rendering and returning buffers.
  private let isServing = Atomic(false)
  /// Whether the app has stopped the queue in the meantime.
  private let wantsStop = Atomic(false)

  init(
    _ format: AudioStreamBasicDescription, _ layout: PCMLayout, _ callbacks: QueueCallbacks,
    onPlayed: @escaping (OpaquePointer, AudioQueueBufferRef) -> Void
  ) {
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let onPlayed = onPlayed
    self.onPlayed = { onPlayed($0, $1) }
    let reference = QueueReference<OutputQueue>()
    let serve: @Sendable () -> Void = { reference.queue?.serve() }
    let ring = OutputRing(
      channelCount: layout.channelCount, sampleRate: layout.sampleRate,
      onConsumed: QueueCallbacks.isInVirtualTime ? serve : nil)
    self.ring = ring
    let nodes = OutputNodes(layout, ring)
    self.nodes = nodes
    engine = QueueEngine { engine in try nodes.connect(engine) }
    super.init(format, layout, callbacks)
    reference.queue = self
    engine.onInterrupted = { reference.queue?.interrupted() }
    engine.onDeviceChanged = { reference.queue?.deviceChanged() }
  }

  // MARK: Buffers

  /// Enqueues a buffer; returns a status.
  ///
  /// - Parameters:
  ///   - trims: The numbers of frames to skip at the start and at the end.
  ///   - start: The earliest frame of the queue at which the buffer begins.
  ///   - volume: The volume from its beginning on.
  ///   - actualStart: Set to the frame of the queue at which the buffer begins.
  func enqueue(
    _ buffer: AudioQueueBufferRef, trims: (start: Int, end: Int) = (0, 0), start: Double = 0,
    volume: Float = .nan, actualStart: inout Double
  ) -> OSStatus {
    let bytes = Int(buffer.pointee.mAudioDataByteSize)
    let frameBytes = layout.frameBytes * layout.bufferCount
    let status: OSStatus = state.withLock { state in
      guard state.buffers.contains(buffer) else { return kAudioQueueErr_InvalidBuffer }
      if state.isDisposing { return kAudioQueueErr_DisposalPending }
      if state.isResetting { return kAudioQueueErr_EnqueueDuringReset }
      if state.buffers.enqueued.contains(buffer) { return kAudioQueueErr_BufferEnqueuedTwice }
      guard bytes <= buffer.pointee.mAudioDataBytesCapacity else {
        return kAudioQueueErr_InvalidBuffer
      }
      let frames = bytes / frameBytes - trims.start - trims.end
      guard frames > 0 else { return kAudioQueueErr_BufferEmpty }
      guard ring.hasRoom else { return kAudio_MemFullError }
      state.buffers.enqueued.insert(buffer)
      return noErr
    }
    guard status == noErr else { return status }
    let entry = entry(buffer, bytes / frameBytes, trims, start, volume)
    let place = state.withLock { state -> Double? in
      // Another thread may have filled the ring.
      guard ring.hasRoom else {
        state.buffers.enqueued.remove(buffer)
        return nil
      }
      // Rendered frames count from the start on.
      return max(start, ring.renderedFrame + Double(ring.add(entry)))
    }
    guard let place else {
      entry.samples.deallocate()
      return kAudio_MemFullError
    }
    actualStart = place
    return noErr
  }

  /// The number of pending frames.
  var pendingFrameCount: Int { state.withLock { _ in ring.pendingFrameCount } }

  // MARK: Running

  override func start(at host: UInt64?) -> OSStatus {
    let (wasRunning, settings, isDisposing) = state.withLock { state in
      (state.isRunning, state, state.isDisposing)
    }
    if isDisposing { return kAudioQueueErr_DisposalPending }
    ring.startHost.store(host ?? 0, ordering: .relaxed)
    if !wasRunning {
      ring.restart()
      if nodes.settings != settings.timePitch {
        nodes.settings = settings.timePitch
        engine.discard()
      }
    } else {
      ring.isDraining.store(false, ordering: .relaxed)
    }
    settingsChanged(settings)
    ring.isPaused.store(false, ordering: .relaxed)
    let status = engine.start()
    guard status == noErr else {
      if wasRunning, !engine.isRunning { setRunning(false) }
      return status
    }
    state.withLock { $0.isPaused = false }
    if !isInVirtualTime, !wasRunning {
      serving.start { [weak self] in
        self?.serve()
        return self != nil
      }
    }
    if !wasRunning { setRunning(true) }
    return noErr
  }

  override func pause() -> OSStatus {
    let generation = state.withLock { state -> Int? in
      guard state.isRunning, !state.isPaused else { return nil }
      state.isPaused = true
      return state.generation
    }
    guard let generation else { return noErr }
    ring.isPaused.store(true, ordering: .relaxed)
    // The engine is stopped when all rendered frames have been heard (AudioQueues.AQ8).
    PhoneTime.run(after: Self.pauseDelay) { [weak self] in
      guard let self,
        state.withLock({ $0.isPaused && $0.generation == generation })
      else { return }
      engine.pause()
    }
    return noErr
  }

  override func stop(isImmediate: Bool) -> OSStatus {
    guard isRunning else { return isImmediate ? reset() : noErr }
    guard isImmediate else {
      ring.isDraining.store(true, ordering: .relaxed)
      return noErr
    }
    let isRunning = engine.isRunning
    stopEngine()
    giveBackAll(isRendering: isRunning && isServing.load(ordering: .relaxed))
    setRunning(false)
    return noErr
  }

  override func reset() -> OSStatus {
    giveBackAll(isRendering: engine.isRunning)
    return noErr
  }

  override func settingsChanged(_ state: State) {
    let parameters = state.parameters
    let ramp = Double(parameters[kAudioQueueParam_VolumeRampTime] ?? 0)
    let seconds = state.isRunning ? max(ramp, Self.shortestRamp) : 0
    ring.setVolume(
      parameters[kAudioQueueParam_Volume] ?? 1, frames: Int(seconds * layout.sampleRate))
    ring.metersLevels.store(state.metersLevels, ordering: .relaxed)
    nodes.set(
      pan: parameters[kAudioQueueParam_Pan] ?? 0,
      rate: parameters[kAudioQueueParam_PlayRate] ?? 1,
      pitch: parameters[kAudioQueueParam_Pitch] ?? 0, isBypassed: state.timePitch.isBypassed)
    let isChanged =
      parameters[kAudioQueueParam_PlayRate] != 1 || parameters[kAudioQueueParam_Pitch] != 0
    if isChanged, !state.timePitch.isEnabled {
      RuntimeWarning.once(
        """
        the play rate or the pitch of an audio queue has no effect
        Set kAudioQueueProperty_EnableTimePitch to 1 before the queue starts.
        """)
    }
  }

  // MARK: Observing

  override var levels: [AudioQueueLevelMeterState] { ring.levels }
  override var gapCount: Int { ring.gapCount }

  override var position: Double? {
    let isPaused = state.withLock { $0.isRunning ? $0.isPaused : nil }
    guard isPaused != nil else { return nil }
    return ring.position(at: now) ?? 0
  }

  // MARK: Internals

  /// The minimum duration of volume changes in seconds, which prevents clicks.
  ///
  /// - Source: ours. Confidence: guess.
  private static let shortestRamp = 0.005
  /// The seconds from a pause until the engine stops: longer than engines render ahead.
  ///
  /// - Source: ours. Confidence: guess.
  private static let pauseDelay = 0.2

  private func entry(
    _ buffer: AudioQueueBufferRef, _ frameCount: Int, _ trims: (start: Int, end: Int),
    _ start: Double, _ volume: Float
  ) -> OutputRing.Entry {
    let count = frameCount - trims.start - trims.end
    let samples = UnsafeMutablePointer<Float>.allocate(capacity: count * layout.channelCount)
    let data = buffer.pointee.mAudioData
    // The channels of a noninterleaved buffer follow one another.
    let stride = frameCount * layout.sampleBytes
    let places =
      layout.isInterleaved ? [data] : (0..<layout.channelCount).map { data + $0 * stride }
    for channel in 0..<layout.channelCount {
      for frame in 0..<count {
        let place = layout.place(channel, frame + trims.start, in: places)
        samples[channel * count + frame] = Float(layout.load(place))
      }
    }
    return OutputRing.Entry(
      buffer: buffer, samples: samples, frameCount: count, start: start, volume: volume)
  }

  /// Returns used buffers to the app, and stops the queue after the last one.
  fileprivate func serve() {
    guard !isServing.exchange(true, ordering: .acquiringAndReleasing) else { return }
    giveBack(state.withLock { state in collect(&state) })
    isServing.store(false, ordering: .releasing)
    if wantsStop.exchange(false, ordering: .acquiringAndReleasing) {
      // The callbacks caused by the app's stop are made before the phone's time advances.
      callbacks.call(waits: true) {}
      restEngine()
    }
    finishIfDrained()
  }

  /// Stops the queue when its last buffer has been heard.
  private func finishIfDrained() {
    let end = ring.endHost
    guard end > 0 else { return }
    let wait = Double(end > now ? end - now : 0) / 1e9
    // In real time, the thread checks again in its next iteration.
    guard isInVirtualTime || wait == 0,
      ring.isDraining.exchange(false, ordering: .acquiringAndReleasing)
    else { return }
    guard isInVirtualTime else { return finish() }
    let generation = state.withLock { $0.generation }
    PhoneTime.run(after: wait) { [weak self] in
      guard let self, state.withLock({ $0.isRunning && $0.generation == generation }) else {
        return
      }
      finish()
    }
  }

  private func finish() {
    let isDisposing = state.withLock { $0.isDisposing }
    restEngine()
    giveBackAll(isRendering: true)
    setRunning(false)
    if isDisposing { end() }
  }

  /// Stops the engine on the main thread, unless the queue is running again by then.
  private func restEngine() {
    PhoneTime.runLater { [weak self] in
      guard let self, !isRunning else { return }
      engine.stop()
    }
  }

  private func collect(_ state: inout State) -> [AudioQueueBufferRef] {
    let buffers = ring.collect()
    state.buffers.enqueued.subtract(buffers)
    return buffers
  }

  private func giveBack(_ buffers: [AudioQueueBufferRef], waits: Bool? = nil) {
    guard let reference, !buffers.isEmpty, !state.withLock({ $0.isOver }) else { return }
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let (queue, all) = (reference, buffers)
    callbacks.call(waits: waits ?? isInVirtualTime) { [onPlayed, weak self] in
      for buffer in all where self?.state.withLock({ !$0.isOver }) ?? false {
        onPlayed(queue, buffer)
      }
    }
  }

  /// Returns all buffers to the app; none can be enqueued meanwhile (AudioQueues.AQ7).
  private func giveBackAll(isRendering: Bool) {
    let buffers = state.withLock { state -> [AudioQueueBufferRef] in
      state.isResetting = true
      if isRendering { ring.discardAll() } else { ring.discardNow() }
      let buffers = ring.collect() + ring.takeBack()
      state.buffers.enqueued.subtract(buffers)
      return buffers
    }
    giveBack(buffers, waits: true)
    state.withLock { $0.isResetting = false }
  }

  private func stopEngine() {
    serving.stop()
    ring.isDraining.store(false, ordering: .relaxed)
    guard isInVirtualTime, isServing.load(ordering: .relaxed) else { return engine.stop() }
    // The engine is rendering, and waits for the app.
    ring.isPaused.store(true, ordering: .relaxed)
    wantsStop.store(true, ordering: .releasing)
  }

  private func interrupted() {
    guard isRunning, !engine.isRunning else { return }
    serving.stop()
    setRunning(false)
  }

  private func deviceChanged() {
    guard isRunning, !state.withLock({ $0.isPaused }) else { return }
    if engine.start() != noErr { interrupted() }
  }
}
