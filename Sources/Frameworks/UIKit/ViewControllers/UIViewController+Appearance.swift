// When a controller is told that its view comes and goes. Steps C2…C5 are in
// `Documentation/Behaviour/Views.md`.
extension UIViewController {
  /// C2: it is told once, however often others say so.
  func willAppear(animated: Bool) {
    guard appearance == .gone || appearance == .disappearing else { return }
    (appearance, isAnimated) = (.appearing, animated)
    loadViewIfNeeded()
    viewWillAppear(animated)
  }

  func didAppear() {
    guard appearance == .appearing else { return }
    appearance = .there
    viewDidAppear(isAnimated)
    (isPresenting, hasNewParent) = (false, false)
  }

  func willDisappear(animated: Bool) {
    guard appearance == .there || appearance == .appearing else { return }
    (appearance, isAnimated) = (.disappearing, animated)
    viewWillDisappear(animated)
  }

  func didDisappear() {
    guard appearance == .disappearing else { return }
    appearance = .gone
    viewDidDisappear(isAnimated)
    (isDismissing, losesParent) = (false, false)
  }

  /// C3: whether UIKit tells it when its view gets into a window and out.
  var isToldByItself: Bool {
    // PR2: what is on its way is told by who moves it.
    if sequence(first: self, next: \.container).contains(where: \.isTransitioning) { return false }
    return container?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  /// C3: its view will be in another window.
  func viewWillMove(to window: UIWindow?) {
    guard isToldByItself else { return }
    if let window, !window.isHidden {
      willAppear(animated: false)
    } else if window == nil {
      willDisappear(animated: false)
    }
  }

  /// C3: its view is in another window.
  func viewDidMove(to window: UIWindow?) {
    guard isToldByItself else { return }
    if let window, !window.isHidden { didAppear() } else if window == nil { didDisappear() }
  }

  // MARK: Parents and children

  /// C4: the child hears of it first, and is told afterwards by whoever added it.
  func takeIn(_ child: UIViewController) {
    precondition(
      !sequence(first: self, next: \.container).contains { $0 === child },
      "a controller cannot become a child of itself, or of a controller in it")
    guard child.container !== self else { return }
    child.willMove(toParent: self)
    if child.container != nil { child.leaveParent() }
    contained.append(child)
    child.container = self
    child.hasNewParent = true
  }

  /// C4: whoever removes it has said so before, and it is told afterwards.
  func leaveParent() {
    guard let container else { return }
    container.contained.removeAll { $0 === self }
    self.container = nil
    traitsFromParent = nil
    didMove(toParent: nil)
  }
}
