internal import CTactusXML

/// The reader of documents in the Clinical Document Architecture (Health.DO1).
struct CDAReader {
  /// The document.
  let document: HKCDADocument

  /// Reads a document.
  ///
  /// - Throws: `HKError` with `errorInvalidArgument`.
  init(_ data: Data) throws {
    guard data.count <= Self.maximumBytes else {
      throw HKError(.dataSizeExceeded, "a document has at most \(Self.maximumBytes) bytes")
    }
    // Entities are not replaced, and nothing is loaded from elsewhere.
    let options = Int32(
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue)
    let tree = data.withUnsafeBytes { bytes in
      xmlReadMemory(
        bytes.bindMemory(to: CChar.self).baseAddress, Int32(data.count), nil, nil, options)
    }
    guard let tree else {
      let line = xmlGetLastError().map { Int($0.pointee.line) } ?? 0
      throw HKError(.errorInvalidArgument, "the document is no XML: line \(line)")
    }
    defer { xmlFreeDoc(tree) }
    guard xml_has_entities(tree) == 0 else {
      throw HKError(.errorInvalidArgument, "the document declares entities")
    }
    guard let root = xmlDocGetRootElement(tree), Self.name(root) == "ClinicalDocument" else {
      throw HKError(.errorInvalidArgument, "the root of the document is no ClinicalDocument")
    }
    func text(_ path: String...) -> String { Self.text(root, path[...]) }
    document = HKCDADocument(
      data, title: text("title"),
      patient: text("recordTarget", "patientRole", "patient", "name"),
      author: text("author", "assignedAuthor", "assignedPerson", "name"),
      custodian: text(
        "custodian", "assignedCustodian", "representedCustodianOrganization", "name"))
  }

  // MARK: Internals

  /// The maximum size of a document, which is sent to the phone as one message.
  ///
  /// - Source: ours: half of the limit of a service's payload. Confidence: guess.
  private static let maximumBytes = 512 * 1024

  private static func name(_ node: xmlNodePtr) -> String {
    node.pointee.name.map { String(cString: $0) } ?? ""
  }

  /// Returns the text of the first element at a path, without line breaks; empty without one.
  private static func text(_ node: xmlNodePtr, _ path: ArraySlice<String>) -> String {
    guard let first = path.first else {
      guard let content = xmlNodeGetContent(node) else { return "" }
      defer { xml_release(content) }
      return String(cString: content).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    var child = node.pointee.children
    while let present = child {
      if present.pointee.type == XML_ELEMENT_NODE, name(present) == first {
        return text(present, path.dropFirst())
      }
      child = present.pointee.next
    }
    return ""
  }
}
