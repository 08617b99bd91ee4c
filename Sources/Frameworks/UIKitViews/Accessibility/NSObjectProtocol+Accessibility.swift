// The accessibility attributes of every object, as on an iPhone. Objects of classes other than
// `AccessibleObject` only store them; assistive technologies do not reach these objects.
extension NSObjectProtocol where Self: NSObject {
  /// Whether the object is an element.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { accessible.isAccessibilityElement }
    set { accessible.isAccessibilityElement = newValue }
  }
  /// The label: a short description of the element.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { accessible.accessibilityLabel }
    set { accessible.accessibilityLabel = newValue }
  }
  /// The label with speech attributes.
  @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessible.accessibilityAttributedLabel }
    set { accessible.accessibilityAttributedLabel = newValue }
  }
  /// The hint: a description of the result of an action on the element.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { accessible.accessibilityHint }
    set { accessible.accessibilityHint = newValue }
  }
  /// The hint with speech attributes.
  @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
    get { accessible.accessibilityAttributedHint }
    set { accessible.accessibilityAttributedHint = newValue }
  }
  /// The current value of the element as text.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { accessible.accessibilityValue }
    set { accessible.accessibilityValue = newValue }
  }
  /// The value with speech attributes.
  @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
    get { accessible.accessibilityAttributedValue }
    set { accessible.accessibilityAttributedValue = newValue }
  }
  /// The traits of the element.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { accessible.accessibilityTraits }
    set { accessible.accessibilityTraits = newValue }
  }
  /// The identifier by which tests find the element.
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { accessible.accessibilityIdentifier }
    set { accessible.accessibilityIdentifier = newValue }
  }
  /// The language in which the element is spoken.
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { accessible.accessibilityLanguage }
    set { accessible.accessibilityLanguage = newValue }
  }
  /// The frame of the element on the screen, in points.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { accessible.accessibilityFrame }
    set { accessible.accessibilityFrame = newValue }
  }
  /// The outline of the element on the screen, in points.
  @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
    get { accessible.accessibilityPath }
    set { accessible.accessibilityPath = newValue }
  }
  /// The point on the screen at which an activation taps the element.
  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get { accessible.accessibilityActivationPoint }
    set { accessible.accessibilityActivationPoint = newValue }
  }
  /// The accessibility elements of the container, in reading order.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { accessible.accessibilityElements }
    set { accessible.accessibilityElements = newValue }
  }
  /// Whether the elements in the container are hidden.
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { accessible.accessibilityElementsHidden }
    set { accessible.accessibilityElementsHidden = newValue }
  }
  /// Whether the siblings of the view are ignored.
  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get { accessible.accessibilityViewIsModal }
    set { accessible.accessibilityViewIsModal = newValue }
  }
  /// Whether the children are read as one group.
  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { accessible.shouldGroupAccessibilityChildren }
    set { accessible.shouldGroupAccessibilityChildren = newValue }
  }
  /// Whether the element responds to the user.
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get { accessible.accessibilityRespondsToUserInteraction }
    set { accessible.accessibilityRespondsToUserInteraction = newValue }
  }
  /// The custom actions of the element.
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessible.accessibilityCustomActions }
    set { accessible.accessibilityCustomActions = newValue }
  }
  /// The names by which Voice Control users can refer to the element, best first.
  @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
    get { accessible.accessibilityUserInputLabels }
    set { accessible.accessibilityUserInputLabels = newValue }
  }
  /// The user input labels with speech attributes.
  @preconcurrency @MainActor
  public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { accessible.accessibilityAttributedUserInputLabels }
    set { accessible.accessibilityAttributedUserInputLabels = newValue }
  }
  /// The kind of text that the element shows.
  @preconcurrency @MainActor
  public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessible.accessibilityTextualContext }
    set { accessible.accessibilityTextualContext = newValue }
  }
  /// Whether the content that the element opens is expanded.
  @preconcurrency @MainActor public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { accessible.accessibilityExpandedStatus }
    set { accessible.accessibilityExpandedStatus = newValue }
  }
  /// The options of an element with direct interaction.
  @preconcurrency @MainActor
  public var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { accessible.accessibilityDirectTouchOptions }
    set { accessible.accessibilityDirectTouchOptions = newValue }
  }
  /// The type of the container.
  @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessible.accessibilityContainerType }
    set { accessible.accessibilityContainerType = newValue }
  }
  /// The way in which Switch Control navigates the container's elements.
  @preconcurrency @MainActor
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessible.accessibilityNavigationStyle }
    set { accessible.accessibilityNavigationStyle = newValue }
  }
  /// The rotors offered at the element and at elements inside it.
  @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessible.accessibilityCustomRotors }
    set { accessible.accessibilityCustomRotors = newValue }
  }

  // MARK: Actions

  /// Activates the element, and returns whether it was handled.
  @discardableResult
  @preconcurrency @MainActor public func accessibilityActivate() -> Bool {
    accessible.accessibilityActivate()
  }
  /// Increments the value.
  @preconcurrency @MainActor public func accessibilityIncrement() {
    accessible.accessibilityIncrement()
  }
  /// Decrements the value.
  @preconcurrency @MainActor public func accessibilityDecrement() {
    accessible.accessibilityDecrement()
  }
  /// Scrolls in a direction, and returns whether it was handled.
  @discardableResult
  @preconcurrency @MainActor
  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    accessible.accessibilityScroll(direction)
  }
  /// Dismisses a modal view or goes back, and returns whether it was handled.
  @discardableResult
  @preconcurrency @MainActor public func accessibilityPerformEscape() -> Bool {
    accessible.accessibilityPerformEscape()
  }
  /// Performs the most important current action, and returns whether it was handled.
  @discardableResult
  @preconcurrency @MainActor public func accessibilityPerformMagicTap() -> Bool {
    accessible.accessibilityPerformMagicTap()
  }

  // MARK: Internals

  /// The object itself, or its stand-in that stores the attributes.
  @MainActor var accessible: AccessibleObject {
    if let own = self as? AccessibleObject { return own }
    let stored = objc_getAssociatedObject(self, AccessibilityKey.pointer) as? AccessibleObject
    if let stored { return stored }
    let store = AccessibleObject()
    objc_setAssociatedObject(
      self, AccessibilityKey.pointer, store, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return store
  }
}

/// The key under which objects store their attributes.
@MainActor private enum AccessibilityKey {
  static let pointer = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
