// Appearance events of a view controller (Views.C2…C5, in `Documentation/Behaviour/Views.md`).
extension UIViewController {
  /// Whether the view disappears, or has disappeared (Views.C6).
  var isDisappearing: Bool { appearance == .disappearing || appearance == .disappeared }

  /// Begins the appearance of the view; repeated calls have no effect (Views.C2).
  func willAppear(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    (appearance, isAnimated, knowsAppearance) = (.appearing, animated, false)
    loadViewIfNeeded()
    viewWillAppear(animated)
  }

  /// Notifies the controller that its view is appearing, before the view's first layout in the
  /// window or, at the latest, before `viewDidAppear` (Views.C7).
  func isAppearing() {
    guard appearance == .appearing, !knowsAppearance else { return }
    knowsAppearance = true
    viewIsAppearing(isAnimated)
  }

  package func didAppear() {
    guard appearance == .appearing else { return }
    isAppearing()
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(isAnimated)
    AccessibilityChanges.add(.screen)
    (isPresenting, isJoiningParent) = (false, false)
    // A canceled transition has neither dismissed nor removed the controller.
    (isDismissing, isLeavingParent) = (false, false)
  }

  func willDisappear(animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    (appearance, isAnimated) = (.disappearing, animated)
    viewWillDisappear(animated)
  }

  func didDisappear() {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(isAnimated)
    AccessibilityChanges.add(.screen)
    (isDismissing, isLeavingParent) = (false, false)
  }

  /// Ends the appearance or disappearance of the view, if one is in progress.
  func completeAppearance() {
    switch appearance {
    case .appearing: didAppear()
    case .disappearing: didDisappear()
    default: break
    }
  }

  /// Whether UIKit sends the appearance methods when the view enters or leaves a window (Views.C3).
  var receivesAppearanceAutomatically: Bool {
    // A transition sends its controllers' events (Presentations.PR2).
    if sequence(first: self, next: \.container).contains(where: \.isTransitioning) { return false }
    return container?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  /// Called before the view moves to a window (Views.C3).
  func viewWillMove(to window: UIWindow?) {
    guard receivesAppearanceAutomatically else { return }
    if let window, !window.isHidden {
      willAppear(animated: false)
    } else if window == nil {
      willDisappear(animated: false)
    }
  }

  /// Called after the view has moved to a window (Views.C3).
  func viewDidMove(to window: UIWindow?) {
    guard receivesAppearanceAutomatically else { return }
    if let window, !window.isHidden {
      if !UIApplication.defersAppearance(of: [self]) { didAppear() }
    } else if window == nil {
      didDisappear()
    }
  }

  // MARK: Parents and children

  /// Adds a child and notifies it before; the caller notifies it afterward (Views.C4).
  func attachChild(_ child: UIViewController) {
    programmingPrecondition(
      !sequence(first: self, next: \.container).contains { $0 === child },
      "\(type(of: child)) cannot become a child of itself or of a descendant")
    guard child.container !== self else { return }
    child.willMove(toParent: self)
    if child.container != nil { child.detachFromParent() }
    contained.append(child)
    child.container = self
    child.isJoiningParent = true
  }

  /// Removes the controller from its parent, and notifies it (Views.C4).
  func detachFromParent() {
    guard let container else { return }
    container.contained.removeAll { $0 === self }
    self.container = nil
    traitsFromParent = nil
    didMove(toParent: nil)
  }
}
