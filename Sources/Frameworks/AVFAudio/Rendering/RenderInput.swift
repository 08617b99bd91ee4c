/// A connection between two nodes, for the render thread.
///
/// - Thread: render, except `init`, `prepare` and `deinit`.
final class RenderInput {
  /// The volume and the pan of the source at this input.
  let controls: MixingControls
  /// The position of the source, if the input is that of an environment.
  let spatial: SpatialControls?
  /// The gains of the last slice, for the left and the right channel; negative before the first
  /// slice.
  var lastGains: (left: Float, right: Float) = (-1, -1)
  /// The gains of the last slice in an environment; `nil` before the first slice.
  var lastSpatialGains: SpatialGains?

  init(_ controls: MixingControls, _ spatial: SpatialControls? = nil) {
    (self.controls, self.spatial) = (controls, spatial)
  }

  /// Connects the input to a node of a new plan.
  ///
  /// - Parameter convertsRate: Whether the sample rates or the speeds differ.
  /// - Thread: any, before the plan is rendered.
  func makeReader(of node: RenderNode, sampleRate: Double, convertsRate: Bool) -> Reader {
    Reader(
      node: node, ratio: sampleRate / node.sampleRate,
      converter: convertsRate
        ? ConvertingReader(channelCount: node.buffers.channelCount) : nil)
  }

  /// The source of a plan.
  struct Reader {
    let node: RenderNode
    let ratio: Double
    let converter: ConvertingReader?
  }

  /// The source; set when the plan begins.
  var reader: Reader? {
    didSet {
      // The render thread does no reference counting.
      source = reader.map { Swift.Unmanaged.passUnretained($0.node) }
      converts = reader?.converter != nil
    }
  }

  /// Pulls frames from the source, at the sample rate of this input.
  ///
  /// - Returns: The frames; `nil` without a source.
  func pull(_ count: Int, _ moment: RenderMoment) -> RenderBuffers? {
    guard let source else { return nil }
    guard converts, let reader, let converter = reader.converter else {
      return source._withUnsafeGuaranteedRef { node in
        node.pull(count, moment)
        return node.output
      }
    }
    let speed = Double(spatial?.rate ?? 1)
    converter.read(count, from: reader.node, ratio: reader.ratio / speed, moment)
    return converter.output
  }

  private var source: Swift.Unmanaged<RenderNode>?
  /// Whether the sample rate of the source is converted.
  private var converts = false
}
