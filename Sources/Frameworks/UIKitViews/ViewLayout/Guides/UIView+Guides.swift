// Layout guides of views.
extension UIView {
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] {
    (ownLayout?.guides ?? []).filter { !($0 is InsetGuide) && !($0 is ScrollGuide) }
  }

  /// Adds a guide and removes it from its former view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

  /// Removes a guide and all constraints that refer to it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }

  /// The guide of the area that bars, corners and a notch leave free.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = ownLayout?.safeAreaGuide { return guide }
    let guide = makeGuide(.safeArea)
    layout.safeAreaGuide = guide
    return guide
  }

  /// The guide of the area between the margins.
  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = ownLayout?.marginsGuide { return guide }
    let guide = makeGuide(.margins)
    layout.marginsGuide = guide
    return guide
  }

  /// The guide of the area with a readable width.
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

  func register(_ guide: UILayoutGuide) { layout.guides.append(guide) }

  func unregister(_ guide: UILayoutGuide) {
    for view in sequence(first: self, next: \.outer) {
      for constraint in view.ownLayout?.held ?? []
      where constraint.items.contains(where: { $0 === guide }) {
        view.uninstall(constraint)
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
    if let guide = guide as? ScrollGuide { return guide.unconstrainedFrame }
    return (guide as? InsetGuide).map { bounds.inset(by: $0.insets) } ?? .zero
  }
}
