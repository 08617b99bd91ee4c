import TactusPhoneLink

/// An object that can be an accessibility element or an accessibility container.
///
/// On an iPhone every object can be one; here every responder can, and so every view and every
/// `UIAccessibilityElement`. Apps do not use this class by its name. Steps Accessibility.AC1… are
/// in `Documentation/Behaviour/Accessibility.md`.
@preconcurrency @MainActor
open class AccessibleObject: NSObject {
  /// Creates an object that is not an accessibility element.
  public override init() { super.init() }

  // MARK: Description

  /// Whether the object is an element that assistive technologies can reach.
  open var isAccessibilityElement: Bool {
    get { isAccessibilityElementBlock?() ?? storedAttributes?.isElement ?? false }
    set { attributes.isElement = newValue }
  }
  /// The label: a short description of the element.
  open var accessibilityLabel: String? {
    get { currentLabel?.string }
    set { attributes.label = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The label with speech attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { AccessibilityAttributes.attributed(accessibilityLabel, currentLabel) }
    set { attributes.label = newValue }
  }
  /// The hint: a description of the result of an action on the element.
  open var accessibilityHint: String? {
    get { currentHint?.string }
    set { attributes.hint = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The hint with speech attributes.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { AccessibilityAttributes.attributed(accessibilityHint, currentHint) }
    set { attributes.hint = newValue }
  }
  /// The current value of the element as text.
  open var accessibilityValue: String? {
    get { currentValue?.string }
    set { attributes.value = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The value with speech attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { AccessibilityAttributes.attributed(accessibilityValue, currentValue) }
    set { attributes.value = newValue }
  }
  /// The traits of the element.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityTraitsBlock?() ?? storedAttributes?.traits ?? .none }
    set { attributes.traits = newValue }
  }
  /// The identifier by which tests find the element; VoiceOver does not speak it.
  open var accessibilityIdentifier: String? {
    get { accessibilityIdentifierBlock?() ?? storedAttributes?.identifier }
    set { attributes.identifier = newValue }
  }
  /// The language in which the element is spoken, such as `de-CH`; nil for the language of the
  /// phone.
  open var accessibilityLanguage: String? {
    get { accessibilityLanguageBlock?() ?? storedAttributes?.language }
    set { attributes.language = newValue }
  }
  /// The names by which Voice Control users can refer to the element, best first; the label by
  /// default.
  open var accessibilityUserInputLabels: [String]! {
    get {
      currentInputLabels?.map(\.string) ?? accessibilityLabel.map { [$0] } ?? []
    }
    set { attributes.inputLabels = newValue?.map { NSAttributedString(string: $0) } }
  }
  /// The user input labels with speech attributes.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      currentInputLabels
        ?? accessibilityUserInputLabels.map { NSAttributedString(string: $0) }
    }
    set { attributes.inputLabels = newValue }
  }
  /// The kind of text that the element shows; nil for no particular kind.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibilityTextualContextBlock?() ?? storedAttributes?.textualContext }
    set { attributes.textualContext = newValue }
  }

  /// Whether what the element opens is expanded (VoiceOver.EX1).
  open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { storedAttributes?.expandedStatus ?? .unsupported }
    set { attributes.expandedStatus = newValue }
  }
  /// The way in which an element that allows direct interaction takes touches (VoiceOver.PA4).
  open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { storedAttributes?.directTouchOptions ?? [] }
    set { attributes.directTouchOptions = newValue }
  }

  // MARK: Geometry

  /// The frame of the element on the screen, in points (Accessibility.AC3).
  open var accessibilityFrame: CGRect {
    get { accessibilityFrameBlock?() ?? storedAttributes?.frame ?? naturalFrame }
    set { attributes.frame = newValue }
  }
  /// The outline of the element on the screen, in points; nil if the frame describes it.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityPathBlock?() ?? storedAttributes?.path }
    set { attributes.path = newValue }
  }
  /// The point on the screen at which an activation taps the element; the center of its frame by
  /// default (Accessibility.AC3).
  open var accessibilityActivationPoint: CGPoint {
    get {
      accessibilityActivationPointBlock?() ?? storedAttributes?.activationPoint
        ?? naturalActivationPoint
    }
    set { attributes.activationPoint = newValue }
  }

  // MARK: Container

  /// The accessibility elements of the container, in reading order; nil if the container uses its
  /// subviews.
  open var accessibilityElements: [Any]? {
    get { accessibilityElementsBlock?() ?? storedAttributes?.elements }
    set { attributes.elements = newValue }
  }
  /// The type of the container.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityContainerTypeBlock?() ?? storedAttributes?.containerType ?? .none }
    set { attributes.containerType = newValue }
  }
  /// Whether the elements in the container are hidden from assistive technologies.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityElementsHiddenBlock?() ?? storedAttributes?.hidesElements ?? false }
    set { attributes.hidesElements = newValue }
  }
  /// Whether assistive technologies ignore the siblings of the view (Accessibility.AC5).
  open var accessibilityViewIsModal: Bool {
    get { accessibilityViewIsModalBlock?() ?? storedAttributes?.isModal ?? false }
    set { attributes.isModal = newValue }
  }
  /// Whether the children are read as one group, whatever lies between them.
  open var shouldGroupAccessibilityChildren: Bool {
    get {
      accessibilityShouldGroupAccessibilityChildrenBlock?() ?? storedAttributes?.groupsChildren
        ?? false
    }
    set { attributes.groupsChildren = newValue }
  }
  /// The way in which Switch Control moves through the elements of the container.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityNavigationStyleBlock?() ?? storedAttributes?.navigationStyle ?? .automatic }
    set { attributes.navigationStyle = newValue }
  }
  /// Whether the element reacts to the user; by default its traits decide.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibilityRespondsToUserInteractionBlock?() ?? storedAttributes?.responds
        ?? !accessibilityTraits.isDisjoint(with: .interactive)
    }
    set { attributes.responds = newValue }
  }

  /// Counts the elements that VoiceOver finds in the object.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns one of the elements that VoiceOver finds in the object; nil if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an accessibility element; `NSNotFound` if the container does not hold it.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let place = accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject }
    return place ?? NSNotFound
  }

  /// Returns the accessibility element at a point; nil if there is none.
  ///
  /// While VoiceOver is on, the element under a finger is what the windows return if a view or
  /// element of the app overrides this method, and is otherwise found by the frames of the elements
  /// (VoiceOver.FO8). The base class returns the object if it is an element with the point in its
  /// frame, or what an object inside it returns (Accessibility.AC20).
  ///
  /// - Parameters:
  ///   - point: The point in the coordinates of the view; on the screen if the object is no view.
  ///   - event: The event that is the reason; nil for a finger of VoiceOver's.
  open func accessibilityHitTest(_ point: CGPoint, event: UIEvent?) -> Any? {
    AccessibilityHitTesting.hit(in: self, at: point, event: event)
  }

  // MARK: Actions

  /// The custom actions of the element.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      accessibilityCustomActionsBlock?() as? [UIAccessibilityCustomAction]
        ?? storedAttributes?.actions
    }
    set { attributes.actions = newValue }
  }

  /// The rotors that are offered at the element and at the elements inside (VoiceOver.RT6).
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get {
      accessibilityCustomRotorsBlock?() as? [UIAccessibilityCustomRotor]
        ?? storedAttributes?.rotors
    }
    set { attributes.rotors = newValue }
  }

  /// Activates the element and returns whether it was handled; if not, VoiceOver taps the element
  /// (Accessibility.AC9).
  open func accessibilityActivate() -> Bool { accessibilityActivateBlock?() ?? false }
  /// Increases the value of the element; by default the block does so, if there is one.
  open func accessibilityIncrement() { accessibilityIncrementBlock?() }
  /// Decreases the value of the element; by default the block does so, if there is one.
  open func accessibilityDecrement() { accessibilityDecrementBlock?() }
  /// Scrolls in a direction and returns whether it was handled.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Dismisses a modal view or goes back, and returns whether it was handled.
  open func accessibilityPerformEscape() -> Bool {
    accessibilityPerformEscapeBlock?() ?? false
  }
  /// Performs the most important action of the moment and returns whether it was handled.
  open func accessibilityPerformMagicTap() -> Bool {
    accessibilityMagicTapBlock?() ?? false
  }

  // MARK: Closures

  // Each is asked before the attribute that was set (Accessibility.AC18).
  /// A closure that returns whether the object is an element.
  open var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { storedAttributes?.blocks?.isElement }
    set { accessibilityBlocks.isElement = newValue }
  }
  /// A closure that returns the label.
  open var accessibilityLabelBlock: AXStringReturnBlock? {
    get { storedAttributes?.blocks?.label }
    set { accessibilityBlocks.label = newValue }
  }
  /// A closure that returns the label with attributes of speech; it comes before the plain one.
  open var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { storedAttributes?.blocks?.attributedLabel }
    set { accessibilityBlocks.attributedLabel = newValue }
  }
  /// A closure that returns the hint.
  open var accessibilityHintBlock: AXStringReturnBlock? {
    get { storedAttributes?.blocks?.hint }
    set { accessibilityBlocks.hint = newValue }
  }
  /// A closure that returns the hint with attributes of speech; it comes before the plain one.
  open var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { storedAttributes?.blocks?.attributedHint }
    set { accessibilityBlocks.attributedHint = newValue }
  }
  /// A closure that returns the value.
  open var accessibilityValueBlock: AXStringReturnBlock? {
    get { storedAttributes?.blocks?.value }
    set { accessibilityBlocks.value = newValue }
  }
  /// A closure that returns the value with attributes of speech; it comes before the plain one.
  open var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { storedAttributes?.blocks?.attributedValue }
    set { accessibilityBlocks.attributedValue = newValue }
  }
  /// A closure that returns the traits.
  open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { storedAttributes?.blocks?.traits }
    set { accessibilityBlocks.traits = newValue }
  }
  /// A closure that returns the identifier for tests.
  open var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { storedAttributes?.blocks?.identifier }
    set { accessibilityBlocks.identifier = newValue }
  }
  /// A closure that returns the language.
  open var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { storedAttributes?.blocks?.language }
    set { accessibilityBlocks.language = newValue }
  }
  /// A closure that returns the names for Voice Control.
  open var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
    get { storedAttributes?.blocks?.inputLabels }
    set { accessibilityBlocks.inputLabels = newValue }
  }
  /// A closure that returns the names for Voice Control with attributes of speech.
  open var accessibilityAttributedUserInputLabelsBlock: AXArrayReturnBlock? {
    get { storedAttributes?.blocks?.attributedInputLabels }
    set { accessibilityBlocks.attributedInputLabels = newValue }
  }
  /// A closure that returns the kind of text.
  open var accessibilityTextualContextBlock: AXTextualContextReturnBlock? {
    get { storedAttributes?.blocks?.textualContext }
    set { accessibilityBlocks.textualContext = newValue }
  }
  /// A closure that returns the frame on the screen.
  open var accessibilityFrameBlock: AXRectReturnBlock? {
    get { storedAttributes?.blocks?.frame }
    set { accessibilityBlocks.frame = newValue }
  }
  /// A closure that returns the outline on the screen.
  open var accessibilityPathBlock: AXPathReturnBlock? {
    get { storedAttributes?.blocks?.path }
    set { accessibilityBlocks.path = newValue }
  }
  /// A closure that returns the activation point.
  open var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { storedAttributes?.blocks?.activationPoint }
    set { accessibilityBlocks.activationPoint = newValue }
  }
  /// A closure that returns the elements of the container.
  open var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { storedAttributes?.blocks?.elements }
    set { accessibilityBlocks.elements = newValue }
  }
  /// A closure that returns the type of the container.
  open var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { storedAttributes?.blocks?.containerType }
    set { accessibilityBlocks.containerType = newValue }
  }
  /// A closure that returns whether the elements in the container are hidden.
  open var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { storedAttributes?.blocks?.hidesElements }
    set { accessibilityBlocks.hidesElements = newValue }
  }
  /// A closure that returns whether the siblings of the view are ignored.
  open var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { storedAttributes?.blocks?.isModal }
    set { accessibilityBlocks.isModal = newValue }
  }
  /// A closure that returns whether the children are read together.
  open var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { storedAttributes?.blocks?.groupsChildren }
    set { accessibilityBlocks.groupsChildren = newValue }
  }
  /// A closure that returns the navigation style.
  open var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
    get { storedAttributes?.blocks?.navigationStyle }
    set { accessibilityBlocks.navigationStyle = newValue }
  }
  /// A closure that returns whether the element reacts to the user.
  open var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { storedAttributes?.blocks?.responds }
    set { accessibilityBlocks.responds = newValue }
  }
  /// A closure that returns the custom actions.
  open var accessibilityCustomActionsBlock: AXArrayReturnBlock? {
    get { storedAttributes?.blocks?.actions }
    set { accessibilityBlocks.actions = newValue }
  }
  /// A closure that returns the rotors.
  open var accessibilityCustomRotorsBlock: AXArrayReturnBlock? {
    get { storedAttributes?.blocks?.rotors }
    set { accessibilityBlocks.rotors = newValue }
  }
  /// A closure that returns whether it has activated the element.
  open var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { storedAttributes?.blocks?.activate }
    set { accessibilityBlocks.activate = newValue }
  }
  /// A closure that increases the value.
  open var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { storedAttributes?.blocks?.increment }
    set { accessibilityBlocks.increment = newValue }
  }
  /// A closure that decreases the value.
  open var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { storedAttributes?.blocks?.decrement }
    set { accessibilityBlocks.decrement = newValue }
  }
  /// A closure that returns whether it has dismissed something.
  open var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { storedAttributes?.blocks?.escape }
    set { accessibilityBlocks.escape = newValue }
  }
  /// A closure that returns whether it has performed the action of the moment.
  open var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { storedAttributes?.blocks?.magicTap }
    set { accessibilityBlocks.magicTap = newValue }
  }

  // MARK: Focus

  /// Called when VoiceOver has focused the element; the default implementation does nothing.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when the element has lost the focus; the default implementation does nothing.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether the element has the focus.
  open func accessibilityElementIsFocused() -> Bool { AccessibilityFocus.current === self }
  /// Returns the identifiers of the assistive technologies that have focused the element; nil for
  /// none.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  {
    accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil
  }

  // MARK: Internals

  /// Sets the value as an assistive technology of the desktop does, and returns whether it was
  /// possible (ATSPI.AC3).
  @_spi(UIKitModules) open func takeValue(_ text: String) -> Bool { false }
  /// The words, beside those of the traits, from which VoiceOver knows the kind of element.
  @_spi(UIKitModules) open var kindWords: [String] { [] }
  /// Whether the elements inside are read together, without the app's asking.
  var isNaturalGroup: Bool { false }
  /// The kind of container, unless the app has set a type.
  var naturalContainer: ElementContainer? { nil }

  /// The frame on the screen that is used if the app has set none.
  var naturalFrame: CGRect { .zero }

  /// The point on the screen at which an activation taps if the app has set none.
  var naturalActivationPoint: CGPoint { accessibilityFrame.middle }

  /// Whether the app has set a place on the screen, which does not move with the views around.
  package final var hasPlaceOfItsOwn: Bool {
    storedAttributes?.frame != nil || storedAttributes?.activationPoint != nil
      || accessibilityFrameBlock != nil || accessibilityActivationPointBlock != nil
  }

  /// Whether the colors stay while the phone's are inverted.
  final var ignoresInvertedColors: Bool {
    get { storedAttributes?.ignoresInvertedColors ?? false }
    set { attributes.ignoresInvertedColors = newValue }
  }

  /// The content for the large content viewer.
  final var largeContent: LargeContent {
    get { storedAttributes?.largeContent ?? LargeContent() }
    set { attributes.largeContent = newValue }
  }

  /// The label: that of a closure, else the one that was set.
  private var currentLabel: NSAttributedString? {
    text(accessibilityAttributedLabelBlock, accessibilityLabelBlock) ?? storedAttributes?.label
  }
  /// The hint: that of a closure, else the one that was set.
  private var currentHint: NSAttributedString? {
    text(accessibilityAttributedHintBlock, accessibilityHintBlock) ?? storedAttributes?.hint
  }
  /// The value: that of a closure, else the one that was set.
  private var currentValue: NSAttributedString? {
    text(accessibilityAttributedValueBlock, accessibilityValueBlock) ?? storedAttributes?.value
  }
  /// The names for Voice Control: those of a closure, else those that were set.
  private var currentInputLabels: [NSAttributedString]? {
    accessibilityAttributedUserInputLabelsBlock?() as? [NSAttributedString]
      ?? (accessibilityUserInputLabelsBlock?() as? [String])?.map { NSAttributedString(string: $0) }
      ?? storedAttributes?.inputLabels
  }

  /// Returns a text of a closure, the attributed one first.
  private func text(
    _ attributed: AXAttributedStringReturnBlock?, _ plain: AXStringReturnBlock?
  ) -> NSAttributedString? {
    attributed?() ?? plain?().map { NSAttributedString(string: $0) }
  }

  /// The closures that were set.
  private var accessibilityBlocks: AccessibilityBlocks {
    get { storedAttributes?.blocks ?? AccessibilityBlocks() }
    set { attributes.blocks = newValue }
  }

  /// The attributes that were set; nil if none was.
  private var storedAttributes: AccessibilityAttributes?

  /// The attributes, to be changed.
  private var attributes: AccessibilityAttributes {
    AccessibilityChanges.elementsHaveChanged()
    if let storedAttributes { return storedAttributes }
    let new = AccessibilityAttributes()
    storedAttributes = new
    return new
  }
}
