/// What an app has said of something that may be read to people; most things say nothing.
final class AccessibilityFacts {
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
  var actions: [UIAccessibilityCustomAction]?

  /// A text with how it is to be spoken: as it was said, unless a subclass says another text.
  static func attributed(_ text: String?, _ said: NSAttributedString?) -> NSAttributedString? {
    guard let text else { return nil }
    if let said, said.string == text { return said }
    return NSAttributedString(string: text)
  }
}

extension CGRect {
  /// The point in its middle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
