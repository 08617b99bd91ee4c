/// A place of a page that leads elsewhere, or to which others lead.
public enum DocumentLink: Sendable, Equatable {
  /// An area that opens an address.
  case address(String, DrawingRect)
  /// An area that leads to a destination of the document.
  case destination(String, DrawingRect)
  /// A destination with a name.
  case name(String, DrawingPoint)

  /// The tag in Cairo's document, with its attributes.
  var tag: (name: String, attributes: String) {
    switch self {
    case .address(let address, let area):
      ("Link", "rect=[\(Self.text(area))] uri=\(Self.quoted(address))")
    case .destination(let name, let area):
      ("Link", "rect=[\(Self.text(area))] dest=\(Self.quoted(name))")
    case .name(let name, let place):
      ("cairo.dest", "name=\(Self.quoted(name)) x=\(place.x) y=\(place.y)")
    }
  }

  private static func text(_ rect: DrawingRect) -> String {
    "\(rect.x) \(rect.y) \(rect.width) \(rect.height)"
  }

  /// Returns a string of Cairo's attributes, which are in single quotes.
  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    return "'\(escaped)'"
  }
}
