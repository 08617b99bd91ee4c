/// An element as it was at one moment, with its descendants.
@preconcurrency @MainActor public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// The children.
  var children: [any XCUIElementSnapshot] { get }
  /// All attributes, as a dictionary with those of the children.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}
