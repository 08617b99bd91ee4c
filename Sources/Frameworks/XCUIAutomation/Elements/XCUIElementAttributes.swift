import UIKit

/// The attributes of an element of the screen.
@preconcurrency @MainActor public protocol XCUIElementAttributes {
  /// The accessibility identifier.
  var identifier: String { get }
  /// The frame in points of the interface, which rotates with the phone.
  var frame: CGRect { get }
  /// The value, as text; nil for none.
  var value: Any? { get }
  /// The title, which elements of the phone lack: empty.
  var title: String { get }
  /// The label.
  var label: String { get }
  /// The type.
  var elementType: XCUIElement.ElementType { get }
  /// Whether the element is enabled.
  var isEnabled: Bool { get }
  /// The horizontal size class.
  var horizontalSizeClass: XCUIElement.SizeClass { get }
  /// The vertical size class.
  var verticalSizeClass: XCUIElement.SizeClass { get }
  /// The placeholder of an empty text field; nil for none.
  var placeholderValue: String? { get }
  /// Whether the element is selected.
  var isSelected: Bool { get }
  /// Whether the element has the focus of the focus system: always false, since the phone has none.
  var hasFocus: Bool { get }
}
