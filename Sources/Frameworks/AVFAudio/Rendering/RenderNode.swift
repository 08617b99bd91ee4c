/// A node of a plan: a unit with its inputs, its format, and the buffers of its output.
///
/// - Thread: render, except `init` and `deinit`.
final class RenderNode {
  let unit: RenderUnit
  let sampleRate: Double
  let buffers: RenderBuffers
  /// The last rendered frames: `buffers`, or frames in a source's own memory.
  ///
  /// They are never modified.
  private(set) var output: RenderBuffers
  /// The inputs by bus; `nil` for a bus without a connection.
  let inputs: [RenderInput?]
  /// The inputs for the render thread, which does no reference counting.
  let references: [Swift.Unmanaged<RenderInput>?]
  let tap: TapQueue?
  /// Whether several inputs read the output, so that it is rendered once per slice.
  let isShared: Bool
  /// Whether the node renders as many frames as the engine's output, and thus shares its time.
  let isInStep: Bool

  init(
    _ unit: RenderUnit, sampleRate: Double, channelCount: Int, inputs: [RenderInput?],
    tap: TapQueue?, isShared: Bool, isInStep: Bool
  ) {
    (self.unit, self.sampleRate, self.inputs) = (unit, sampleRate, inputs)
    references = inputs.map { $0.map { Swift.Unmanaged.passUnretained($0) } }
    (self.tap, self.isShared, self.isInStep) = (tap, isShared, isInStep)
    buffers = RenderBuffers(channelCount: channelCount, capacity: RenderMoment.longestSlice)
    view = RenderBuffers(viewOf: buffers)
    output = buffers
  }

  deinit {
    view.deallocateView()
    buffers.deallocate()
  }

  /// Uses the next frames of a source as the output, without a copy; false if they are not
  /// contiguous.
  func show(_ source: SegmentSource, _ count: Int) -> Bool {
    guard source.show(count, in: view) else { return false }
    output = view
    return true
  }

  /// Renders frames into the node's buffers.
  ///
  /// - Parameter count: The number of frames, at most `RenderMoment.longestSlice`.
  func pull(_ count: Int, _ moment: RenderMoment) {
    if isShared, lastCycle == moment.cycle { return }
    lastCycle = moment.cycle
    unit.resetIfRequested()
    if isInStep { unit.time = moment.position }
    unit.record(moment)
    output = buffers
    unit.process(self, count, moment)
    tap?.write(output, count, at: unit.time, moment)
    unit.time += Int64(count)
  }

  private var lastCycle = -1
  private let view: RenderBuffers
}
