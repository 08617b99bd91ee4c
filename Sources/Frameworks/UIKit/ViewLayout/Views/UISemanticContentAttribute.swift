/// What a view shows, as far as it matters to where people begin to read.
public enum UISemanticContentAttribute: Int, Sendable {
  /// It begins where people begin to read.
  case unspecified = 0
  /// Buttons of a player, which go from left to right.
  case playback = 1
  /// Directions in space, which stay where they are.
  case spatial = 2
  /// It goes from left to right.
  case forceLeftToRight = 3
  /// It goes from right to left.
  case forceRightToLeft = 4
}

extension UIView {
  /// What the view itself was told that it shows, whatever subclasses make of that.
  var ownSemantics: UISemanticContentAttribute {
    get { ownLayout?.direction ?? .unspecified }
    set {
      guard newValue != ownSemantics else { return }
      layout.direction = newValue
      for constraint in constraints { layoutEngine?.changed(constraint) }
      setNeedsLayout()
      changedDirection()
    }
  }

  /// From where to where what is in it is laid out.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let traits = toldTraits ?? UIScreen.main.traitCollection
    let reading: UIUserInterfaceLayoutDirection =
      traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return Self.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: reading)
  }

  /// From where to where what shows something of a kind is laid out.
  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    let isFromRight = UIScreen.main.traitCollection.layoutDirection == .rightToLeft
    return userInterfaceLayoutDirection(
      for: attribute, relativeTo: isFromRight ? .rightToLeft : .leftToRight)
  }

  /// From where to where what shows something of a kind is laid out, where people read in a direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }
}
