// Layout guides of views.
extension UIView {
  /// The guides that the app added.
  var addedGuides: [UILayoutGuide] {
    (ownLayout?.guides ?? []).filter { !($0 is InsetGuide) && !($0 is ScrollGuide) }
  }

  /// Returns the guide of a source, created when it is first needed.
  func guide(_ source: InsetGuide.Source) -> UILayoutGuide {
    if let guide = ownLayout?.insetGuides[source] { return guide }
    let guide = InsetGuide(source)
    guide.owningView = self
    layout.insetGuides[source] = guide
    return guide
  }

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
