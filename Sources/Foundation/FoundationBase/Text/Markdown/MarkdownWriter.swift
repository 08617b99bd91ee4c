internal import CTactusCmark

/// The conversion of cmark's document into an attributed string (Markdown.MD2…MD4).
struct MarkdownWriter {
  let markers: MarkdownLineMarkers?
  let keepsLines: Bool
  /// The values of attributes, by the numbers in the addresses of images.
  let attributes: [MarkdownAttributes.Values]
  let baseURL: URL?
  private(set) var text = AttributedString()
  private var lastIdentity = 0

  init(
    markers: MarkdownLineMarkers?, keepsLines: Bool, attributes: [MarkdownAttributes.Values],
    baseURL: URL?
  ) {
    (self.markers, self.keepsLines, self.baseURL) = (markers, keepsLines, baseURL)
    self.attributes = attributes
  }

  typealias Node = OpaquePointer

  /// Converts a document.
  mutating func write(_ document: Node) {
    // An explicit stack, because deeply nested nodes would overflow the call stack.
    var open: [(node: Node, container: AttributeContainer, ordinal: Int)] = []
    for child in Self.children(of: document).reversed() {
      open.append((child.node, AttributeContainer(), child.ordinal))
    }
    while let (node, container, ordinal) = open.popLast() {
      let inner = enter(node, container, ordinal)
      for child in Self.children(of: node).reversed() {
        open.append((child.node, inner, child.ordinal))
      }
    }
  }

  // MARK: Internals

  /// Appends the text of a node and returns the attributes of its children.
  private mutating func enter(
    _ node: Node, _ container: AttributeContainer, _ ordinal: Int
  ) -> AttributeContainer {
    if let kind = kind(of: node, ordinal) {
      let inner = markers == nil ? container.within(kind, &lastIdentity) : container
      switch kind {
      case .thematicBreak: add("\u{2E3B}", inner)
      case .codeBlock: add(Self.literal(node), inner)
      default: break
      }
      return inner
    }
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: add(Self.literal(node), container)
    case CMARK_NODE_SOFTBREAK: add(" ", container.with(.softBreak))
    case CMARK_NODE_LINEBREAK: add("\n", container.with(.lineBreak))
    case CMARK_NODE_CODE: add(Self.literal(node), container.with(.code))
    case CMARK_NODE_HTML_INLINE: add(Self.literal(node), container.with(.inlineHTML))
    case CMARK_NODE_HTML_BLOCK:
      let paragraph = container.within(.paragraph, &lastIdentity)
      add(Self.literal(node), paragraph.with(.blockHTML))
    case CMARK_NODE_EMPH: return container.with(.emphasized)
    case CMARK_NODE_STRONG: return container.with(.stronglyEmphasized)
    case CMARK_NODE_LINK: return linked(node, container)
    case CMARK_NODE_IMAGE: return pictured(node, container)
    default:
      if Self.typeName(node) == "strikethrough" { return container.with(.strikethrough) }
    }
    return container
  }

  private func kind(of node: Node, _ ordinal: Int) -> PresentationIntent.Kind? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_PARAGRAPH: return .paragraph
    case CMARK_NODE_HEADING: return .header(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_BLOCK_QUOTE: return .blockQuote
    case CMARK_NODE_THEMATIC_BREAK: return .thematicBreak
    case CMARK_NODE_LIST:
      let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      return isOrdered ? .orderedList : .unorderedList
    case CMARK_NODE_ITEM:
      let list = cmark_node_parent(node)
      let isOrdered = cmark_node_get_list_type(list) == CMARK_ORDERED_LIST
      return .listItem(ordinal: ordinal + (isOrdered ? Int(cmark_node_get_list_start(list)) : 1))
    case CMARK_NODE_CODE_BLOCK:
      let hint = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
      return .codeBlock(languageHint: hint.isEmpty ? nil : hint)
    default: break
    }
    switch Self.typeName(node) {
    case "table": return .table(columns: Self.columns(of: node))
    case "table_header": return .tableHeaderRow
    case "table_row": return .tableRow(rowIndex: ordinal)
    case "table_cell": return .tableCell(columnIndex: ordinal)
    default: return nil
    }
  }

  private func linked(_ node: Node, _ container: AttributeContainer) -> AttributeContainer {
    var container = container
    container.link = address(cmark_node_get_url(node))
    container.alternateDescription = Self.title(node)
    return container
  }

  /// Returns the attributes of an image, whose text is its alternative description.
  private mutating func pictured(
    _ node: Node, _ container: AttributeContainer
  ) -> AttributeContainer {
    var container = container
    let place = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
    if let values = MarkdownAttributes.values(at: place, of: attributes) {
      container.inflect = values.inflect
      container.inflectionAlternative = values.inflectionAlternative.map { AttributedString($0) }
      return container
    }
    container.imageURL = address(cmark_node_get_url(node))
    container.alternateDescription = Self.title(node)
    if cmark_node_first_child(node) == nil { add("\u{FFFC}", container) }
    return container
  }

  private mutating func add(_ string: String, _ container: AttributeContainer) {
    let string = markers?.unmarked(string) ?? string
    guard !string.isEmpty else { return }
    text.append(AttributedString(string, attributes: container))
  }

  private func address(_ text: UnsafePointer<CChar>?) -> URL? {
    guard let text else { return nil }
    return URL(string: String(cString: text), relativeTo: baseURL)
  }

  private static func title(_ node: Node) -> String? {
    guard let title = cmark_node_get_title(node), title.pointee != 0 else { return nil }
    return String(cString: title)
  }

  private static func literal(_ node: Node) -> String {
    cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
  }

  private static func typeName(_ node: Node) -> String {
    cmark_node_get_type_string(node).map { String(cString: $0) } ?? ""
  }

  private static func columns(of table: Node) -> [PresentationIntent.TableColumn] {
    let count = Int(cmark_gfm_extensions_get_table_columns(table))
    let letters = cmark_gfm_extensions_get_table_alignments(table)
    return (0..<count).map { column in
      switch letters?[column] {
      case UInt8(ascii: "c"): PresentationIntent.TableColumn(alignment: .center)
      case UInt8(ascii: "r"): PresentationIntent.TableColumn(alignment: .right)
      default: PresentationIntent.TableColumn(alignment: .left)
      }
    }
  }

  private static func children(of node: Node) -> [(node: Node, ordinal: Int)] {
    var children: [(node: Node, ordinal: Int)] = []
    var next = cmark_node_first_child(node)
    while let child = next {
      children.append((child, children.count))
      next = cmark_node_next(child)
    }
    return children
  }
}

extension AttributeContainer {
  /// Returns the attributes with an additional inline intent.
  fileprivate func with(_ intent: InlinePresentationIntent) -> AttributeContainer {
    var container = self
    container.inlinePresentationIntent = (self.inlinePresentationIntent ?? []).union(intent)
    return container
  }

  /// Returns the attributes within one more block.
  fileprivate func within(
    _ kind: PresentationIntent.Kind, _ lastIdentity: inout Int
  ) -> AttributeContainer {
    lastIdentity += 1
    var container = self
    container.presentationIntent = PresentationIntent(
      kind, identity: lastIdentity, parent: self.presentationIntent)
    return container
  }
}
