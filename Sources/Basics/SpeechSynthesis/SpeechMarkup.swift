internal import CTactusXML

/// Documents of the Speech Synthesis Markup Language.
public enum SpeechMarkup {
  /// Returns a document in which the characters of a text are spoken one by one.
  public static func spelling(of text: String) -> String {
    let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
    return #"<speak><say-as interpret-as="characters">\#(escaped)</say-as></speak>"#
  }

  /// Returns the text of a document without its markup.
  ///
  /// Nothing is read from files and the network.
  ///
  /// - Returns: `nil` if the document is not well formed or declares entities, or its root is not
  ///   `speak`.
  public static func text(of document: String) -> String? {
    var document = document
    let text = document.withUTF8 { bytes -> String? in
      guard let count = Int32(exactly: bytes.count) else { return nil }
      let options =
        XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue
        | XML_PARSE_NOWARNING.rawValue | XML_PARSE_NOCDATA.rawValue
      let parsed = bytes.withMemoryRebound(to: CChar.self) {
        xmlReadMemory($0.baseAddress, count, nil, "UTF-8", Int32(options))
      }
      guard let parsed else { return nil }
      defer { xmlFreeDoc(parsed) }
      guard xml_has_entities(parsed) == 0, let root = xmlDocGetRootElement(parsed),
        let name = root.pointee.name,
        String(cString: name) == "speak", let content = xmlNodeGetContent(root)
      else { return nil }
      defer { xml_release(content) }
      return String(cString: content)
    }
    return text
  }
}
