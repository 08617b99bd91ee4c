/// A change of one property of a view's layer, which an animator drives.
@MainActor
final class AnimatedChange {
  private let view: UIView
  private let path: String
  private let key: String
  private let animation: DrivenAnimation
  /// What the layer was told to be before the change.
  private let old: Any?
  /// What it was told to be when it was stopped.
  private var new: Any?

  /// Animates what has changed already.
  ///
  /// - Parameters:
  ///   - path: The property, or a part of one.
  ///   - view: The view.
  ///   - old: What it was told to be before.
  ///   - key: What tells it from other animations of the layer.
  ///   - animation: What is seen.
  init(
    _ path: String, of view: UIView, from old: Any?, key: String, _ animation: DrivenAnimation
  ) {
    (self.path, self.view, self.old) = (path, view, old)
    (self.key, self.animation) = (key, animation)
    view.layer.add(animation, forKey: key)
  }

  /// Has the view be at one of its ends, and animates it no more.
  func complete(atStart: Bool) {
    if atStart { set(animation.start(of: model)) }
    view.layer.removeAnimation(forKey: key)
  }

  /// Has the view be where it is seen, and animates it no more (AN9).
  func stop() {
    new = model
    set(animation.value(of: model))
    view.layer.removeAnimation(forKey: key)
  }

  /// Has the view, once it was stopped, be at one of its ends after all.
  func finish(atStart: Bool) { set(atStart ? old : new) }

  private var model: Any? { view.layer.value(forKeyPath: path) }

  private func set(_ value: Any?) { view.tell(value, forKeyPath: path) }
}

extension UIView {
  /// Sets a property of its layer, without an animation.
  func tell(_ value: Any?, forKeyPath path: String) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    if path == "backgroundColor" {
      // A view keeps the colour that it was told.
      backgroundColor = value.flatMap { $0 as? CGColor }.map(UIColor.init(cgColor:))
    } else {
      changeSize { layer.setValue(value, forKeyPath: path) }
    }
    CATransaction.commit()
  }
}

/// Waits until a property has its new value.
final class ChangeNote: CAAction {
  private let take: @MainActor () -> Void

  init(_ take: @escaping @MainActor () -> Void) { self.take = take }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    let take = take
    MainActor.assumeIsolated { take() }
  }
}
