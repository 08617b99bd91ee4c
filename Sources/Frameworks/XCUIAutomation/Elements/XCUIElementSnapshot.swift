/// The state of an element and its descendants at one moment.
@preconcurrency @MainActor public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// The children.
  var children: [any XCUIElementSnapshot] { get }
  /// All attributes as a dictionary, with those of the children.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}
