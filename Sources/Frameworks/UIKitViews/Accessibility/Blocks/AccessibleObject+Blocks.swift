// The closures of system 17 that decide attributes when they are asked for. Each comes before the
// property without a closure (Accessibility.AC18).
extension AccessibleObject {
  /// A closure that returns whether the object is an element.
  public final var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { accessibilityBlocks.isElement }
    set { accessibilityBlocks.isElement = newValue }
  }
  /// A closure that returns the label.
  public final var accessibilityLabelBlock: AXStringReturnBlock? {
    get { accessibilityBlocks.label }
    set { accessibilityBlocks.label = newValue }
  }
  /// A closure that returns the label with attributes of speech; it comes before the plain one.
  public final var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { accessibilityBlocks.attributedLabel }
    set { accessibilityBlocks.attributedLabel = newValue }
  }
  /// A closure that returns the hint.
  public final var accessibilityHintBlock: AXStringReturnBlock? {
    get { accessibilityBlocks.hint }
    set { accessibilityBlocks.hint = newValue }
  }
  /// A closure that returns the hint with attributes of speech; it comes before the plain one.
  public final var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { accessibilityBlocks.attributedHint }
    set { accessibilityBlocks.attributedHint = newValue }
  }
  /// A closure that returns the value.
  public final var accessibilityValueBlock: AXStringReturnBlock? {
    get { accessibilityBlocks.value }
    set { accessibilityBlocks.value = newValue }
  }
  /// A closure that returns the value with attributes of speech; it comes before the plain one.
  public final var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { accessibilityBlocks.attributedValue }
    set { accessibilityBlocks.attributedValue = newValue }
  }
  /// A closure that returns the traits.
  public final var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { accessibilityBlocks.traits }
    set { accessibilityBlocks.traits = newValue }
  }
  /// A closure that returns the identifier for tests.
  public final var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { accessibilityBlocks.identifier }
    set { accessibilityBlocks.identifier = newValue }
  }
  /// A closure that returns the language.
  public final var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { accessibilityBlocks.language }
    set { accessibilityBlocks.language = newValue }
  }
  /// A closure that returns the names for Voice Control.
  public final var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
    get { accessibilityBlocks.inputLabels }
    set { accessibilityBlocks.inputLabels = newValue }
  }
  /// A closure that returns the names for Voice Control with attributes of speech.
  public final var accessibilityAttributedUserInputLabelsBlock: AXArrayReturnBlock? {
    get { accessibilityBlocks.attributedInputLabels }
    set { accessibilityBlocks.attributedInputLabels = newValue }
  }
  /// A closure that returns the kind of text.
  public final var accessibilityTextualContextBlock: AXTextualContextReturnBlock? {
    get { accessibilityBlocks.textualContext }
    set { accessibilityBlocks.textualContext = newValue }
  }
  /// A closure that returns the frame on the screen.
  public final var accessibilityFrameBlock: AXRectReturnBlock? {
    get { accessibilityBlocks.frame }
    set { accessibilityBlocks.frame = newValue }
  }
  /// A closure that returns the outline on the screen.
  public final var accessibilityPathBlock: AXPathReturnBlock? {
    get { accessibilityBlocks.path }
    set { accessibilityBlocks.path = newValue }
  }
  /// A closure that returns the activation point.
  public final var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { accessibilityBlocks.activationPoint }
    set { accessibilityBlocks.activationPoint = newValue }
  }
  /// A closure that returns the elements of the container.
  public final var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { accessibilityBlocks.elements }
    set { accessibilityBlocks.elements = newValue }
  }
  /// A closure that returns the type of the container.
  public final var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { accessibilityBlocks.containerType }
    set { accessibilityBlocks.containerType = newValue }
  }
  /// A closure that returns whether the elements in the container are hidden.
  public final var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { accessibilityBlocks.hidesElements }
    set { accessibilityBlocks.hidesElements = newValue }
  }
  /// A closure that returns whether the siblings of the view are ignored.
  public final var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { accessibilityBlocks.isModal }
    set { accessibilityBlocks.isModal = newValue }
  }
  /// A closure that returns whether the children are read together.
  public final var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { accessibilityBlocks.groupsChildren }
    set { accessibilityBlocks.groupsChildren = newValue }
  }
  /// A closure that returns the navigation style.
  public final var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
    get { accessibilityBlocks.navigationStyle }
    set { accessibilityBlocks.navigationStyle = newValue }
  }
  /// A closure that returns whether the element reacts to the user.
  public final var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { accessibilityBlocks.responds }
    set { accessibilityBlocks.responds = newValue }
  }
  /// A closure that returns the custom actions.
  public final var accessibilityCustomActionsBlock: AXArrayReturnBlock? {
    get { accessibilityBlocks.actions }
    set { accessibilityBlocks.actions = newValue }
  }
  /// A closure that returns the rotors.
  public final var accessibilityCustomRotorsBlock: AXArrayReturnBlock? {
    get { accessibilityBlocks.rotors }
    set { accessibilityBlocks.rotors = newValue }
  }
  /// A closure that returns whether it has activated the element.
  public final var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { accessibilityBlocks.activate }
    set { accessibilityBlocks.activate = newValue }
  }
  /// A closure that increases the value.
  public final var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { accessibilityBlocks.increment }
    set { accessibilityBlocks.increment = newValue }
  }
  /// A closure that decreases the value.
  public final var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { accessibilityBlocks.decrement }
    set { accessibilityBlocks.decrement = newValue }
  }
  /// A closure that returns whether it has dismissed something.
  public final var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { accessibilityBlocks.escape }
    set { accessibilityBlocks.escape = newValue }
  }
  /// A closure that returns whether it has performed the action of the moment.
  public final var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { accessibilityBlocks.magicTap }
    set { accessibilityBlocks.magicTap = newValue }
  }
}
