/// The accessibility attributes that an app has set on an object; nil means not set.
@MainActor
final class AccessibilityAttributes {
  var isElement: Bool?
  var label: NSAttributedString?
  var hint: NSAttributedString?
  var value: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var language: String?
  var inputLabels: [NSAttributedString]?
  var textualContext: UIAccessibilityTextualContext?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var containerType: UIAccessibilityContainerType?
  var hidesElements: Bool?
  var isModal: Bool?
  var groupsChildren: Bool?
  var navigationStyle: UIAccessibilityNavigationStyle?
  var responds: Bool?
  var ignoresInvertedColors: Bool?
  var actions: [UIAccessibilityCustomAction]?
  var rotors: [UIAccessibilityCustomRotor]?
  var expandedStatus: UIAccessibilityExpandedStatus?
  var directTouchOptions: UIAccessibilityDirectTouchOptions?
  var largeContent = LargeContent()
  /// The closures that provide attributes on request; nil for none.
  var blocks: AccessibilityBlocks?

  /// Returns a text with attributes: the attributed string that was set if its characters are
  /// equal, otherwise a plain one.
  static func attributed(_ text: String?, _ stored: NSAttributedString?) -> NSAttributedString? {
    guard let text else { return nil }
    if let stored, stored.string == text { return stored }
    return NSAttributedString(string: text)
  }
}

extension CGRect {
  /// The center of the rectangle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
