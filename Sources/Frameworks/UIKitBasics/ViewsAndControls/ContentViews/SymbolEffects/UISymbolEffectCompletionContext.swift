/// The ended effect, and its end.
@MainActor
public struct UISymbolEffectCompletionContext {
  /// Whether the effect ran to its end, and was not removed before.
  public let isFinished: Bool
  /// The effect; of a replacement, its transition.
  public let effect: any SymbolEffect
  /// The view or the item of the symbol, if it still exists.
  public private(set) weak var sender: AnyObject?

  package init(_ effect: any SymbolEffect, isFinished: Bool, sender: AnyObject?) {
    (self.effect, self.isFinished, self.sender) = (effect, isFinished, sender)
  }
}
