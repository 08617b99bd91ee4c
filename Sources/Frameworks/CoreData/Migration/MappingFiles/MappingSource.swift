internal import FoundationXML

/// The reader of a mapping model's source.
///
/// - Source: files that Xcode writes, as public projects have them. Confidence: measured.
// Source: CoreData.MG10
final class MappingSource: NSObject, XMLParserDelegate {
  /// An object of the source.
  struct Item {
    let type: String
    var attributes: [String: String] = [:]
    var related: [String: [String]] = [:]
  }

  private var items: [String: Item] = [:]
  private var identifier: String?
  private var attribute: String?
  private var text = ""

  /// Reads a source; nil if it is no mapping model.
  static func read(_ data: Data) -> MappingSource? {
    let source = MappingSource()
    let parser = XMLParser(data: data)
    parser.delegate = source
    return parser.parse() && source.model != nil ? source : nil
  }

  /// The mapping model.
  var model: Item? { items.values.first { $0.type == "XDDEVMAPPINGMODEL" } }

  /// Returns the objects that an object refers to.
  func items(_ name: String, of item: Item) -> [Item] {
    (item.related[name] ?? []).compactMap { items[$0] }
  }

  // MARK: XMLParserDelegate

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes: [String: String]
  ) {
    text = ""
    switch elementName {
    case "object":
      identifier = attributes["id"]
      if let identifier { items[identifier] = Item(type: attributes["type"] ?? "") }
    case "attribute": attribute = attributes["name"]
    case "relationship":
      guard let identifier, let name = attributes["name"] else { return }
      items[identifier]?.related[name] = (attributes["idrefs"] ?? "").split(separator: " ")
        .map(String.init)
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if attribute != nil { text += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    switch elementName {
    case "attribute":
      if let identifier, let attribute { items[identifier]?.attributes[attribute] = text }
      attribute = nil
    case "object": identifier = nil
    default: break
    }
  }
}

extension MappingSource.Item {
  /// Returns the data of an attribute.
  func data(_ name: String) -> Data? {
    attributes[name].flatMap { Data(base64Encoded: $0, options: .ignoreUnknownCharacters) }
  }

  /// Whether Xcode generates the expressions that are missing in the source.
  var isAutomatic: Bool { attributes["autogenerateexpression"] == "1" }
}
