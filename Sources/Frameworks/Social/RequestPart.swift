/// A part of a multipart body (RFC 7578).
struct RequestPart {
  /// The name of the part.
  var name: String
  /// The MIME type of the data; `nil` for none.
  var type: String?
  /// The file name; `nil` if the part is not a file.
  var fileName: String?
  /// The data.
  var data: Data

  /// Returns the multipart body, with a boundary that occurs in none of the parts.
  static func body(of parts: [RequestPart], boundary: String) -> Data {
    var body = Data()
    for part in parts {
      var head = "--\(boundary)\r\nContent-Disposition: form-data; name=\(quoted(part.name))"
      if let fileName = part.fileName { head += "; filename=\(quoted(fileName))" }
      head += "\r\n"
      if let type = part.type { head += "Content-Type: \(type)\r\n" }
      body.append(Data((head + "\r\n").utf8))
      body.append(part.data)
      body.append(Data("\r\n".utf8))
    }
    body.append(Data("--\(boundary)--\r\n".utf8))
    return body
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\"", with: "%22").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
    return "\"\(escaped)\""
  }
}
