import Synchronization

/// The rendering of the input node: the app's buffers in manual rendering, otherwise the
/// microphone.
final class InputUnit: RenderUnit {
  /// Returns the app's frames for manual rendering, as set by the app.
  var manualInput: AVAudioIONodeInputBlock?
  /// The microphone, while the engine plays in real time.
  ///
  /// - Thread: any except the render thread, one at a time.
  var microphone: MicrophoneReader? {
    get { kept.last }
    set {
      // The render thread may still use the previous one.
      kept = kept.suffix(1) + (newValue.map { [$0] } ?? [])
      current.store(newValue.map(Swift.Unmanaged.passUnretained), ordering: .releasing)
    }
  }
  /// Whether the input is muted (AudioEngine.VP2).
  let isMuted = Atomic(false)
  /// Whether the app's block had no frames since the last read.
  var lacksData = false

  override func process(_ node: RenderNode, _ count: Int, _ moment: RenderMoment) {
    let output = node.buffers
    defer { if isMuted.load(ordering: .relaxed) { output.clear(count) } }
    if let manualInput {
      guard let list = manualInput(AVAudioFrameCount(count)) else {
        lacksData = true
        return output.clear(count)
      }
      let buffers = UnsafeMutableAudioBufferListPointer(UnsafeMutablePointer(mutating: list))
      for channel in 0..<output.channelCount {
        let target = output.channels[channel]
        guard channel < buffers.count, let data = buffers[channel].mData else {
          target.update(repeating: 0, count: count)
          continue
        }
        let frames = min(count, Int(buffers[channel].mDataByteSize) / 4)
        target.update(from: data.assumingMemoryBound(to: Float.self), count: frames)
        (target + frames).update(repeating: 0, count: count - frames)
      }
    } else if let microphone = current.load(ordering: .acquiring) {
      microphone._withUnsafeGuaranteedRef {
        $0.read(into: output, count, atHost: moment.hostTime)
      }
    } else {
      output.clear(count)
    }
  }

  override func prepare() { microphone?.prepare() }

  private let current = Atomic<Swift.Unmanaged<MicrophoneReader>?>(nil)
  private var kept: [MicrophoneReader] = []
}
