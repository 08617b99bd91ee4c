/// What can be one of the things that are read to people, or hold such things.
///
/// On an iPhone every object can be; here every responder can, and so every view and every
/// `UIAccessibilityElement`. Apps have no use for this class by its name. Steps AC1… are in
/// `Documentation/Behaviour/Accessibility.md`.
@preconcurrency @MainActor
open class AccessibleObject: NSObject {
  /// Makes an object that is not read to people.
  public override init() { super.init() }

  // MARK: What it is

  /// Whether it is one of the things that are read to people, and found by tests.
  open var isAccessibilityElement: Bool {
    get { kept?.isElement ?? false }
    set { facts.isElement = newValue }
  }
  /// What it is, as it is read to people.
  open var accessibilityLabel: String? {
    get { kept?.label?.string }
    set { facts.label = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The same, with how it is to be spoken.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { AccessibilityFacts.attributed(accessibilityLabel, kept?.label) }
    set { facts.label = newValue }
  }
  /// What it does, as it is read to people.
  open var accessibilityHint: String? {
    get { kept?.hint?.string }
    set { facts.hint = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The same, with how it is to be spoken.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { AccessibilityFacts.attributed(accessibilityHint, kept?.hint) }
    set { facts.hint = newValue }
  }
  /// What it says at the moment, as it is read to people.
  open var accessibilityValue: String? {
    get { kept?.value?.string }
    set { facts.value = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The same, with how it is to be spoken.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { AccessibilityFacts.attributed(accessibilityValue, kept?.value) }
    set { facts.value = newValue }
  }
  /// What it is and can.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { kept?.traits ?? .none }
    set { facts.traits = newValue }
  }
  /// What tests call it; it is not read to people.
  open var accessibilityIdentifier: String? {
    get { kept?.identifier }
    set { facts.identifier = newValue }
  }
  /// The language in which it is to be spoken, such as `de-CH`; nil for that of the phone.
  open var accessibilityLanguage: String? {
    get { kept?.language }
    set { facts.language = newValue }
  }
  /// What people may call it who speak to the phone, the best first; its label if nobody has said.
  open var accessibilityUserInputLabels: [String]! {
    get { kept?.inputLabels?.map(\.string) ?? accessibilityLabel.map { [$0] } ?? [] }
    set { facts.inputLabels = newValue?.map { NSAttributedString(string: $0) } }
  }
  /// The same, with how it is spoken.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { kept?.inputLabels ?? accessibilityUserInputLabels.map { NSAttributedString(string: $0) } }
    set { facts.inputLabels = newValue }
  }
  /// What kind of text it shows; nil for any.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { kept?.textualContext }
    set { facts.textualContext = newValue }
  }

  // MARK: Where it is

  /// Where it is on the screen, in points (AC3).
  open var accessibilityFrame: CGRect {
    get { kept?.frame ?? naturalFrame }
    set { facts.frame = newValue }
  }
  /// Its outline on the screen, in points, where a rectangle does not do.
  open var accessibilityPath: UIBezierPath? {
    get { kept?.path }
    set { facts.path = newValue }
  }
  /// Where a finger uses it, on the screen; its middle if nobody has said (AC3).
  open var accessibilityActivationPoint: CGPoint {
    get { kept?.activationPoint ?? accessibilityFrame.middle }
    set { facts.activationPoint = newValue }
  }

  // MARK: What it holds

  /// The things within it that are read to people, in their order; nil for what it has of itself.
  open var accessibilityElements: [Any]? {
    get { kept?.elements }
    set { facts.elements = newValue }
  }
  /// What kind of things it holds.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { kept?.containerType ?? .none }
    set { facts.containerType = newValue }
  }
  /// Whether what is in it is read to nobody.
  open var accessibilityElementsHidden: Bool {
    get { kept?.hidesElements ?? false }
    set { facts.hidesElements = newValue }
  }
  /// Whether only what is in it is read, and nothing of the views beside it (AC5).
  open var accessibilityViewIsModal: Bool {
    get { kept?.isModal ?? false }
    set { facts.isModal = newValue }
  }
  /// Whether what is in it is read as one group, whatever lies between.
  open var shouldGroupAccessibilityChildren: Bool {
    get { kept?.groupsChildren ?? false }
    set { facts.groupsChildren = newValue }
  }
  /// How people with few buttons go through what is in it.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { kept?.navigationStyle ?? .automatic }
    set { facts.navigationStyle = newValue }
  }
  /// Whether it does something when people use it; if nobody has said, whether its traits say so.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { kept?.responds ?? !accessibilityTraits.isDisjoint(with: .usable) }
    set { facts.responds = newValue }
  }

  /// How many things it holds.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// One of the things it holds; nil where there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Where something is among those that it holds; `NSNotFound` where it is not.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let place = accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject }
    return place ?? NSNotFound
  }

  // MARK: What it does

  /// What it offers to do beside what a tap does.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { kept?.actions }
    set { facts.actions = newValue }
  }

  /// Does what a tap would do, and says whether it did; by itself it is tapped (AC9).
  open func accessibilityActivate() -> Bool { false }
  /// Is made more; by itself it does nothing.
  open func accessibilityIncrement() {}
  /// Is made less; by itself it does nothing.
  open func accessibilityDecrement() {}
  /// Shows what lies in a direction, and says whether it did.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Goes back, or away, and says whether it did.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does what matters most at the moment, and says whether it did.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Focus

  /// Is told that it is what is spoken of now; by itself it does nothing.
  open func accessibilityElementDidBecomeFocused() {}
  /// Is told that it is no more; by itself it does nothing.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether it is what is spoken of now.
  open func accessibilityElementIsFocused() -> Bool { AccessibilityFocus.current === self }
  /// Which helpers speak of it now; nil for none.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  {
    accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil
  }

  // MARK: Internals

  /// Where it is on the screen if nobody has said so.
  var naturalFrame: CGRect { .zero }

  /// What was said of it, if anything.
  private var kept: AccessibilityFacts?

  private var facts: AccessibilityFacts {
    if let kept { return kept }
    let new = AccessibilityFacts()
    kept = new
    return new
  }
}
