// The view hierarchy (Views.V2…V6).
extension UIView {
  /// A position among the subviews of a view.
  enum Place {
    case front
    case index(Int)
    case behind(UIView)
    case before(UIView)
  }

  /// Inserts a view into the subviews.
  func insert(_ view: UIView, at place: Place) {
    checkThread()
    // A view cannot contain itself (Views.V3).
    programmingPrecondition(
      !isDescendant(of: view),
      "\(type(of: view)) cannot become a subview of itself or of a view inside it",
      exception: "NSInvalidArgumentException")
    programmingPrecondition(
      !(view is UIWindow),
      "a window cannot become a subview: show it with makeKeyAndVisible() instead")
    let oldWindow = view.window
    let newWindow = window
    if view.outer === self {
      return reorder(view, to: index(of: place, without: view))
    }
    // The `will` callbacks precede the change, the `did` callbacks follow it (Views.V2).
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.notifyWindowWillChange(to: newWindow) }
    view.detach()
    let index = index(of: place, without: view)
    inner.insert(view, at: index)
    view.outer = self
    view.joinLayout()
    placeLayer(of: view, at: index)
    view.updateTraits()
    if oldWindow !== newWindow { view.notifyWindowDidChange() }
    // In tests, a window with a subview lives until the end (Views.V30).
    if newWindow === self, let newWindow { WindowPool.add(newWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
    view.notifyInheritedTint()
  }

  /// Removes the view from its superview (Views.V4).
  func detachFromSuperview() {
    guard outer != nil else { return }
    let hadWindow = window != nil
    willMove(toSuperview: nil)
    if hadWindow { notifyWindowWillChange(to: nil) }
    detach()
    updateTraits()
    if hadWindow { notifyWindowDidChange() }
    didMoveToSuperview()
  }

  /// Moves a subview to another index.
  func reorder(_ view: UIView, to index: Int) {
    guard let old = inner.firstIndex(where: { $0 === view }) else { return }
    inner.remove(at: old)
    let index = min(max(index, 0), inner.count)
    inner.insert(view, at: index)
    placeLayer(of: view, at: index)
  }

  /// Exchanges two subviews; does nothing if an index is out of range.
  func exchange(_ one: Int, _ other: Int) {
    guard inner.indices.contains(one), inner.indices.contains(other), one != other else { return }
    let (low, high) = (min(one, other), max(one, other))
    let (back, front) = (inner[low], inner[high])
    reorder(front, to: low)
    reorder(back, to: high)
  }

  /// Resigns the first responder in this view.
  func endFirstResponder(_ force: Bool) -> Bool {
    guard let window, let first = window.firstResponder, first.isWithin(self) else { return true }
    return force ? first.resignUnconditionally() : first.resignFirstResponder()
  }

  // MARK: Internals

  private func detach() {
    guard let old = outer else { return }
    old.willRemoveSubview(self)
    leaveLayout()
    old.inner.removeAll { $0 === self }
    outer = nil
    layer.removeFromSuperlayer()
  }

  /// Returns the index of a position among the subviews, excluding one of them.
  private func index(of place: Place, without view: UIView) -> Int {
    let own = view.outer === self ? inner.firstIndex { $0 === view } : nil
    let count = own == nil ? inner.count : inner.count - 1
    func index(of sibling: UIView) -> Int? {
      guard sibling !== view, let index = inner.firstIndex(where: { $0 === sibling }) else {
        return nil
      }
      return own.map { $0 < index } == true ? index - 1 : index
    }
    return switch place {
    case .front: count
    case .index(let index): min(max(index, 0), count)
    case .behind(let sibling): index(of: sibling) ?? count
    case .before(let sibling): index(of: sibling).map { $0 + 1 } ?? count
    }
  }

  /// Inserts a view's layer below the next view's; the app's own layers keep their positions.
  private func placeLayer(of view: UIView, at index: Int) {
    if index + 1 < inner.count {
      layer.insertSublayer(view.layer, below: inner[index + 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  /// Notifies the view and its descendants that their window is about to change (Views.V5).
  private func notifyWindowWillChange(to window: UIWindow?) {
    self.window?.delivery.release(self)
    if let old = self.window, let first = old.firstResponder, first.isWithin(self) {
      old.firstResponder = nil
    }
    forEachInSubtree {
      $0.controller?.viewWillMove(to: window)
      $0.willMove(toWindow: window)
    }
  }

  /// Notifies the view and its descendants that their window changed.
  private func notifyWindowDidChange() {
    forEachInSubtree { view in
      if window != nil { AppearanceRegistry.apply(to: view, in: view) }
      view.didMoveToWindow()
      view.controller?.viewDidMove(to: window)
    }
  }

  /// Calls a closure with this view and its descendants, except views removed meanwhile.
  func forEachInSubtree(_ body: (UIView) -> Void) {
    body(self)
    for view in inner where view.outer === self { view.forEachInSubtree(body) }
  }
}

extension UIResponder {
  /// Whether the responder chain contains a view.
  fileprivate func isWithin(_ view: UIView) -> Bool {
    sequence(first: self, next: \.next).contains { $0 === view }
  }
}
