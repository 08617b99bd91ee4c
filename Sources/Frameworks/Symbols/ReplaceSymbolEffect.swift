/// An effect that replaces one symbol with another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  private var replacement = SymbolReplacement.downUp

  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.replace(replacement))
  }

  /// The old symbol scales down, the new one up.
  public var downUp: ReplaceSymbolEffect {
    var effect = self
    effect.replacement = .downUp
    return effect
  }

  /// Both symbols scale up.
  public var upUp: ReplaceSymbolEffect {
    var effect = self
    effect.replacement = .upUp
    return effect
  }

  /// The old symbol vanishes at once, the new one scales up.
  public var offUp: ReplaceSymbolEffect {
    var effect = self
    effect.replacement = .offUp
    return effect
  }

  /// The layer-by-layer variant; here symbols move as a whole.
  public var byLayer: ReplaceSymbolEffect { self }

  /// The whole-symbol variant.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// Returns the magic replacement, which morphs matching symbols; here it is its fallback.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(fallback: fallback)
  }

  /// The magic replacement, which morphs matching symbols; here it is its fallback.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    /// The effect for symbols that do not match.
    let fallback: ReplaceSymbolEffect

    /// The configuration of the effect.
    public var configuration: SymbolEffectConfiguration { fallback.configuration }
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol replaces another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
