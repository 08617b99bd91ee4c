/// A change of a layer property that an animator drives.
@MainActor
final class AnimatedChange {
  private let view: UIView
  private let path: String
  private let key: String
  private let animation: InteractiveAnimation
  /// The model value before the change.
  private let old: Any?
  /// The model value when the animator was stopped.
  private var new: Any?

  /// Animates a change that was made.
  ///
  /// - Parameters:
  ///   - path: The property, or a component of it.
  ///   - view: The view.
  ///   - old: The model value before the change.
  ///   - key: The key of the animation in the layer.
  ///   - animation: The animation that shows the change.
  init(
    _ path: String, of view: UIView, from old: Any?, key: String, _ animation: InteractiveAnimation
  ) {
    (self.path, self.view, self.old) = (path, view, old)
    (self.key, self.animation) = (key, animation)
    view.layer.add(animation, forKey: key)
  }

  /// Ends the animation with the view at the start or the end.
  func complete(atStart: Bool) {
    if atStart { set(animation.start(of: model)) }
    view.layer.removeAnimation(forKey: key)
  }

  /// Ends the animation with the view in its presentation state (Animators.AN9).
  func stop() {
    new = model
    set(animation.value(of: model))
    view.layer.removeAnimation(forKey: key)
  }

  /// Moves the view of a stopped animation to the start or the end.
  func finish(atStart: Bool) { set(atStart ? old : new) }

  private var model: Any? { view.layer.value(forKeyPath: path) }

  private func set(_ value: Any?) { view.setModelValue(value, forKeyPath: path) }
}

extension UIView {
  /// Sets a property of the view's layer without animation.
  func setModelValue(_ value: Any?, forKeyPath path: String) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    if path == "backgroundColor" {
      // A view stores the color as it was set.
      backgroundColor = value.flatMap { $0 as? CGColor }.map(UIColor.init(cgColor:))
    } else {
      changeSize { layer.setValue(value, forKeyPath: path) }
    }
    CATransaction.commit()
  }
}
