internal import FoundationXML

/// The reader of interface files in Xcode's XML form.
package enum NibFile {
  /// An error of a file.
  package struct ReadingError: Error {
    package let message: String
    package let line: Int
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - parts: The name of the element with the contents.
  /// - Throws: `ReadingError` if the bytes are not an interface file.
  package static func read(
    _ data: Data, parts: String = "objects"
  ) throws(ReadingError) -> NibElement {
    guard !data.starts(with: Array("NIBArchive".utf8)), !data.starts(with: Array("bplist".utf8))
    else {
      throw ReadingError(message: "is compiled; only the XML of Xcode is read", line: 0)
    }
    let parser = XMLParser(data: data)
    let builder = NibTreeBuilder()
    parser.delegate = builder
    guard parser.parse(), let root = builder.root else {
      throw ReadingError(
        message: builder.failure ?? "is not XML: \(parser.parserError?.localizedDescription ?? "")",
        line: max(1, parser.lineNumber))
    }
    guard root.name == "document" else {
      throw ReadingError(message: "has another root element than <document>", line: root.line)
    }
    guard root.children.contains(where: { $0.name == parts }) else {
      throw ReadingError(message: "has no <\(parts)>", line: root.line)
    }
    return root
  }
}

/// The builder of a tree of elements.
private final class NibTreeBuilder: NSObject, XMLParserDelegate {
  /// An element whose end tag has not been read.
  private struct OpenElement {
    let name: String
    let attributes: [String: String]
    let line: Int
    var children: [NibElement] = []
    var text = ""
  }

  private(set) var root: NibElement?
  private(set) var failure: String?
  private var stack: [OpenElement] = []

  /// The maximum nesting depth of elements.
  ///
  /// - Source: ours: a hundred nested views. Confidence: guess.
  private static let maximumDepth = 256

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    guard stack.count < Self.maximumDepth else {
      failure = "nests elements deeper than \(Self.maximumDepth) levels"
      return parser.abortParsing()
    }
    stack.append(
      OpenElement(name: elementName, attributes: attributeDict, line: parser.lineNumber))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !stack.isEmpty else { return }
    stack[stack.count - 1].text += string
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard let end = stack.popLast() else { return }
    let element = NibElement(
      end.name, end.attributes, end.children, text: end.text, line: end.line)
    if stack.isEmpty { root = element } else { stack[stack.count - 1].children.append(element) }
  }
}
