import Synchronization

/// The rendering of a node with one input and one output; by itself it passes the input on.
class EffectUnit: RenderUnit, @unchecked Sendable {
  /// Whether the input passes unchanged.
  final var isBypassed: Bool {
    get { bypass.load(ordering: .relaxed) }
    set { bypass.store(newValue, ordering: .relaxed) }
  }

  final override func process(_ node: RenderNode, _ count: Int, _ moment: RenderMoment) {
    guard let input = node.inputs.first, let input, input.reader != nil else {
      return node.buffers.clear(count)
    }
    if !isBypassed, transform(input, node.buffers, count, moment) { return }
    guard let frames = input.pull(count, moment) else { return node.buffers.clear(count) }
    node.buffers.copy(frames, count)
  }

  /// Renders the effect; returns false to pass the input on.
  ///
  /// - Thread: render.
  func transform(
    _ input: RenderInput, _ output: RenderBuffers, _ count: Int, _ moment: RenderMoment
  ) -> Bool { false }

  /// Creates what depends on the format.
  ///
  /// - Thread: any, while nothing renders.
  func prepare(sampleRate: Double, channelCount: Int) {}

  /// Prepares for a format, unless that was the last one.
  ///
  /// - Thread: any, while nothing renders.
  final func prepareOnce(sampleRate: Double, channelCount: Int) {
    guard prepared.rate != sampleRate || prepared.channels != channelCount else { return }
    prepared = (sampleRate, channelCount)
    prepare(sampleRate: sampleRate, channelCount: channelCount)
  }

  private var prepared = (rate: 0.0, channels: 0)
  private let bypass = Atomic(false)
}
