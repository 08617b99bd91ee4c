import AVFAudio
import Synchronization
import TactusSoundProcessing

/// The phone's output and input as an audio unit, on an audio engine.
///
/// Steps AudioUnits.OU1…
///
/// - Thread: any, one at a time; for `render`, the rendering thread.
final class RemoteIO: @unchecked Sendable {
  // The app's settings are in `state`, which has a lock; the running parts are constant while the
  // engine runs.

  /// The units of the app.
  static let all = LiveReferences<RemoteIO>()

  /// The settings of the app.
  struct State: Sendable {
    var output: AudioStreamBasicDescription = .unit(channels: 2)
    var input: AudioStreamBasicDescription = .unit(channels: 1)
    var playsOutput = true
    var recordsInput = false
    var render: AURenderCallbackStruct?
    var heard: AURenderCallbackStruct?
    var isInitialized = false
    /// The numbers that are only stored (AudioUnits.OU2).
    var numbers: [AudioUnitPropertyID: UInt32] = [
      kAudioUnitProperty_MaximumFramesPerSlice: 4096, kAudioUnitProperty_ShouldAllocateBuffer: 1,
      kAUVoiceIOProperty_BypassVoiceProcessing: 0, kAUVoiceIOProperty_VoiceProcessingEnableAGC: 1,
    ]
    var lastStatus: OSStatus = noErr
  }

  /// The kind of the unit.
  let kind: AudioComponentDescription
  /// The reference of the unit.
  private(set) var reference = OpaquePointer(bitPattern: 8)
  let state = Mutex(State())

  init(_ kind: AudioComponentDescription) { self.kind = kind }

  /// Adds the unit to those of the app; returns its reference.
  func publish() -> OpaquePointer {
    let new = Self.all.add(self)
    reference = new
    return new
  }

  // MARK: Running

  /// Whether the unit is running.
  var isRunning: Bool { engine?.isRunning ?? false }

  /// Connects the engine to the app's callbacks; returns a status.
  func initialize() -> OSStatus {
    let settings = state.withLock { $0 }
    guard !settings.isInitialized else { return noErr }
    let ring = InputRing(sampleRate: settings.input.mSampleRate, onWritten: nil)
    self.ring = ring
    inputLayout = PCMLayout(settings.input)
    engine = QueueEngine { [weak self] engine in
      guard let self else { return }
      if settings.playsOutput { try connectOutput(engine, settings) }
      if settings.recordsInput { connectInput(engine, settings, ring) }
    }
    state.withLock { $0.isInitialized = true }
    return noErr
  }

  /// Stops the unit, and releases its engine.
  func uninitialize() {
    engine?.discard()
    engine = nil
    state.withLock { $0.isInitialized = false }
  }

  /// Starts; returns a status.
  func start() -> OSStatus {
    let settings = state.withLock { $0 }
    guard settings.isInitialized, let engine else { return kAudioUnitErr_Uninitialized }
    guard settings.playsOutput || settings.recordsInput else {
      return kAudioUnitErr_CannotDoInCurrentContext
    }
    return engine.start()
  }

  /// Stops.
  func stop() { engine?.stop() }

  // MARK: Rendering

  /// The unit whose callback is running on the rendering thread, which finds it here without a
  /// lock.
  static let rendering = Atomic<UInt>(0)

  /// Returns the unit of a reference, without a lock if it is rendering.
  static func unit(_ reference: OpaquePointer) -> RemoteIO? {
    if let pointer = UnsafeRawPointer(bitPattern: rendering.load(ordering: .acquiring)) {
      let unit = Unmanaged<RemoteIO>.fromOpaque(pointer).takeUnretainedValue()
      if unit.reference == reference { return unit }
    }
    return all.object(reference)
  }

  /// Copies recorded frames to the app's buffers; returns a status.
  ///
  /// - Thread: render. Neither allocates, locks nor logs.
  func render(_ count: Int, into list: UnsafeMutablePointer<AudioBufferList>) -> OSStatus {
    guard let layout = inputLayout, let ring else { return kAudioUnitErr_Uninitialized }
    guard count <= Self.longestRead else { return kAudioUnitErr_TooManyFramesToProcess }
    let buffers = UnsafeMutableAudioBufferListPointer(list)
    guard buffers.count >= layout.bufferCount else { return kAudio_ParamError }
    let bytes = count * layout.frameBytes
    for index in 0..<layout.bufferCount {
      if buffers[index].mData == nil {
        // The unit's own buffers, which are valid during this call.
        buffers[index].mData = memory + index * Self.longestRead * layout.frameBytes
        buffers[index].mDataByteSize = UInt32(bytes)
      }
      guard Int(buffers[index].mDataByteSize) >= bytes else { return kAudio_ParamError }
    }
    let read = ring.read(into: frames, count)
    (frames + read).update(repeating: 0, count: count - read)
    for channel in 0..<layout.channelCount {
      let buffer = layout.isInterleaved ? buffers[0] : buffers[channel]
      guard let data = buffer.mData else { return kAudio_ParamError }
      let first = layout.isInterleaved ? channel * layout.sampleBytes : 0
      for frame in 0..<count {
        layout.store(Double(frames[frame]), at: data + first + frame * layout.frameBytes)
      }
    }
    for index in 0..<layout.bufferCount { buffers[index].mDataByteSize = UInt32(bytes) }
    return noErr
  }

  deinit {
    frames.deallocate()
    memory.deallocate()
    converted.deallocate()
  }

  // MARK: Internals

  /// The maximum number of frames read at a time.
  ///
  /// - Source: ours: the usual largest slice. Confidence: guess.
  private static let longestRead = 4096

  private var engine: QueueEngine?
  private var ring: InputRing?
  private var inputLayout: PCMLayout?
  private let frames = UnsafeMutablePointer<Float>.allocate(capacity: longestRead)
  private let converted = UnsafeMutablePointer<Float>.allocate(capacity: longestRead)
  /// The memory of the buffers, sized for the largest samples and the most channels.
  private let memory = UnsafeMutableRawPointer.allocate(
    byteCount: longestRead * 8 * Int(PCMLayout.largestChannelCount), alignment: 16)

  /// Calls a callback of the app, which may read recorded frames.
  private func call(
    _ callback: AURenderCallbackStruct, _ stamp: UnsafePointer<AudioTimeStamp>, _ bus: UInt32,
    _ count: Int, _ list: UnsafeMutablePointer<AudioBufferList>?
  ) -> (status: OSStatus, isSilent: Bool) {
    guard let function = callback.inputProc else { return (noErr, true) }
    let own = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
    let before = Self.rendering.exchange(own, ordering: .acquiringAndReleasing)
    defer { Self.rendering.store(before, ordering: .releasing) }
    var flags: AudioUnitRenderActionFlags = []
    let status = function(
      callback.inputProcRefCon ?? StreamClient.nothing, &flags, stamp, bus, UInt32(count), list)
    return (status, flags.contains(.unitRenderAction_OutputIsSilence))
  }

  private func connectOutput(_ engine: AVAudioEngine, _ settings: State) throws {
    var description = settings.output
    let channels = Int(description.mChannelsPerFrame)
    let tag = kAudioChannelLayoutTag_DiscreteInOrder | UInt32(channels)
    let layout = channels > 2 ? AVAudioChannelLayout(layoutTag: tag) : nil
    guard
      let format = AVAudioFormat(streamDescription: &description, channelLayout: layout),
      format.commonFormat != .otherFormat
    else {
      throw NSError(domain: NSOSStatusErrorDomain, code: Int(kAudioUnitErr_FormatNotSupported))
    }
    let callback = settings.render
    let source = AVAudioSourceNode(format: format) { [weak self] isSilence, stamp, count, list in
      guard let self, let callback else {
        isSilence.pointee = true
        return noErr
      }
      let result = call(callback, stamp, 0, Int(count), list)
      isSilence.pointee = ObjCBool(result.isSilent)
      return result.status
    }
    engine.attach(source)
    engine.connect(source, to: engine.mainMixerNode, format: source.outputFormat(forBus: 0))
  }

  private func connectInput(_ engine: AVAudioEngine, _ settings: State, _ ring: InputRing) {
    let ratio = settings.input.mSampleRate / QueueClock.deviceRate
    let converter = ratio == 1 ? nil : RateConverter(channelCount: 1)
    let callback = settings.heard
    let sink = AVAudioSinkNode { [weak self] stamp, count, list in
      guard let self,
        let data = list.pointee.mBuffers.mData?.assumingMemoryBound(to: Float.self)
      else { return noErr }
      var frames = UnsafePointer(data)
      var written = Int(count)
      if let converter {
        written =
          converter.convert(data, Int(count), into: converted, Self.longestRead, ratio: ratio)
          .written
        frames = UnsafePointer(converted)
      }
      ring.write(frames, written, atHost: stamp.pointee.mHostTime)
      guard let callback, written > 0 else { return noErr }
      return call(callback, stamp, 1, written, nil).status
    }
    engine.attach(sink)
    engine.connect(
      engine.inputNode, to: sink, format: engine.inputNode.inputFormat(forBus: 0))
  }
}

extension AudioStreamBasicDescription {
  /// The format of a unit: noninterleaved 32-bit floating-point numbers.
  static func unit(channels: UInt32) -> AudioStreamBasicDescription {
    AudioStreamBasicDescription(
      mSampleRate: QueueClock.deviceRate, mFormatID: kAudioFormatLinearPCM,
      mFormatFlags: kAudioFormatFlagsNativeFloatPacked | kAudioFormatFlagIsNonInterleaved,
      mBytesPerPacket: 4, mFramesPerPacket: 1, mBytesPerFrame: 4, mChannelsPerFrame: channels,
      mBitsPerChannel: 32, mReserved: 0)
  }
}
