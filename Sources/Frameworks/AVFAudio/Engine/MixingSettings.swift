/// The volume, the pan and the position of a source at all its mixers.
struct MixingSettings {
  var volume: Float = 1
  var pan: Float = 0
  var spatial = SpatialValues()

  /// Returns a volume clamped to its range; 0 for NaN (AudioEngine.MX1).
  static func volume(_ volume: Float) -> Float { volume.isFinite ? min(max(volume, 0), 1) : 0 }

  /// Returns a pan clamped to its range; 0 for NaN (AudioEngine.MX1).
  static func pan(_ pan: Float) -> Float { pan.isFinite ? min(max(pan, -1), 1) : 0 }

  /// Applies the settings to all connections of a node.
  @discardableResult
  func apply(to node: AVAudioNode) -> MixingSettings {
    for connection in node.engine?.graph.connections(from: node, 0) ?? [] { apply(to: connection) }
    return self
  }

  /// Applies the settings to a connection.
  func apply(to connection: NodeConnection) {
    connection.input.controls.volume = volume
    connection.input.controls.pan = pan
    connection.spatialValues = spatial
  }

  /// Returns the settings of a connection to a mixer.
  static func destination(
    of node: AVAudioNode, mixer: AVAudioNode, bus: AVAudioNodeBus
  ) -> AVAudioMixingDestination? {
    guard let connection = node.engine?.graph.connection(into: mixer, bus),
      connection.source === node, mixer is AVAudioMixerNode || mixer is AVAudioEnvironmentNode
    else { return nil }
    return AVAudioMixingDestination(
      AVAudioConnectionPoint(node: mixer, bus: bus), connection)
  }
}
