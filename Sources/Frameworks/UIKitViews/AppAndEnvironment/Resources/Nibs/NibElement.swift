/// An element of an interface file.
@_spi(UIKitModules) public final class NibElement {
  /// The element name, which is the kind of object.
  public let name: String
  /// The attributes.
  public let attributes: [String: String]
  /// The child elements.
  public let children: [NibElement]
  /// The text content.
  public let text: String
  /// The line in the file.
  public let line: Int

  package init(
    _ name: String, _ attributes: [String: String] = [:], _ children: [NibElement] = [],
    text: String = "", line: Int = 0
  ) {
    (self.name, self.attributes, self.children) = (name, attributes, children)
    (self.text, self.line) = (text, line)
  }

  /// The value of an attribute.
  public subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// Returns the child element that is the value of a property.
  public func value(_ key: String) -> NibElement? { children.first { $0["key"] == key } }

  /// Returns the elements in the child of a name, such as `subviews`.
  public func elements(in name: String) -> [NibElement] {
    children.filter { $0.name == name }.flatMap(\.children)
  }

  /// All elements, itself first, in document order.
  package var all: [NibElement] { [self] + children.flatMap(\.all) }
}
