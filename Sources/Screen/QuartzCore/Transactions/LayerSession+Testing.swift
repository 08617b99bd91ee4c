// What tests may look at. Nothing else reaches in.
extension LayerSession {
  /// How many animations a layer has.
  package func moving(_ layer: CALayer) -> Int { layer.running.count }
}
