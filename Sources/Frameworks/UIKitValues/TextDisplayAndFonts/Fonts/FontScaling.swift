/// The way in which a font scales with the preferred text size.
enum FontScaling: Sendable, Hashable {
  /// A font of a text style.
  case preferred(UIFont.TextStyle)
  /// A custom font that scales like a text style.
  ///
  /// The size at the default category and an optional maximum, in points.
  case scaled(UIFont.TextStyle, size: CGFloat, maximum: CGFloat?)
}

extension UIFont {
  /// Returns the font for another trait collection; itself if it does not scale.
  package func adjusted(to traits: UITraitCollection) -> UIFont {
    switch scaling {
    case nil: return self
    case .preferred(let style):
      let size = DynamicType.row(style).size(.resolved(for: traits))
      return size == pointSize ? self : UIFont(face, size: size, scaling: scaling)
    case .scaled(let style, let size, let maximum):
      let new = UIFontMetrics(forTextStyle: style).size(size, at: .resolved(for: traits), maximum)
      return new == pointSize ? self : UIFont(face, size: new, scaling: scaling)
    }
  }
}
