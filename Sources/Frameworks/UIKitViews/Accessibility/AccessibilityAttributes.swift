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
  /// The closures that decide attributes when they are asked for; nil for none.
  var blocks: AccessibilityBlocks?

  /// The label: that of a closure, else the one that was set.
  var currentLabel: NSAttributedString? { current(\.attributedLabel, \.label) ?? label }
  /// The hint: that of a closure, else the one that was set.
  var currentHint: NSAttributedString? { current(\.attributedHint, \.hint) ?? hint }
  /// The value: that of a closure, else the one that was set.
  var currentValue: NSAttributedString? { current(\.attributedValue, \.value) ?? value }
  /// The names for Voice Control: those of a closure, else those that were set.
  var currentInputLabels: [NSAttributedString]? {
    blocks?.attributedInputLabels?() as? [NSAttributedString]
      ?? (blocks?.inputLabels?() as? [String])?.map { NSAttributedString(string: $0) }
      ?? inputLabels
  }

  /// Returns an attribute: that of a closure, else the one that was set.
  func decided<Value>(
    _ block: KeyPath<AccessibilityBlocks, (() -> Value?)?>,
    _ stored: KeyPath<AccessibilityAttributes, Value?>
  ) -> Value? {
    blocks.flatMap { $0[keyPath: block]?() } ?? self[keyPath: stored]
  }

  /// Returns an attribute that is never nil: that of a closure, else the one that was set.
  func decided<Value>(
    _ block: KeyPath<AccessibilityBlocks, (() -> Value)?>,
    _ stored: KeyPath<AccessibilityAttributes, Value?>
  ) -> Value? {
    blocks.flatMap { $0[keyPath: block]?() } ?? self[keyPath: stored]
  }

  /// Returns a text of a closure, the attributed one first.
  private func current(
    _ attributed: KeyPath<AccessibilityBlocks, (() -> NSAttributedString?)?>,
    _ plain: KeyPath<AccessibilityBlocks, (() -> String?)?>
  ) -> NSAttributedString? {
    guard let blocks else { return nil }
    return blocks[keyPath: attributed]?()
      ?? blocks[keyPath: plain]?().map { NSAttributedString(string: $0) }
  }

  /// Returns a text with its attributes: the attributed string that was set if it has the same
  /// characters, otherwise a plain one.
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
