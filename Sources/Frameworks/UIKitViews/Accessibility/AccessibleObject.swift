import TactusPhoneLink

/// An object that can be an accessibility element or an accessibility container.
///
/// On an iPhone every object can be one; here every responder can, so every view and
/// `UIAccessibilityElement`. Apps do not use this class by name (Accessibility.AC1…, in
/// `Documentation/Behaviour/Accessibility.md`).
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
  /// The language in which VoiceOver speaks the element, such as `de-CH`; nil for the phone's.
  open var accessibilityLanguage: String? {
    get { accessibilityLanguageBlock?() ?? storedAttributes?.language }
    set { attributes.language = newValue }
  }
  /// The names by which Voice Control refers to the element, best first; by default the label.
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

  /// Whether the content that the element opens is expanded (VoiceOver.EX1).
  open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { storedAttributes?.expandedStatus ?? .unsupported }
    set { attributes.expandedStatus = newValue }
  }
  /// The options of an element with direct interaction (VoiceOver.PA4).
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
  /// Whether assistive technologies ignore the view's siblings (Accessibility.AC5).
  open var accessibilityViewIsModal: Bool {
    get { accessibilityViewIsModalBlock?() ?? storedAttributes?.isModal ?? false }
    set { attributes.isModal = newValue }
  }
  /// Whether the children are read as one group, regardless of elements between them.
  open var shouldGroupAccessibilityChildren: Bool {
    get {
      accessibilityShouldGroupAccessibilityChildrenBlock?() ?? storedAttributes?.groupsChildren
        ?? false
    }
    set { attributes.groupsChildren = newValue }
  }
  /// The way in which Switch Control navigates the container's elements.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityNavigationStyleBlock?() ?? storedAttributes?.navigationStyle ?? .automatic }
    set { attributes.navigationStyle = newValue }
  }
  /// Whether the element responds to the user; by default its traits decide.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibilityRespondsToUserInteractionBlock?() ?? storedAttributes?.responds
        ?? !accessibilityTraits.isDisjoint(with: .interactive)
    }
    set { attributes.responds = newValue }
  }

  /// Returns the number of elements that VoiceOver finds in the object.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns an element that VoiceOver finds in the object; nil if the index is out of bounds.
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
  /// While VoiceOver is on, a finger's element is the windows' result if a view or element of the
  /// app overrides this method; otherwise the elements' frames decide (VoiceOver.FO8). The base
  /// class returns the object if it is an element whose frame contains the point, or the result of
  /// an object inside it (Accessibility.AC20).
  ///
  /// - Parameters:
  ///   - point: The point in the view's coordinates; on the screen if the object is not a view.
  ///   - event: The event that caused the hit test; nil for a VoiceOver finger.
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

  /// The rotors offered at the element and at elements inside it (VoiceOver.RT6).
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
  /// Increments the value; by default through the closure, if any.
  open func accessibilityIncrement() { accessibilityIncrementBlock?() }
  /// Decrements the value; by default through the closure, if any.
  open func accessibilityDecrement() { accessibilityDecrementBlock?() }
  /// Scrolls in a direction and returns whether it was handled.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Dismisses a modal view or goes back, and returns whether it was handled.
  open func accessibilityPerformEscape() -> Bool {
    accessibilityPerformEscapeBlock?() ?? false
  }
  /// Performs the most important current action and returns whether it was handled.
  open func accessibilityPerformMagicTap() -> Bool {
    accessibilityMagicTapBlock?() ?? false
  }

  // MARK: Closures

  // Each closure takes precedence over the attribute that was set (Accessibility.AC18).
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
  /// A closure that returns the label with speech attributes; it takes precedence over the plain
  /// one.
  open var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { storedAttributes?.blocks?.attributedLabel }
    set { accessibilityBlocks.attributedLabel = newValue }
  }
  /// A closure that returns the hint.
  open var accessibilityHintBlock: AXStringReturnBlock? {
    get { storedAttributes?.blocks?.hint }
    set { accessibilityBlocks.hint = newValue }
  }
  /// A closure that returns the hint with speech attributes; it takes precedence over the plain
  /// one.
  open var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { storedAttributes?.blocks?.attributedHint }
    set { accessibilityBlocks.attributedHint = newValue }
  }
  /// A closure that returns the value.
  open var accessibilityValueBlock: AXStringReturnBlock? {
    get { storedAttributes?.blocks?.value }
    set { accessibilityBlocks.value = newValue }
  }
  /// A closure that returns the value with speech attributes; it takes precedence over the plain
  /// one.
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
  /// A closure that returns the names for Voice Control with speech attributes.
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
  /// A closure that returns whether the element responds to the user.
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
  /// A closure that activates the element and returns whether it was handled.
  open var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { storedAttributes?.blocks?.activate }
    set { accessibilityBlocks.activate = newValue }
  }
  /// A closure that increments the value.
  open var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { storedAttributes?.blocks?.increment }
    set { accessibilityBlocks.increment = newValue }
  }
  /// A closure that decrements the value.
  open var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { storedAttributes?.blocks?.decrement }
    set { accessibilityBlocks.decrement = newValue }
  }
  /// A closure that dismisses a modal view or goes back, and returns whether it was handled.
  open var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { storedAttributes?.blocks?.escape }
    set { accessibilityBlocks.escape = newValue }
  }
  /// A closure that performs the most important current action, and returns whether it was handled.
  open var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { storedAttributes?.blocks?.magicTap }
    set { accessibilityBlocks.magicTap = newValue }
  }

  // MARK: Focus

  /// Called when VoiceOver focuses the element; does nothing by default.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when the element loses the focus; does nothing by default.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether the element has the focus.
  open func accessibilityElementIsFocused() -> Bool { AccessibilityFocus.current === self }
  /// Returns the identifiers of the assistive technologies that focus the element; nil for none.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  {
    accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil
  }

  // MARK: Internals

  /// Sets the value on behalf of a desktop assistive technology, and returns whether it was
  /// possible (ATSPI.AC3).
  @_spi(UIKitModules) open func takeValue(_ text: String) -> Bool { false }
  /// The words that describe the kind of element to VoiceOver, besides those of its traits.
  @_spi(UIKitModules) open var kindWords: [String] { [] }
  /// Whether the elements inside form a group, although the app has not requested it.
  var isNaturalGroup: Bool { false }
  /// The kind of container, if the app has set no type.
  var naturalContainer: ElementContainer? { nil }

  /// The default frame on the screen.
  var naturalFrame: CGRect { .zero }

  /// The default activation point on the screen.
  var naturalActivationPoint: CGPoint { accessibilityFrame.middle }

  /// Whether the app has set a position on the screen, which does not move with the enclosing
  /// views.
  package final var hasPlaceOfItsOwn: Bool {
    storedAttributes?.frame != nil || storedAttributes?.activationPoint != nil
      || accessibilityFrameBlock != nil || accessibilityActivationPointBlock != nil
  }

  /// Whether the colors are kept while the phone's are inverted.
  final var ignoresInvertedColors: Bool {
    get { storedAttributes?.ignoresInvertedColors ?? false }
    set { attributes.ignoresInvertedColors = newValue }
  }

  /// The content for the large content viewer.
  final var largeContent: LargeContent {
    get { storedAttributes?.largeContent ?? LargeContent() }
    set { attributes.largeContent = newValue }
  }

  /// The label: the closure's, otherwise the stored one.
  private var currentLabel: NSAttributedString? {
    text(accessibilityAttributedLabelBlock, accessibilityLabelBlock) ?? storedAttributes?.label
  }
  /// The hint: the closure's, otherwise the stored one.
  private var currentHint: NSAttributedString? {
    text(accessibilityAttributedHintBlock, accessibilityHintBlock) ?? storedAttributes?.hint
  }
  /// The value: the closure's, otherwise the stored one.
  private var currentValue: NSAttributedString? {
    text(accessibilityAttributedValueBlock, accessibilityValueBlock) ?? storedAttributes?.value
  }
  /// The names for Voice Control: the closure's, otherwise the stored ones.
  private var currentInputLabels: [NSAttributedString]? {
    accessibilityAttributedUserInputLabelsBlock?() as? [NSAttributedString]
      ?? (accessibilityUserInputLabelsBlock?() as? [String])?.map { NSAttributedString(string: $0) }
      ?? storedAttributes?.inputLabels
  }

  /// Returns a closure's text, preferably the attributed one.
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

  /// The attributes, created on demand.
  private var attributes: AccessibilityAttributes {
    AccessibilityChanges.elementsHaveChanged()
    if let storedAttributes { return storedAttributes }
    let new = AccessibilityAttributes()
    storedAttributes = new
    return new
  }
}
