/// A guide in the middle of its view's safe area, as large as its shape allows (ViewLayout.VL19).
final class AspectFittingGuide: InsetGuide, UILayoutGuideAspectFitting {
  init() { super.init(.aspectFit) }

  required init?(coder: NSCoder) { nil }

  /// The width divided by the height; 0, the default, fills the safe area.
  ///
  /// - Source: none. Confidence: guess.
  var aspectRatio: CGFloat = 0 {
    didSet { if aspectRatio != oldValue { owningView?.layoutEngine?.invalidate() } }
  }

  override var insets: UIEdgeInsets {
    guard let view = owningView, aspectRatio > 0, aspectRatio.isFinite else { return super.insets }
    var insets = super.insets
    let area = view.bounds.inset(by: insets).standardized
    let width = min(area.width, area.height * aspectRatio)
    let beside = (area.width - width) / 2, above = (area.height - width / aspectRatio) / 2
    insets.left += beside
    insets.right += beside
    insets.top += above
    insets.bottom += above
    return insets
  }
}
