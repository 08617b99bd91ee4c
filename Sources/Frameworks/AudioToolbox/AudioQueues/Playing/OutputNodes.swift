import AVFAudio

/// The nodes of the audio engine of a playback queue.
///
/// - Thread: one at a time for `settings` and `connect`, any for `set`.
final class OutputNodes: @unchecked Sendable {
  // The nodes and their values have a lock.

  /// The time pitch settings; they take effect with the next `connect`.
  var settings = TimePitchSettings()

  init(_ layout: PCMLayout, _ ring: OutputRing) { (self.layout, self.ring) = (layout, ring) }

  /// Connects new nodes.
  func connect(_ engine: AVAudioEngine) throws {
    let ring = ring
    let tag = kAudioChannelLayoutTag_DiscreteInOrder | UInt32(layout.channelCount)
    let format =
      layout.channelCount <= 2
      ? AVAudioFormat(
        standardFormatWithSampleRate: layout.sampleRate,
        channels: AVAudioChannelCount(layout.channelCount))
      : AVAudioChannelLayout(layoutTag: tag).map {
        AVAudioFormat(standardFormatWithSampleRate: layout.sampleRate, channelLayout: $0)
      }
    guard let format else {
      throw NSError(
        domain: NSOSStatusErrorDomain, code: Int(kAudioFormatUnsupportedDataFormatError))
    }
    let source = AVAudioSourceNode(format: format) { isSilence, stamp, count, list in
      let buffers = UnsafeMutableAudioBufferListPointer(list)
      isSilence.pointee = ObjCBool(
        ring.render(Int(count), atHost: stamp.pointee.mHostTime, into: buffers))
      return noErr
    }
    engine.attach(source)
    lock.withLock { (self.source, pitch, speed) = (source, nil, nil) }
    guard settings.isEnabled else {
      engine.connect(source, to: engine.mainMixerNode, format: format)
      return apply()
    }
    let unit: AVAudioUnit
    if settings.algorithm == kAudioQueueTimePitchAlgorithm_Varispeed {
      let new = AVAudioUnitVarispeed()
      unit = new
      lock.withLock { speed = new }
    } else {
      let new = AVAudioUnitTimePitch()
      unit = new
      lock.withLock { pitch = new }
    }
    engine.attach(unit)
    engine.connect(source, to: unit, format: format)
    engine.connect(unit, to: engine.mainMixerNode, format: format)
    apply()
  }

  /// Sets the values of the nodes.
  func set(pan: Float, rate: Float, pitch: Float, isBypassed: Bool) {
    lock.withLock { values = (pan, isBypassed ? 1 : rate, isBypassed ? 0 : pitch) }
    apply()
  }

  // MARK: Internals

  /// The lock of the nodes and values.
  private let lock = NSLock()
  private let layout: PCMLayout
  private let ring: OutputRing
  private var source: AVAudioSourceNode?
  private var pitch: AVAudioUnitTimePitch?
  private var speed: AVAudioUnitVarispeed?
  private var values: (pan: Float, rate: Float, pitch: Float) = (0, 1, 0)

  private func apply() {
    lock.withLock {
      source?.pan = values.pan
      pitch?.rate = values.rate
      pitch?.pitch = values.pitch
      speed?.rate = values.rate
    }
  }
}
