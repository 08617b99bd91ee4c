/// Information about a symbol effect's addition or removal.
@MainActor
public struct UISymbolEffectCompletionContext {
  /// Whether the symbol effect finished completely.
  public let isFinished: Bool
  /// The symbol effect that completed; for a content transition, the transition.
  public let effect: any SymbolEffect
  /// The image view or bar button item that received the symbol effect.
  public private(set) weak var sender: AnyObject?

  init(_ effect: any SymbolEffect, isFinished: Bool, sender: AnyObject?) {
    (self.effect, self.isFinished, self.sender) = (effect, isFinished, sender)
  }
}
