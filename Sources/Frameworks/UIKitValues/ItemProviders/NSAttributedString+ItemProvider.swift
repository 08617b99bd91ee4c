// Attributed strings as item provider objects (ItemProviders.IP6).
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
  /// The readable types: attributed text first.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.rtf", "public.html", "public.utf8-plain-text", "public.plain-text", "public.text"]
  }

  /// The writable types: attributed text and plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.rtf", "public.utf8-plain-text"]
  }

  /// Decodes a string.
  ///
  /// - Throws: An error for data of another type or format.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    let text: NSMutableAttributedString
    switch typeIdentifier {
    case "public.rtf", "public.html":
      let type: DocumentType = typeIdentifier == "public.rtf" ? .rtf : .html
      let encoding = NSNumber(value: String.Encoding.utf8.rawValue)
      text = try NSMutableAttributedString(
        data: data, options: [.documentType: type, .characterEncoding: encoding],
        documentAttributes: nil)
    default:
      guard let string = String(bytes: data, encoding: .utf8) else { throw NSError.unreadableItem }
      text = NSMutableAttributedString(string: string)
    }
    guard let object = text as? Self ?? NSAttributedString(attributedString: text) as? Self else {
      throw NSError.unreadableItem
    }
    return object
  }

  /// Loads the string as data of a type.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    guard typeIdentifier == "public.rtf" else {
      completionHandler(Data(string.utf8), nil)
      return nil
    }
    do {
      let all = NSRange(location: 0, length: length)
      completionHandler(
        try data(from: all, documentAttributes: [.documentType: DocumentType.rtf]), nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }

}
