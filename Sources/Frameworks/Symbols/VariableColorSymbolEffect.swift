/// An effect that highlights the layers of a symbol one after the other; here the whole symbol.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  private var isReversing = false
  private var hidesInactive = false

  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(
      .variableColor(isReversing: isReversing, hidesInactive: hidesInactive))
  }

  /// The variant that keeps earlier layers highlighted.
  public var cumulative: VariableColorSymbolEffect { self }

  /// The variant that highlights one layer at a time.
  public var iterative: VariableColorSymbolEffect { self }

  /// The variant that dims inactive layers.
  public var dimInactiveLayers: VariableColorSymbolEffect {
    var effect = self
    effect.hidesInactive = false
    return effect
  }

  /// The variant that hides inactive layers.
  public var hideInactiveLayers: VariableColorSymbolEffect {
    var effect = self
    effect.hidesInactive = true
    return effect
  }

  /// The variant that runs back in reverse order.
  public var reversing: VariableColorSymbolEffect {
    var effect = self
    effect.isReversing = true
    return effect
  }

  /// The variant that starts over each time.
  public var nonReversing: VariableColorSymbolEffect {
    var effect = self
    effect.isReversing = false
    return effect
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The color of the symbol varies.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
