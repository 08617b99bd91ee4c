/// A builder of a plan from a graph: each node once, its inputs first.
struct PlanBuilder {
  private(set) var kernels: [(unit: EffectUnit, kernel: EffectKernel)] = []
  private(set) var environments: [(unit: EnvironmentUnit, kernel: EnvironmentKernel)] = []
  private(set) var lists: [(unit: SinkUnit, list: SinkBuffers)] = []
  private(set) var readers: [(input: RenderInput, reader: RenderInput.Reader)] = []

  init(graph: NodeGraph) { self.graph = graph }

  /// Adds the source of a connection, read at a sample rate.
  ///
  /// - Parameter isInStep: Whether the reader runs at the time of the engine's output.
  mutating func read(_ connection: NodeConnection, sampleRate: Double, isInStep: Bool) {
    let format = connection.source.outputFormat(forBus: connection.sourceBus)
    connection.convertsRate =
      format.sampleRate != sampleRate || connection.spatialValues.rate != 1
    let source = node(connection.source, isInStep: isInStep && !connection.convertsRate)
    let reader = connection.input.makeReader(
      of: source, sampleRate: sampleRate, convertsRate: connection.convertsRate)
    readers.append((connection.input, reader))
  }

  /// Returns the node of the plan for a node.
  mutating func node(_ node: AVAudioNode, isInStep: Bool) -> RenderNode {
    if let found = made[ObjectIdentifier(node)] { return found }
    let inputs = graph.connections.filter { $0.target === node }
    let isSink = node.numberOfOutputs == 0
    let format = isSink ? node.inputFormat(forBus: 0) : node.outputFormat(forBus: 0)
    let isSteady = isInStep && !(node is AVAudioUnitTimeEffect)
    for input in inputs { read(input, sampleRate: format.sampleRate, isInStep: isSteady) }
    var buses: [RenderInput?] = []
    for input in inputs.sorted(by: { $0.targetBus < $1.targetBus }) { buses.append(input.input) }
    let channels = Int(format.channelCount)
    if let effect = (node as? AVAudioUnit)?.effect,
      let kernel = effect.kernel(sampleRate: format.sampleRate, channelCount: channels)
    {
      kernels.append((effect, kernel))
    }
    if let environment = node as? AVAudioEnvironmentNode {
      environments.append((environment.environment, environment.makeKernel(format)))
    }
    if let sink = node as? AVAudioSinkNode {
      lists.append((sink.sink, SinkBuffers(channelCount: channels)))
    }
    let new = RenderNode(
      node.unit, sampleRate: format.sampleRate, channelCount: channels, inputs: buses,
      tap: node.tap, isShared: graph.connections.count { $0.source === node } > 1,
      isInStep: isInStep)
    made[ObjectIdentifier(node)] = new
    return new
  }

  private let graph: NodeGraph
  private var made: [ObjectIdentifier: RenderNode] = [:]
}
