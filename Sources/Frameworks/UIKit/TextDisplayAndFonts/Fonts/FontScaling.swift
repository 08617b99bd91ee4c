/// How a font follows what people have set to read.
enum FontScaling: Sendable, Hashable {
  /// It is the font for a kind of text.
  case preferred(UIFont.TextStyle)
  /// It is an app's own font, which grows as a kind of text does.
  ///
  /// The size is that at the usual setting, and there may be a greatest one, in points.
  case scaled(UIFont.TextStyle, size: CGFloat, maximum: CGFloat?)
}

extension UIFont {
  /// The same font for another setting; itself if it does not follow settings.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    switch scaling {
    case nil: return self
    case .preferred(let style):
      let size = DynamicType.row(style).size(.meant(by: traits))
      return size == pointSize ? self : UIFont(face, size: size, scaling: scaling)
    case .scaled(let style, let size, let maximum):
      let new = UIFontMetrics(forTextStyle: style).size(size, at: .meant(by: traits), maximum)
      return new == pointSize ? self : UIFont(face, size: new, scaling: scaling)
    }
  }
}
