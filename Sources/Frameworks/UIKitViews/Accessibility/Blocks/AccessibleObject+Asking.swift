// The attributes as assistive technologies read them: the closure's value takes precedence over the
// property, even if a class overrides that (Accessibility.AC18).
extension AccessibleObject {
  /// Whether the object is an element.
  package final var isAskedElement: Bool {
    isAccessibilityElementBlock?() ?? isAccessibilityElement
  }
  /// The label.
  final var askedLabel: String? {
    accessibilityAttributedLabelBlock?()?.string ?? accessibilityLabelBlock?() ?? accessibilityLabel
  }
  /// The label with speech attributes.
  final var askedAttributedLabel: NSAttributedString? {
    accessibilityAttributedLabelBlock?()
      ?? accessibilityLabelBlock?().map { NSAttributedString(string: $0) }
      ?? accessibilityAttributedLabel
  }
  /// The value.
  final var askedValue: String? {
    accessibilityAttributedValueBlock?()?.string ?? accessibilityValueBlock?() ?? accessibilityValue
  }
  /// The hint.
  final var askedHint: String? {
    accessibilityAttributedHintBlock?()?.string ?? accessibilityHintBlock?() ?? accessibilityHint
  }
  /// The traits.
  final var askedTraits: UIAccessibilityTraits {
    accessibilityTraitsBlock?() ?? accessibilityTraits
  }
  /// The identifier for tests.
  final var askedIdentifier: String? { accessibilityIdentifierBlock?() ?? accessibilityIdentifier }
  /// The language.
  final var askedLanguage: String? { accessibilityLanguageBlock?() ?? accessibilityLanguage }
  /// The kind of text.
  final var askedTextualContext: UIAccessibilityTextualContext? {
    accessibilityTextualContextBlock?() ?? accessibilityTextualContext
  }
  /// The frame on the screen.
  package final var askedFrame: CGRect { accessibilityFrameBlock?() ?? accessibilityFrame }
  /// The point on the screen at which an activation taps.
  final var askedActivationPoint: CGPoint {
    accessibilityActivationPointBlock?() ?? accessibilityActivationPoint
  }
  /// The elements of the container.
  final var askedElements: [Any]? { accessibilityElementsBlock?() ?? accessibilityElements }
  /// The type of the container.
  final var askedContainerType: UIAccessibilityContainerType {
    accessibilityContainerTypeBlock?() ?? accessibilityContainerType
  }
  /// Whether the elements in the container are hidden.
  final var hidesAskedElements: Bool {
    accessibilityElementsHiddenBlock?() ?? accessibilityElementsHidden
  }
  /// Whether the siblings of the view are ignored.
  final var isAskedModal: Bool { accessibilityViewIsModalBlock?() ?? accessibilityViewIsModal }
  /// Whether the children are read together.
  final var groupsAskedChildren: Bool {
    accessibilityShouldGroupAccessibilityChildrenBlock?() ?? shouldGroupAccessibilityChildren
  }
  /// The custom actions.
  final var askedCustomActions: [UIAccessibilityCustomAction]? {
    accessibilityCustomActionsBlock?() as? [UIAccessibilityCustomAction]
      ?? accessibilityCustomActions
  }
  /// The rotors.
  final var askedCustomRotors: [UIAccessibilityCustomRotor]? {
    accessibilityCustomRotorsBlock?() as? [UIAccessibilityCustomRotor] ?? accessibilityCustomRotors
  }

  /// Activates the element through the closure, otherwise through the method.
  final func activateAsAsked() -> Bool {
    if let activate = accessibilityActivateBlock { return activate() }
    return accessibilityActivate()
  }
  /// Increments the value through the closure, otherwise through the method.
  final func incrementAsAsked() {
    if let increment = accessibilityIncrementBlock { return increment() }
    accessibilityIncrement()
  }
  /// Decrements the value through the closure, otherwise through the method.
  final func decrementAsAsked() {
    if let decrement = accessibilityDecrementBlock { return decrement() }
    accessibilityDecrement()
  }
  /// Performs the escape action through the closure, otherwise through the method.
  final func escapeAsAsked() -> Bool {
    if let escape = accessibilityPerformEscapeBlock { return escape() }
    return accessibilityPerformEscape()
  }
  /// Performs the magic tap through the closure, otherwise through the method.
  final func magicTapAsAsked() -> Bool {
    if let magicTap = accessibilityMagicTapBlock { return magicTap() }
    return accessibilityPerformMagicTap()
  }
}
