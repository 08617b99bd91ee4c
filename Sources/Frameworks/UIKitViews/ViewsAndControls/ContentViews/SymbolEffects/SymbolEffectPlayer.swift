/// The symbol effects of an image view, or of the image of a bar button item.
///
/// The steps Drawing.SE1… are in `Documentation/Behaviour/Drawing.md`.
@MainActor
final class SymbolEffectPlayer {
  /// Creates a player without effects.
  ///
  /// - Parameter sender: The object to which the app adds effects.
  init(of sender: AnyObject) { self.sender = sender }

  /// The view that shows the symbol; the effects move with it.
  weak var view: UIImageView? {
    willSet { if view !== newValue { takeBack() } }
    didSet { resume() }
  }

  // MARK: Adding

  /// Adds an effect (Drawing.SE1).
  func add(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, isAnimated: Bool,
    completion: UISymbolEffectCompletion?
  ) {
    let motion = effect.configuration.motion
    let slot = SymbolEffectSlot(motion)
    let old = runs[slot]
    guard slot.stays else { return addCycle(effect, options, completion: completion) }
    let from = old?.pose ?? .plain
    discard(slot)
    let (start, end): (SymbolPose, SymbolPose) =
      switch motion {
      // A visible symbol appears, too (Drawing.SE4).
      case .appear(let isDown): (from == .plain ? .invisible(isSmall: !isDown) : from, .plain)
      case .drawOn: (from == .plain ? .faded : from, .plain)
      case .disappear(let isDown): (from, .invisible(isSmall: isDown))
      case .drawOff: (from, .faded)
      case .scale(let isDown): (from, .scaled(isSmall: isDown))
      default: (from, .plain)
      }
    change(
      effect, options, from: start, to: end, stays: end != .plain, isAnimated: isAnimated,
      completion)
  }

  /// Replaces the image with another (Drawing.SE7).
  ///
  /// - Parameter old: The contents of the layer with the old image.
  func replace(
    _ old: Any?, _ effect: any SymbolEffect, _ options: SymbolEffectOptions,
    completion: UISymbolEffectCompletion?
  ) {
    discard(.replacement)
    guard case .replace(let replacement) = effect.configuration.motion, let view,
      view.window != nil, view.showsSymbol
    else {
      let context = UISymbolEffectCompletionContext(effect, isFinished: true, sender: sender)
      completion?(context)
      return
    }
    let animation = SymbolAnimation(replacement, of: old)
    start(
      SymbolEffectRun(
        effect, animation.group(rate: options.rate, pause: 0), completion: completion),
      in: .replacement)
  }

  // MARK: Removing

  /// Removes the effect of the same type as another (Drawing.SE6).
  func remove(
    ofType effect: any SymbolEffect, _ options: SymbolEffectOptions, isAnimated: Bool,
    completion: UISymbolEffectCompletion?
  ) {
    let slot = SymbolEffectSlot(effect.configuration.motion)
    guard let run = runs[slot], !run.isLeaving, type(of: run.effect) == type(of: effect) else {
      let context = UISymbolEffectCompletionContext(effect, isFinished: false, sender: sender)
      completion?(context)
      return
    }
    remove(slot, run, options, isAnimated: isAnimated, completion)
  }

  /// Removes all effects.
  func removeAll(_ options: SymbolEffectOptions, isAnimated: Bool) {
    for slot in SymbolEffectSlot.allCases where slot != .replacement {
      guard let run = runs[slot], !run.isLeaving else { continue }
      remove(slot, run, options, isAnimated: isAnimated, nil)
    }
  }

  // MARK: Showing

  /// Starts the effects that wait until the view shows a symbol in a window (Drawing.SE8).
  func resume() {
    guard let view, view.window != nil else { return }
    guard view.showsSymbol else { return takeBack() }
    for slot in SymbolEffectSlot.allCases where view.layer.animation(forKey: slot.key) == nil {
      guard let animation = runs[slot]?.animationForLayer() else { continue }
      view.layer.add(animation, forKey: slot.key)
    }
  }

  // MARK: Internals

  private weak var sender: AnyObject?
  private var runs: [SymbolEffectSlot: SymbolEffectRun] = [:]
  /// Whether animations are taken from a layer whose effects remain.
  private var isTakingBack = false

  /// Adds an effect that moves the symbol and returns (Drawing.SE2, Drawing.SE3).
  private func addCycle(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions,
    completion: UISymbolEffectCompletion?
  ) {
    let motion = effect.configuration.motion
    let slot = SymbolEffectSlot(motion)
    discard(slot)
    let animation = SymbolAnimation(
      cycle: motion, size: view?.bounds.size ?? .zero,
      isRightToLeft: view?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let count: Int? =
      switch options.repetition {
      case .automatic: slot.repeats ? nil : 1
      case .once: 1
      case .times(let count): count
      }
    let group = animation.group(rate: options.rate, pause: options.pause ?? 0)
    start(SymbolEffectRun(effect, group, count: count, completion: completion), in: slot)
  }

  /// Changes the pose of the symbol (Drawing.SE4, Drawing.SE5).
  private func change(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, from old: SymbolPose,
    to new: SymbolPose, stays: Bool, isAnimated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    let animation = SymbolAnimation(from: isAnimated ? old : new, to: new)
    let run = SymbolEffectRun(
      effect, animation.group(rate: options.rate, pause: 0), pose: stays ? new : nil,
      completion: completion)
    run.isLeaving = !stays
    if isAnimated || stays { start(run, in: SymbolEffectSlot(effect.configuration.motion)) }
    if !isAnimated { run.complete(isFinished: true, sender: sender) }
  }

  private func remove(
    _ slot: SymbolEffectSlot, _ run: SymbolEffectRun, _ options: SymbolEffectOptions,
    isAnimated: Bool, _ completion: UISymbolEffectCompletion?
  ) {
    if let pose = run.pose {
      discard(slot)
      change(
        run.effect, options, from: pose, to: .plain, stays: false, isAnimated: isAnimated,
        completion)
      return
    }
    let shown = view?.layer.animation(forKey: slot.key)
    discard(slot)
    guard let last = lastCycle(of: run, shown: shown) else {
      let context = UISymbolEffectCompletionContext(run.effect, isFinished: true, sender: sender)
      completion?(context)
      return
    }
    let rest = SymbolEffectRun(
      run.effect, last.animation, count: last.count, completion: completion)
    rest.isLeaving = true
    start(rest, in: slot)
  }

  /// Returns the animation of an effect up to the end of its current cycle (Drawing.SE6).
  private func lastCycle(
    of run: SymbolEffectRun, shown: CAAnimation?
  ) -> (animation: CAAnimationGroup, count: Int)? {
    guard let view, let shown, shown.beginTime > 0,
      let animation = shown.copy() as? CAAnimationGroup
    else { return nil }
    let elapsed = view.layer.convertTime(CACurrentMediaTime(), from: nil) - shown.beginTime
    let cycles = (max(0, elapsed) / animation.duration).rounded(.down) + 1
    return (animation, run.count.map { min($0, Int(cycles)) } ?? Int(cycles))
  }

  private func start(_ run: SymbolEffectRun, in slot: SymbolEffectSlot) {
    run.ended = { [weak self] run, isFinished in self?.end(run, in: slot, isFinished: isFinished) }
    runs[slot] = run
    resume()
  }

  /// Ends an effect immediately, without an animation.
  private func discard(_ slot: SymbolEffectSlot) {
    guard let run = runs.removeValue(forKey: slot) else { return }
    run.ended = nil
    view?.layer.removeAnimation(forKey: slot.key)
    run.complete(isFinished: false, sender: sender)
  }

  /// Called when an animation has ended, or its layer is no longer shown.
  private func end(_ run: SymbolEffectRun, in slot: SymbolEffectSlot, isFinished: Bool) {
    guard runs[slot] === run, !isTakingBack else { return }
    // Effects that stay or repeat continue when the view is shown again (Drawing.SE8).
    let remains = run.pose != nil || (run.count == nil && !run.isLeaving)
    if remains { run.rewind() } else { runs[slot] = nil }
    guard isFinished || !remains else { return }
    run.complete(isFinished: isFinished, sender: sender)
  }

  /// Takes the animations from the view, so that they can continue in another view.
  private func takeBack() {
    guard let layer = view?.layer else { return }
    isTakingBack = true
    for (slot, run) in runs {
      guard let shown = layer.animation(forKey: slot.key) else { continue }
      run.takeTime(of: shown)
      layer.removeAnimation(forKey: slot.key)
    }
    isTakingBack = false
  }
}
