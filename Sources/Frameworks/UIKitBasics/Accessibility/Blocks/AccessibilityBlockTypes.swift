/// A closure that returns a text; nil for that of the property.
public typealias AXStringReturnBlock = () -> String?
/// A closure that returns a text with attributes of speech; nil for that of the property.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// A closure that returns a list; nil for that of the property.
public typealias AXArrayReturnBlock = () -> [Any]?
/// A closure that returns a Boolean value.
public typealias AXBoolReturnBlock = () -> Bool
/// A closure that returns a rectangle.
public typealias AXRectReturnBlock = () -> CGRect
/// A closure that returns a point.
public typealias AXPointReturnBlock = () -> CGPoint
/// A closure that returns a path; nil for that of the property.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// A closure that returns traits.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// A closure that returns the type of a container.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// A closure that returns a navigation style.
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
/// A closure that performs an action.
public typealias AXVoidReturnBlock = () -> Void
/// A closure that returns a kind of text; nil for that of the property.
public typealias AXTextualContextReturnBlock = () -> UIAccessibilityTextualContext?
