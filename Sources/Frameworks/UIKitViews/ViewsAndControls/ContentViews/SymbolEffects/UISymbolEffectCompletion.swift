/// A completion handler for adding and removing symbol effects and transitions.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void
