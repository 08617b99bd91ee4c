/// The orders in which particles are drawn.
public enum SKParticleRenderOrder: UInt, Sendable {
  /// The oldest particles are in front.
  case oldestLast = 0
  /// The oldest particles are behind.
  case oldestFirst = 1
  /// The order is any.
  case dontCare = 2
}
