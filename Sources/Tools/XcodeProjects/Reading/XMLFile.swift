internal import CTactusXML
import TactusJSON

/// An element of an XML file with its line: schemes and workspaces are such files.
package struct XMLFile: Sendable {
  /// The name of the element.
  package let name: String
  /// The attributes.
  package let attributes: [String: String]
  /// The line.
  package let line: Int
  /// The elements in the element.
  package let children: [XMLFile]

  /// Returns the first child of a name.
  package subscript(name: String) -> XMLFile? { children.first { $0.name == name } }

  /// Returns the children of a name.
  package func all(_ name: String) -> [XMLFile] { children.filter { $0.name == name } }

  /// Returns the elements of a name inside, at any depth.
  package func descendants(_ name: String) -> [XMLFile] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.descendants(name) }
  }

  /// Reads the root element of a file.
  ///
  /// - Throws: `SourceTextError` if it cannot be read, is not XML, or declares entities.
  package static func read(_ path: String) throws(SourceTextError) -> XMLFile {
    let source = try SourceText.read(path, byteLimit: maximumBytes)
    return try root(of: source)
  }

  /// Parses the root element of a text.
  package static func root(of source: SourceText) throws(SourceTextError) -> XMLFile {
    func failure(_ line: Int?, _ message: String) -> SourceTextError {
      SourceTextError(
        file: source.name, position: line.map { SourcePosition(line: $0, column: 1) },
        rule: "invalid-project", message: message)
    }
    guard !source.bytes.isEmpty else { throw failure(nil, "expected XML, found an empty file") }
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
    xmlResetLastError()
    let document = source.bytes.withUnsafeBytes { buffer in
      xmlReadMemory(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), nil, nil,
        Int32(options))
    }
    guard let document else {
      let error = xmlGetLastError()
      let text = error?.pointee.message.map { String(cString: $0) } ?? "another text"
      throw failure(
        error.map { Int($0.pointee.line) },
        "expected XML: \(Quoting.oneLine(text.split(separator: "\n").first ?? "", limit: 80))")
    }
    defer { xmlFreeDoc(document) }
    guard xml_has_entities(document) == 0 else {
      throw failure(1, "expected no entities, found a declaration of one")
    }
    guard let root = xmlDocGetRootElement(document) else {
      throw failure(1, "expected an element, found none")
    }
    return XMLFile(root, depth: 0)
  }

  // MARK: Internals

  /// The longest file that is read, in bytes.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumBytes = 4 << 20
  /// The largest depth of elements that is read.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumDepth = 32

  private init(_ node: xmlNodePtr, depth: Int) {
    name = Self.string(node.pointee.name)
    line = Int(xmlGetLineNo(node))
    var attributes: [String: String] = [:]
    var attribute = node.pointee.properties
    while let found = attribute {
      let value = xmlNodeListGetString(node.pointee.doc, found.pointee.children, 1)
      attributes[Self.string(found.pointee.name)] = Self.string(value)
      if let value { xml_release(value) }
      attribute = found.pointee.next
    }
    var children: [XMLFile] = []
    var child = node.pointee.children
    while let found = child {
      if found.pointee.type == XML_ELEMENT_NODE, depth < Self.maximumDepth {
        children.append(XMLFile(found, depth: depth + 1))
      }
      child = found.pointee.next
    }
    (self.attributes, self.children) = (attributes, children)
  }

  private static func string(_ bytes: UnsafePointer<xmlChar>?) -> String {
    bytes.map { String(cString: $0) } ?? ""
  }
}
