// How views get into one another and out. Steps V2…V6 are in `Documentation/Behaviour/Views.md`.
extension UIView {
  /// Whether it is another view, or is in it at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.outer).contains { $0 === view }
  }

  /// The first view with a number: this one, or one in it, the hindmost first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return inner.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Where among the others in a view.
  enum Place {
    case front
    case index(Int)
    case behind(UIView)
    case before(UIView)
  }

  /// Puts a view among those in this one.
  func insert(_ view: UIView, at place: Place) {
    // V3
    precondition(
      !isDescendant(of: view), "a view cannot become a subview of itself, or of a view inside it")
    precondition(!(view is UIWindow), "a window cannot be put into a view")
    let oldWindow = view.window
    let newWindow = window
    if view.outer === self {
      return reorder(view, to: index(of: place, without: view))
    }
    // V2: all that will change is said first, then it changes, then it is said that it has.
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellOfLeaving(to: newWindow) }
    view.detach()
    let index = index(of: place, without: view)
    inner.insert(view, at: index)
    view.outer = self
    view.joinLayout()
    placeLayer(of: view, at: index)
    view.updateTraits()
    if oldWindow !== newWindow { view.tellOfArrival() }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
    if view.ownTint == nil, view.tint != UIColor.defaultTint { view.tellOfTint() }
  }

  /// V4: takes the view out of what it is in.
  func takeOut() {
    guard outer != nil else { return }
    let hadWindow = window != nil
    willMove(toSuperview: nil)
    if hadWindow { tellOfLeaving(to: nil) }
    detach()
    updateTraits()
    if hadWindow { tellOfArrival() }
    didMoveToSuperview()
  }

  /// Gives one of the views in this one another place among them.
  func reorder(_ view: UIView, to index: Int) {
    guard let old = inner.firstIndex(where: { $0 === view }) else { return }
    inner.remove(at: old)
    let index = min(max(index, 0), inner.count)
    inner.insert(view, at: index)
    placeLayer(of: view, at: index)
  }

  /// Has two views in this one change places; an index that is not there changes nothing.
  func exchange(_ one: Int, _ other: Int) {
    guard inner.indices.contains(one), inner.indices.contains(other), one != other else { return }
    let (low, high) = (min(one, other), max(one, other))
    let (back, front) = (inner[low], inner[high])
    reorder(front, to: low)
    reorder(back, to: high)
  }

  /// Has whoever is the first responder in this view give that up.
  func endFirstResponder(_ force: Bool) -> Bool {
    guard let window, let first = window.firstResponder, first.isWithin(self) else { return true }
    return force ? first.resignWithoutAsking() : first.resignFirstResponder()
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

  private func index(of place: Place, without view: UIView) -> Int {
    let others = inner.filter { $0 !== view }
    switch place {
    case .front: return others.count
    case .index(let index): return min(max(index, 0), others.count)
    case .behind(let sibling): return others.firstIndex { $0 === sibling } ?? others.count
    case .before(let sibling):
      return others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count
    }
  }

  /// Puts a view's layer behind that of the next view; layers of the app's own stay where they are.
  private func placeLayer(of view: UIView, at index: Int) {
    if index + 1 < inner.count {
      layer.insertSublayer(view.layer, below: inner[index + 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  /// V5: tells the view and all in it that they will be in another window.
  private func tellOfLeaving(to window: UIWindow?) {
    self.window?.delivery.release(self)
    if let old = self.window, let first = old.firstResponder, first.isWithin(self) {
      old.firstResponder = nil
    }
    forEachWithin {
      $0.controller?.viewWillMove(to: window)
      $0.willMove(toWindow: window)
    }
  }

  /// Tells the view and all in it that they are in another window.
  private func tellOfArrival() {
    forEachWithin { view in
      if window != nil { AppearanceBook.apply(to: view, in: view) }
      view.didMoveToWindow()
      view.controller?.viewDidMove(to: window)
    }
  }

  /// Does something with this view and with those in it that are still there when it is their turn.
  func forEachWithin(_ body: (UIView) -> Void) {
    body(self)
    for view in inner where view.outer === self { view.forEachWithin(body) }
  }
}

extension UIResponder {
  /// Whether it is a view, or is in its chain.
  fileprivate func isWithin(_ view: UIView) -> Bool {
    sequence(first: self, next: \.next).contains { $0 === view }
  }
}
