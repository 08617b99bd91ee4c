// Guides in views.
extension UIView {
  /// The guides that have been added to it.
  public var layoutGuides: [UILayoutGuide] {
    (ownLayout?.guides ?? []).filter { !($0 is InsetGuide) && !($0 is ScrollGuide) }
  }

  /// Adds a guide, out of the view where it was.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

  /// Removes a guide, and all constraints that are about it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }

  /// What of it is not covered by bars, corners or a notch.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = ownLayout?.safeAreaGuide { return guide }
    let guide = makeGuide(.safeArea)
    layout.safeAreaGuide = guide
    return guide
  }

  /// What of it lies between its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = ownLayout?.marginsGuide { return guide }
    let guide = makeGuide(.margins)
    layout.marginsGuide = guide
    return guide
  }

  /// What of that is no wider than lines of text should be.
  public var readableContentGuide: UILayoutGuide {
    if let guide = ownLayout?.readableGuide { return guide }
    let guide = makeGuide(.readable)
    layout.readableGuide = guide
    return guide
  }

  private func makeGuide(_ source: InsetGuide.Source) -> InsetGuide {
    let guide = InsetGuide(source)
    guide.owningView = self
    return guide
  }

  // MARK: Internals

  func take(_ guide: UILayoutGuide) { layout.guides.append(guide) }

  func forget(_ guide: UILayoutGuide) {
    for view in sequence(first: self, next: \.outer) {
      for constraint in view.ownLayout?.held ?? []
      where constraint.items.contains(where: { $0 === guide }) {
        view.letGo(of: constraint)
      }
    }
    ownLayout?.guides.removeAll { $0 === guide }
    layoutEngine?.forgetItem(guide)
  }

  func solvedFrame(of guide: UILayoutGuide) -> CGRect {
    if let engine = layoutEngine, let entry = engine.entry(ifKnown: guide) {
      engine.update()
      return engine.frame(entry)
    }
    if let guide = guide as? ScrollGuide { return guide.frameByItself }
    return (guide as? InsetGuide).map { bounds.inset(by: $0.insets) } ?? .zero
  }
}
