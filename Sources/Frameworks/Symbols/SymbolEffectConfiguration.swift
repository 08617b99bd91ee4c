/// The configuration of a symbol effect; only effects create it.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// The motion of the effect.
  package var motion: SymbolMotion

  package init(_ motion: SymbolMotion) { self.motion = motion }
}
