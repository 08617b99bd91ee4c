import Synchronization

/// The rendering of a node with at most one input and one output; by default, it passes the input
/// through.
class EffectUnit: RenderUnit {
  /// Whether the input is passed through.
  final var isBypassed: Bool {
    get { bypass.load(ordering: .relaxed) }
    set { bypass.store(newValue, ordering: .relaxed) }
  }

  /// The kernel for a format; set when a plan begins.
  ///
  /// - Thread: render.
  final var kernel: EffectKernel?

  final override func process(_ node: RenderNode, _ count: Int, _ moment: RenderMoment) {
    guard let input = node.inputs.first, let input, input.reader != nil else {
      if let kernel { return kernel.generate(node.buffers, count, moment) }
      return node.buffers.clear(count)
    }
    if !isBypassed, let kernel {
      return kernel.process(input, node.buffers, count, moment)
    }
    guard let frames = input.pull(count, moment) else { return node.buffers.clear(count) }
    node.buffers.copy(frames, count)
  }

  final override func reset() { kernel?.reset() }

  /// Returns a kernel for a format; `nil` to pass the input through.
  ///
  /// - Thread: any.
  func makeKernel(sampleRate: Double, channelCount: Int) -> EffectKernel? { nil }

  /// Returns the kernel for a format: the last one, unless that was for another format.
  ///
  /// - Thread: any except the render thread, one at a time.
  final func kernel(sampleRate: Double, channelCount: Int) -> EffectKernel? {
    if latest.rate != sampleRate || latest.channels != channelCount {
      latest = (
        sampleRate, channelCount, makeKernel(sampleRate: sampleRate, channelCount: channelCount)
      )
    }
    return latest.kernel
  }

  private var latest: (rate: Double, channels: Int, kernel: EffectKernel?) = (0, 0, nil)
  private let bypass = Atomic(false)
}
