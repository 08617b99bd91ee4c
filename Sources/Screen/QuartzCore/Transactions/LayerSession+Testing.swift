// Access for tests only.
extension LayerSession {
  /// Returns the number of a layer's animations.
  package func moving(_ layer: CALayer) -> Int { layer.running.count }
}
