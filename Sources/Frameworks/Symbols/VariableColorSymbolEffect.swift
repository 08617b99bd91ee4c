/// An effect that shows the parts of a symbol one after the other; the whole symbol here.
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

  /// The effect that keeps the parts it has shown.
  public var cumulative: VariableColorSymbolEffect { self }

  /// The effect that shows one part at a time.
  public var iterative: VariableColorSymbolEffect { self }

  /// The effect that dims inactive parts.
  public var dimInactiveLayers: VariableColorSymbolEffect {
    var effect = self
    effect.hidesInactive = false
    return effect
  }

  /// The effect that hides inactive parts.
  public var hideInactiveLayers: VariableColorSymbolEffect {
    var effect = self
    effect.hidesInactive = true
    return effect
  }

  /// The effect that returns in reverse order.
  public var reversing: VariableColorSymbolEffect {
    var effect = self
    effect.isReversing = true
    return effect
  }

  /// The effect that starts again each time.
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
