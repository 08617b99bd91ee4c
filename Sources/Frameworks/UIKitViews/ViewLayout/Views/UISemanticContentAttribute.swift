extension UIView {
  /// The semantic content attribute that was set for the view itself.
  var ownSemantics: UISemanticContentAttribute {
    get { ownLayout?.direction ?? .unspecified }
    set {
      guard newValue != ownSemantics else { return }
      layout.direction = newValue
      for constraint in layout.held { layoutEngine?.changed(constraint) }
      setNeedsLayout()
      layoutDirectionChanged()
    }
  }

  /// The layout direction for the semantic content attribute and the traits.
  var contentDirection: UIUserInterfaceLayoutDirection {
    let reading: UIUserInterfaceLayoutDirection =
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return Self.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: reading)
  }
}

extension UISemanticContentAttribute {
  /// Returns the layout direction of content, relative to the language's direction.
  func direction(relativeTo reading: UIUserInterfaceLayoutDirection)
    -> UIUserInterfaceLayoutDirection
  {
    switch self {
    case .unspecified: reading
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }
}
