internal import CTactusXML

/// The metadata in the head of a web page.
///
/// - Source: the Open Graph protocol and the HTML standard. Confidence: documented.
struct LinkPage {
  /// The Open Graph title, else the page's title.
  private(set) var title: String?
  /// The URL of the icon.
  private(set) var icon: String?
  /// The URL of the image.
  private(set) var image: String?
  /// The URL of the video.
  private(set) var video: String?

  /// Parses a page; bytes that are not a page give no metadata.
  init(_ data: Data, encoding: String?) {
    guard !data.isEmpty, data.count <= Self.limit else { return }
    let options = Int32(
      HTML_PARSE_NONET.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
        | HTML_PARSE_RECOVER.rawValue)
    let isUTF8 = String(data: data, encoding: .utf8) != nil
    let tree = data.withUnsafeBytes { bytes in
      htmlReadMemory(
        bytes.bindMemory(to: CChar.self).baseAddress, Int32(data.count), nil,
        encoding ?? (isUTF8 ? "UTF-8" : nil), options)
    }
    guard let tree else { return }
    defer { xmlFreeDoc(tree) }
    var (pageTitle, plainIcon): (String?, String?)
    var node = xmlDocGetRootElement(tree)
    while let present = node {
      if present.pointee.type == XML_ELEMENT_NODE {
        switch Self.name(present) {
        case "title": pageTitle = pageTitle ?? Self.text(present)
        case "meta": read(present)
        case "link":
          let kinds = Self.attribute(present, "rel")?.lowercased().split(separator: " ") ?? []
          let address = Self.attribute(present, "href")
          if kinds.contains("apple-touch-icon") {
            icon = icon ?? address
          } else if kinds.contains("icon") {
            plainIcon = plainIcon ?? address
          }
        default: break
        }
      }
      node = Self.next(present)
    }
    title = title ?? pageTitle
    icon = icon ?? plainIcon
  }

  /// The maximum size of a page, in bytes; a guess.
  private static let limit = 1 << 24

  private mutating func read(_ node: xmlNodePtr) {
    let name = Self.attribute(node, "property") ?? Self.attribute(node, "name")
    guard let content = Self.attribute(node, "content"), !content.isEmpty else { return }
    switch name?.lowercased() {
    case "og:title": title = title ?? content
    case "og:image", "og:image:url", "og:image:secure_url": image = image ?? content
    case "og:video", "og:video:url", "og:video:secure_url": video = video ?? content
    default: break
    }
  }

  // MARK: Nodes

  /// Returns the next node in document order.
  private static func next(_ node: xmlNodePtr) -> xmlNodePtr? {
    if node.pointee.type == XML_ELEMENT_NODE, let child = node.pointee.children { return child }
    var present: xmlNodePtr? = node
    while let place = present {
      if let sibling = place.pointee.next { return sibling }
      present = place.pointee.parent
      if present?.pointee.type == XML_HTML_DOCUMENT_NODE { return nil }
    }
    return nil
  }

  private static func name(_ node: xmlNodePtr) -> String {
    node.pointee.name.map { String(cString: $0).lowercased() } ?? ""
  }

  private static func attribute(_ node: xmlNodePtr, _ name: String) -> String? {
    guard let value = xmlGetProp(node, name) else { return nil }
    defer { xml_release(value) }
    return String(cString: value)
  }

  /// Returns the text of a node with whitespace collapsed; nil for none.
  private static func text(_ node: xmlNodePtr) -> String? {
    guard let content = xmlNodeGetContent(node) else { return nil }
    defer { xml_release(content) }
    let words = String(cString: content).split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
