// Reading and writing of documents (Documents.DO1…, in `Documentation/Behaviour/Documents.md`).
extension NSAttributedString {
  /// Creates a string from the bytes of a document.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - options: The options.
  ///   - dict: Receives the properties of the document.
  /// - Throws: A `CocoaError` whose failure reason gives the position, for bytes of another format.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try AttributedDocument(data, options)
    dict?.pointee = document.properties
    self.init(attributedString: document.text)
  }

  /// Creates a string from a document in a file.
  ///
  /// - Parameters:
  ///   - url: The location of the file.
  ///   - options: The options.
  ///   - dict: Receives the properties of the document.
  /// - Throws: An error of reading the file, or of its format.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try AttributedDocument(url, options)
    dict?.pointee = document.properties
    self.init(attributedString: document.text)
  }

  /// Returns a part of the string as the bytes of a document.
  ///
  /// - Parameters:
  ///   - range: The part, in UTF-16 units; traps if it is outside of the string.
  ///   - dict: The properties of the document; the format is required.
  /// - Throws: A `CocoaError` for a format or an encoding that cannot be written.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let (end, isTooFar) = range.location.addingReportingOverflow(range.length)
    programmingPrecondition(
      range.location >= 0 && range.length >= 0 && !isTooFar && end <= length,
      "the range {\(range.location), \(range.length)} is outside of a text of length \(length)",
      exception: "NSRangeException")
    return try AttributedDocument.data(self, in: range, attributes: dict)
  }
}

extension NSMutableAttributedString {
  /// Replaces the string with the bytes of a document.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - options: The options.
  ///   - dict: Receives the properties of the document.
  /// - Throws: A `CocoaError` whose failure reason gives the position, for bytes of another format.
  public func read(
    from data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try AttributedDocument(data, options)
    dict?.pointee = document.properties
    setAttributedString(document.text)
  }

  /// Replaces the string with a document in a file.
  ///
  /// - Parameters:
  ///   - url: The location of the file.
  ///   - options: The options.
  ///   - dict: Receives the properties of the document.
  /// - Throws: An error of reading the file, or of its format.
  public func read(
    from url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try AttributedDocument(url, options)
    dict?.pointee = document.properties
    setAttributedString(document.text)
  }
}
