/// The configuration of a symbol effect, made by the effects alone.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// The motion of the effect.
  package var motion: SymbolMotion

  package init(_ motion: SymbolMotion) { self.motion = motion }
}
