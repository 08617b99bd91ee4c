/// An element that an app shows, for tests and assistive technologies.
package struct ElementSnapshot: Sendable, Equatable {
  /// The index of the parent, which comes before; nil for a window.
  package var parent: Int?
  /// The name of the class.
  package var kind: String
  /// The identifier for tests.
  package var identifier: String?
  /// The accessibility label.
  package var label: String?
  /// The accessibility value.
  package var value: String?
  /// The accessibility hint.
  package var hint: String?
  /// The names of the accessibility traits.
  package var traits: [String]
  /// The frame on the screen, in points.
  package var frame: CGRect
  /// The activation point on the screen, in points; nil for the center of the frame.
  package var activationPoint: CGPoint?
  /// The names of the custom actions.
  package var actions: [String]
  /// Whether the element is an accessibility element that can be reached.
  package var isAccessible: Bool
  /// Whether the element or one of its ancestors is hidden.
  package var isHidden: Bool
}
