// The lines below titles (Navigation.NB25).
extension UINavigationItem {
  /// Returns the view below the small title; `nil` for none.
  func makeSubtitle(in appearance: UINavigationBarAppearance) -> UIView? {
    subtitleView
      ?? Self.label(
        subtitle, attributedSubtitle, BarMetrics.subtitleFont, appearance.subtitleTextAttributes)
  }

  /// Returns the view below the large title; `nil` for none.
  func makeLargeSubtitle(in appearance: UINavigationBarAppearance) -> UIView? {
    if let largeSubtitleView { return largeSubtitleView }
    let isOwn = largeSubtitle != nil || largeAttributedSubtitle != nil
    return Self.label(
      isOwn ? largeSubtitle : subtitle, isOwn ? largeAttributedSubtitle : attributedSubtitle,
      BarMetrics.largeSubtitleFont, appearance.largeSubtitleTextAttributes)
  }

  /// The height that a large title needs besides its own, in points.
  var largeSubtitleHeight: CGFloat {
    if let view = largeSubtitleView { return view.sizeInBar.height + BarMetrics.largeSubtitleGap }
    let texts: [Any?] = [largeSubtitle, largeAttributedSubtitle, subtitle, attributedSubtitle]
    guard texts.contains(where: { $0 != nil }) else { return 0 }
    return BarMetrics.largeSubtitleFont.lineHeight.rounded(.up) + BarMetrics.largeSubtitleGap
  }

  private static func label(
    _ text: String?, _ attributed: AttributedString?, _ font: UIFont,
    _ look: [NSAttributedString.Key: Any]
  ) -> UILabel? {
    guard text != nil || attributed != nil else { return nil }
    let usual = [.font: font, .foregroundColor: UIColor.secondaryLabel].merging(look) { $1 }
    let label = UILabel()
    label.attributedText =
      attributed.map { $0.string(with: usual) }
      ?? NSAttributedString(string: text ?? "", attributes: usual)
    return label
  }
}

extension AttributedString {
  /// Returns the text with default attributes where it has none of its own.
  func string(with usual: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: "")
    for run in runs {
      whole.append(
        NSAttributedString(
          string: String(self[run.range].characters),
          attributes: usual.merging(run.attributes.dictionary) { $1 }))
    }
    return whole
  }
}
