// The accessibility closures of every object, as on an iPhone; `AccessibleObject` has its own.
extension NSObjectProtocol where Self: NSObject {
  /// A closure that returns whether the object is an element.
  @preconcurrency @MainActor public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { accessible.isAccessibilityElementBlock }
    set { accessible.isAccessibilityElementBlock = newValue }
  }
  /// A closure that returns the label.
  @preconcurrency @MainActor public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { accessible.accessibilityLabelBlock }
    set { accessible.accessibilityLabelBlock = newValue }
  }
  /// A closure that returns the label with speech attributes; it takes precedence over the plain
  /// one.
  @preconcurrency @MainActor public var accessibilityAttributedLabelBlock:
    AXAttributedStringReturnBlock?
  {
    get { accessible.accessibilityAttributedLabelBlock }
    set { accessible.accessibilityAttributedLabelBlock = newValue }
  }
  /// A closure that returns the hint.
  @preconcurrency @MainActor public var accessibilityHintBlock: AXStringReturnBlock? {
    get { accessible.accessibilityHintBlock }
    set { accessible.accessibilityHintBlock = newValue }
  }
  /// A closure that returns the hint with speech attributes; it takes precedence over the plain
  /// one.
  @preconcurrency @MainActor public var accessibilityAttributedHintBlock:
    AXAttributedStringReturnBlock?
  {
    get { accessible.accessibilityAttributedHintBlock }
    set { accessible.accessibilityAttributedHintBlock = newValue }
  }
  /// A closure that returns the value.
  @preconcurrency @MainActor public var accessibilityValueBlock: AXStringReturnBlock? {
    get { accessible.accessibilityValueBlock }
    set { accessible.accessibilityValueBlock = newValue }
  }
  /// A closure that returns the value with speech attributes; it takes precedence over the plain
  /// one.
  @preconcurrency @MainActor public var accessibilityAttributedValueBlock:
    AXAttributedStringReturnBlock?
  {
    get { accessible.accessibilityAttributedValueBlock }
    set { accessible.accessibilityAttributedValueBlock = newValue }
  }
  /// A closure that returns the traits.
  @preconcurrency @MainActor public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { accessible.accessibilityTraitsBlock }
    set { accessible.accessibilityTraitsBlock = newValue }
  }
  /// A closure that returns the identifier for tests.
  @preconcurrency @MainActor public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { accessible.accessibilityIdentifierBlock }
    set { accessible.accessibilityIdentifierBlock = newValue }
  }
  /// A closure that returns the language.
  @preconcurrency @MainActor public var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { accessible.accessibilityLanguageBlock }
    set { accessible.accessibilityLanguageBlock = newValue }
  }
  /// A closure that returns the names for Voice Control.
  @preconcurrency @MainActor public var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
    get { accessible.accessibilityUserInputLabelsBlock }
    set { accessible.accessibilityUserInputLabelsBlock = newValue }
  }
  /// A closure that returns the names for Voice Control with speech attributes.
  @preconcurrency @MainActor public var accessibilityAttributedUserInputLabelsBlock:
    AXArrayReturnBlock?
  {
    get { accessible.accessibilityAttributedUserInputLabelsBlock }
    set { accessible.accessibilityAttributedUserInputLabelsBlock = newValue }
  }
  /// A closure that returns the kind of text.
  @preconcurrency @MainActor public var accessibilityTextualContextBlock:
    AXTextualContextReturnBlock?
  {
    get { accessible.accessibilityTextualContextBlock }
    set { accessible.accessibilityTextualContextBlock = newValue }
  }
  /// A closure that returns the frame on the screen.
  @preconcurrency @MainActor public var accessibilityFrameBlock: AXRectReturnBlock? {
    get { accessible.accessibilityFrameBlock }
    set { accessible.accessibilityFrameBlock = newValue }
  }
  /// A closure that returns the outline on the screen.
  @preconcurrency @MainActor public var accessibilityPathBlock: AXPathReturnBlock? {
    get { accessible.accessibilityPathBlock }
    set { accessible.accessibilityPathBlock = newValue }
  }
  /// A closure that returns the activation point.
  @preconcurrency @MainActor public var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { accessible.accessibilityActivationPointBlock }
    set { accessible.accessibilityActivationPointBlock = newValue }
  }
  /// A closure that returns the elements of the container.
  @preconcurrency @MainActor public var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { accessible.accessibilityElementsBlock }
    set { accessible.accessibilityElementsBlock = newValue }
  }
  /// A closure that returns the type of the container.
  @preconcurrency @MainActor public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock?
  {
    get { accessible.accessibilityContainerTypeBlock }
    set { accessible.accessibilityContainerTypeBlock = newValue }
  }
  /// A closure that returns whether the elements in the container are hidden.
  @preconcurrency @MainActor public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { accessible.accessibilityElementsHiddenBlock }
    set { accessible.accessibilityElementsHiddenBlock = newValue }
  }
  /// A closure that returns whether the siblings of the view are ignored.
  @preconcurrency @MainActor public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { accessible.accessibilityViewIsModalBlock }
    set { accessible.accessibilityViewIsModalBlock = newValue }
  }
  /// A closure that returns whether the children are read together.
  @preconcurrency @MainActor public var accessibilityShouldGroupAccessibilityChildrenBlock:
    AXBoolReturnBlock?
  {
    get { accessible.accessibilityShouldGroupAccessibilityChildrenBlock }
    set { accessible.accessibilityShouldGroupAccessibilityChildrenBlock = newValue }
  }
  /// A closure that returns the navigation style.
  @preconcurrency @MainActor public var accessibilityNavigationStyleBlock:
    AXNavigationStyleReturnBlock?
  {
    get { accessible.accessibilityNavigationStyleBlock }
    set { accessible.accessibilityNavigationStyleBlock = newValue }
  }
  /// A closure that returns whether the element responds to the user.
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteractionBlock:
    AXBoolReturnBlock?
  {
    get { accessible.accessibilityRespondsToUserInteractionBlock }
    set { accessible.accessibilityRespondsToUserInteractionBlock = newValue }
  }
  /// A closure that returns the custom actions.
  @preconcurrency @MainActor public var accessibilityCustomActionsBlock: AXArrayReturnBlock? {
    get { accessible.accessibilityCustomActionsBlock }
    set { accessible.accessibilityCustomActionsBlock = newValue }
  }
  /// A closure that returns the rotors.
  @preconcurrency @MainActor public var accessibilityCustomRotorsBlock: AXArrayReturnBlock? {
    get { accessible.accessibilityCustomRotorsBlock }
    set { accessible.accessibilityCustomRotorsBlock = newValue }
  }
  /// A closure that activates the element and returns whether it was handled.
  @preconcurrency @MainActor public var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { accessible.accessibilityActivateBlock }
    set { accessible.accessibilityActivateBlock = newValue }
  }
  /// A closure that increments the value.
  @preconcurrency @MainActor public var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { accessible.accessibilityIncrementBlock }
    set { accessible.accessibilityIncrementBlock = newValue }
  }
  /// A closure that decrements the value.
  @preconcurrency @MainActor public var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { accessible.accessibilityDecrementBlock }
    set { accessible.accessibilityDecrementBlock = newValue }
  }
  /// A closure that dismisses a modal view or goes back, and returns whether it was handled.
  @preconcurrency @MainActor public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { accessible.accessibilityPerformEscapeBlock }
    set { accessible.accessibilityPerformEscapeBlock = newValue }
  }
  /// A closure that performs the most important current action, and returns whether it was handled.
  @preconcurrency @MainActor public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { accessible.accessibilityMagicTapBlock }
    set { accessible.accessibilityMagicTapBlock = newValue }
  }
}
