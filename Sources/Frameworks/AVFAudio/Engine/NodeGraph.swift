/// The nodes and connections of an engine.
///
/// - Thread: one at a time.
struct NodeGraph {
  private(set) var nodes: [AVAudioNode] = []
  private(set) var connections: [NodeConnection] = []

  /// Returns the connection of an input.
  func connection(into node: AVAudioNode, _ bus: AVAudioNodeBus) -> NodeConnection? {
    connections.first { $0.target === node && $0.targetBus == bus }
  }

  /// Returns the connections of an output.
  func connections(from node: AVAudioNode, _ bus: AVAudioNodeBus) -> [NodeConnection] {
    connections.filter { $0.source === node && $0.sourceBus == bus }
  }

  /// The maximum number of inputs of a mixer.
  ///
  /// - Source: ours. Confidence: guess.
  static let largestInputCount = 1024

  /// Returns the lowest input of a mixer without a connection, or the last one.
  func freeInput(of mixer: AVAudioNode) -> AVAudioNodeBus {
    let taken = Set(connections.filter { $0.target === mixer }.map(\.targetBus))
    return (0..<Self.largestInputCount).first { !taken.contains($0) }
      ?? Self.largestInputCount - 1
  }

  func contains(_ node: AVAudioNode) -> Bool { nodes.contains { $0 === node } }

  mutating func add(_ node: AVAudioNode) {
    if !contains(node) { nodes.append(node) }
  }

  mutating func remove(_ node: AVAudioNode) {
    nodes.removeAll { $0 === node }
    connections.removeAll { $0.source === node || $0.target === node }
  }

  mutating func add(_ connection: NodeConnection) { connections.append(connection) }

  mutating func remove(where isRemoved: (NodeConnection) -> Bool) {
    connections.removeAll(where: isRemoved)
  }

  /// Returns whether frames of a node reach another one.
  func reaches(_ target: AVAudioNode, from source: AVAudioNode) -> Bool {
    var (reached, waiting) = (Set([ObjectIdentifier(source)]), [source])
    while let node = waiting.popLast() {
      if node === target { return true }
      for connection in connections where connection.source === node {
        if reached.insert(ObjectIdentifier(connection.target)).inserted {
          waiting.append(connection.target)
        }
      }
    }
    return false
  }

  /// Returns the graph for the render thread.
  ///
  /// - Parameter output: The output node, with its format.
  func makePlan(output: AVAudioOutputNode?, format: AVAudioFormat) -> RenderPlan {
    var builder = PlanBuilder(graph: self)
    let input = output.flatMap { connection(into: $0, 0) }
    if let input { builder.read(input, sampleRate: format.sampleRate, isInStep: true) }
    let sinks = nodes.compactMap { $0 as? AVAudioSinkNode }.map { builder.node($0, isInStep: true) }
    return RenderPlan(
      output: input?.input, readers: builder.readers, kernels: builder.kernels,
      environments: builder.environments, lists: builder.lists, sinks: sinks,
      units: nodes.map(\.unit),
      taps: nodes.compactMap(\.tap))
  }
}
