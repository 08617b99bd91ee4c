/// The images of HTML documents.
enum HTMLImage {
  /// Returns the image of a `data:` URL as an attachment; `nil` for other URLs.
  static func attachment(_ source: String, _ attributes: [String: String]) -> BaseTextAttachment? {
    guard source.lowercased().hasPrefix("data:image/"), let comma = source.firstIndex(of: ",")
    else { return nil }
    let header = source[..<comma].lowercased()
    guard header.hasSuffix(";base64") else { return nil }
    let payload = String(source[source.index(after: comma)...])
    guard let data = Data(base64Encoded: payload, options: .ignoreUnknownCharacters) else {
      return nil
    }
    let type = header.contains("image/png") ? "public.png" : "public.jpeg"
    let attachment = BaseTextAttachment.ofDocument(data, type: type)
    guard let image = attachment.image else { return nil }
    let width = attributes["width"].flatMap { Double($0) } ?? Double(image.size.width)
    let height = attributes["height"].flatMap { Double($0) } ?? Double(image.size.height)
    attachment.bounds = CGRect(
      x: 0, y: 0, width: min(10_000, max(0, width)), height: min(10_000, max(0, height)))
    return attachment
  }
}
