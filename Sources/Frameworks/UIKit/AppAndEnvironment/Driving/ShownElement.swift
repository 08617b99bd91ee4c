/// One of the things an app shows, as tests and people who do not see it find it.
package struct ShownElement: Sendable, Equatable {
  /// The place of its parent in the list, before its own; nil for a window.
  package var parent: Int?
  /// The name of its class.
  package var kind: String
  /// What tests call it.
  package var identifier: String?
  /// What it is.
  package var label: String?
  /// What it says at the moment.
  package var value: String?
  /// What it does.
  package var hint: String?
  /// What it is and can, in words.
  package var traits: [String]
  /// Where it is on the screen, in points.
  package var frame: CGRect
  /// Where a finger uses it, in points; nil for its middle.
  package var activationPoint: CGPoint?
  /// What it offers to do beside what a tap does, by name.
  package var actions: [String]
  /// Whether it is one of those that are read to people.
  package var isAccessible: Bool
  /// Whether it is hidden, or within what is.
  package var isHidden: Bool
}
