/// The drawing orders of particles.
public enum SKParticleRenderOrder: UInt, Sendable {
  /// Oldest in front.
  case oldestLast = 0
  /// Newest in front.
  case oldestFirst = 1
  /// Any order.
  case dontCare = 2
}
