// The attributes that every object has on an iPhone. Here the objects of other classes than
// `AccessibleObject` store them, and assistive technologies do not reach them.
extension NSObjectProtocol where Self: NSObject {
  /// A Boolean value that indicates whether the object is an element.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { storedAccessibility?.isElement ?? false }
    set { accessibility.isElement = newValue }
  }
  /// The label: a short description of the element.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { storedAccessibility?.label?.string }
    set { accessibility.label = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The hint: a description of the result of an action on the element.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { storedAccessibility?.hint?.string }
    set { accessibility.hint = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The current value of the element as text.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { storedAccessibility?.value?.string }
    set { accessibility.value = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The traits of the element.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { storedAccessibility?.traits ?? .none }
    set { accessibility.traits = newValue }
  }
  /// The identifier by which tests find the element.
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { storedAccessibility?.identifier }
    set { accessibility.identifier = newValue }
  }

  @MainActor private var storedAccessibility: AccessibilityAttributes? {
    objc_getAssociatedObject(self, AccessibilityKey.pointer) as? AccessibilityAttributes
  }

  @MainActor private var accessibility: AccessibilityAttributes {
    if let stored = storedAccessibility { return stored }
    let attributes = AccessibilityAttributes()
    objc_setAssociatedObject(
      self, AccessibilityKey.pointer, attributes, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return attributes
  }
}

/// The key under which objects store their attributes.
@MainActor private enum AccessibilityKey {
  static let pointer = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
