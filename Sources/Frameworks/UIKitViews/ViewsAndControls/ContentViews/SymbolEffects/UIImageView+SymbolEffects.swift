// The symbol effects of an image view. Steps Drawing.SE1…
extension UIImageView {
  /// Plays an effect that ends by itself on the view's symbol (Drawing.SE1).
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    effectPlayer.add(effect, options, isAnimated: animated, completion: completion)
  }

  /// Gives the view's symbol an effect that lasts until it is removed (Drawing.SE1).
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    effectPlayer.add(effect, options, isAnimated: animated, completion: completion)
  }

  /// Gives the view's symbol an effect that ends by itself or lasts, as the options say
  /// (Drawing.SE1).
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    effectPlayer.add(effect, options, isAnimated: animated, completion: completion)
  }

  /// Removes the discrete symbol effect of the same type (Drawing.SE6).
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    effectPlayer.remove(ofType: effect, options, isAnimated: animated, completion: completion)
  }

  /// Removes the indefinite symbol effect of the same type (Drawing.SE6).
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    effectPlayer.remove(ofType: effect, options, isAnimated: animated, completion: completion)
  }

  /// Removes the discrete, indefinite symbol effect of the same type (Drawing.SE6).
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    effectPlayer.remove(ofType: effect, options, isAnimated: animated, completion: completion)
  }

  /// Ends every effect on the view's symbol (Drawing.SE6).
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { effectPlayer.removeAll(options, isAnimated: animated) }

  /// Replaces the view's image, from the old symbol to the new one by an effect, and then calls a
  /// closure (Drawing.SE7).
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    replaceSymbol(image, contentTransition, options, completion: completion)
  }

  // MARK: Internals

  /// Sets a symbol image by a transition with its options.
  func setSymbolImage(_ image: UIImage, by transition: UISymbolContentTransition) {
    replaceSymbol(image, transition.contentTransition, transition.options, completion: nil)
  }

  private func replaceSymbol(
    _ image: UIImage, _ effect: any SymbolEffect, _ options: SymbolEffectOptions,
    completion: UISymbolEffectCompletion?
  ) {
    let old = layer.contents
    self.image = image
    effectPlayer.replace(old, effect, options, completion: completion)
  }

  private var effectPlayer: SymbolEffectPlayer {
    if let symbolEffects { return symbolEffects }
    let player = SymbolEffectPlayer(of: self)
    player.view = self
    symbolEffects = player
    return player
  }
}
