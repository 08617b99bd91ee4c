internal import CTactusXML

/// An element of an XML document, read by libxml2.
struct XMLElement {
  /// The name.
  let name: String
  /// The attributes.
  let attributes: [String: String]
  /// The text before the first child and after each.
  let text: String
  /// The elements in the element.
  let children: [XMLElement]

  /// The elements in the element and in those, in order.
  var descendants: [XMLElement] { children.flatMap { [$0] + $0.descendants } }

  /// Reads the root element of a file; nil if the file is missing, is not XML or declares entities.
  static func root(ofFile path: String) -> XMLElement? {
    guard let bytes = Files.read(path), !bytes.isEmpty, bytes.count <= longest else { return nil }
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
    let document = bytes.withUnsafeBytes { buffer in
      xmlReadMemory(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), nil, nil,
        Int32(options))
    }
    guard let document else { return nil }
    defer { xmlFreeDoc(document) }
    guard xml_has_entities(document) == 0 else { return nil }
    return xmlDocGetRootElement(document).map { XMLElement($0, depth: 0) }
  }

  /// The longest file that is read, in bytes: hundreds of times an average model (guess).
  private static let longest = 16 << 20
  /// The largest depth of elements that is read: several times that of a model (guess).
  private static let deepest = 64

  private init(_ node: xmlNodePtr, depth: Int) {
    name = Self.string(node.pointee.name)
    var attributes: [String: String] = [:]
    var attribute = node.pointee.properties
    while let found = attribute {
      let value = xmlNodeListGetString(node.pointee.doc, found.pointee.children, 1)
      attributes[Self.string(found.pointee.name)] = Self.string(value)
      if let value { xml_release(value) }
      attribute = found.pointee.next
    }
    var (text, children) = ("", [XMLElement]())
    var child = node.pointee.children
    while let found = child {
      switch found.pointee.type {
      case XML_ELEMENT_NODE:
        if depth < Self.deepest { children.append(XMLElement(found, depth: depth + 1)) }
      case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: text += Self.string(found.pointee.content)
      default: break
      }
      child = found.pointee.next
    }
    (self.attributes, self.text, self.children) = (attributes, text, children)
  }

  private static func string(_ bytes: UnsafePointer<xmlChar>?) -> String {
    bytes.map { String(cString: $0) } ?? ""
  }
}
