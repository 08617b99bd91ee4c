// Texts of web pages. Step Opening.WK10.

extension NSAttributedString.DocumentReadingOptionKey {
  /// The folder from which a page in a file may load resources; none are loaded here.
  public static let readAccessURL = NSAttributedString.DocumentReadingOptionKey(
    rawValue: "ReadAccessURL")
}

extension NSAttributedString {
  /// A closure that receives the text and attributes of a page, or an error.
  public typealias CompletionHandler = (
    NSAttributedString?, [NSAttributedString.DocumentAttributeKey: Any]?, (any Error)?
  ) -> Void

  /// Loads a page as an attributed string.
  ///
  /// - Parameters:
  ///   - request: The address.
  ///   - options: The options of documents.
  ///   - completionHandler: A closure, called later on the main queue.
  public class func loadFromHTML(
    request: URLRequest, options: [DocumentReadingOptionKey: Any] = [:],
    completionHandler: @escaping CompletionHandler
  ) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let (options, handler) = (options, completionHandler)
    let task = URLSession.shared.dataTask(with: request) { data, _, error in
      DispatchQueue.main.async {
        if let data {
          finish(handler) {
            data
          } options: {
            options
          }
        } else {
          handler(nil, nil, failure(error))
        }
      }
    }
    task.resume()
  }

  /// Loads a file as an attributed string.
  ///
  /// - Parameters:
  ///   - fileURL: The file.
  ///   - options: The options of documents.
  ///   - completionHandler: A closure, called later on the main queue.
  public class func loadFromHTML(
    fileURL: URL, options: [DocumentReadingOptionKey: Any] = [:],
    completionHandler: @escaping CompletionHandler
  ) { later(completionHandler, options) { try Data(contentsOf: fileURL) } }

  /// Parses HTML as an attributed string.
  ///
  /// - Parameters:
  ///   - string: The page.
  ///   - options: The options of documents.
  ///   - completionHandler: A closure, called later on the main queue.
  public class func loadFromHTML(
    string: String, options: [DocumentReadingOptionKey: Any] = [:],
    completionHandler: @escaping CompletionHandler
  ) {
    var options = options
    options[.characterEncoding] = String.Encoding.utf8.rawValue
    later(completionHandler, options) { Data(string.utf8) }
  }

  /// Parses HTML data as an attributed string.
  ///
  /// - Parameters:
  ///   - data: The page.
  ///   - options: The options of documents.
  ///   - completionHandler: A closure, called later on the main queue.
  public class func loadFromHTML(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    completionHandler: @escaping CompletionHandler
  ) { later(completionHandler, options) { data } }

  // MARK: Asynchronous forms

  /// Loads a page as an attributed string with document attributes.
  public class func fromHTML(
    _ request: URLRequest, options: [DocumentReadingOptionKey: Any] = [:]
  ) async throws -> (NSAttributedString, [DocumentAttributeKey: Any]) {
    try await result { loadFromHTML(request: request, options: options, completionHandler: $0) }
  }

  /// Loads a file as an attributed string with document attributes.
  public class func fromHTML(
    _ fileURL: URL, options: [DocumentReadingOptionKey: Any] = [:]
  ) async throws -> (NSAttributedString, [DocumentAttributeKey: Any]) {
    try await result { loadFromHTML(fileURL: fileURL, options: options, completionHandler: $0) }
  }

  /// Parses HTML as an attributed string with document attributes.
  public class func fromHTML(
    _ string: String, options: [DocumentReadingOptionKey: Any] = [:]
  ) async throws -> (NSAttributedString, [DocumentAttributeKey: Any]) {
    try await result { loadFromHTML(string: string, options: options, completionHandler: $0) }
  }

  /// Parses HTML data as an attributed string with document attributes.
  public class func fromHTML(
    _ data: Data, options: [DocumentReadingOptionKey: Any] = [:]
  ) async throws -> (NSAttributedString, [DocumentAttributeKey: Any]) {
    try await result { loadFromHTML(data: data, options: options, completionHandler: $0) }
  }

  // MARK: Internals

  private struct Page: @unchecked Sendable {
    // The text is not modified after it is sent to the one receiving task.
    let text: NSAttributedString
    let properties: [DocumentAttributeKey: Any]
  }

  private static func result(
    _ load: (@escaping CompletionHandler) -> Void
  ) async throws -> (NSAttributedString, [DocumentAttributeKey: Any]) {
    let page: Page = try await withCheckedThrowingContinuation { continuation in
      load { text, properties, error in
        if let text {
          continuation.resume(returning: Page(text: text, properties: properties ?? [:]))
        } else {
          continuation.resume(throwing: error ?? failure(nil))
        }
      }
    }
    return (page.text, page.properties)
  }

  private static func later(
    _ handler: @escaping CompletionHandler, _ options: [DocumentReadingOptionKey: Any],
    _ data: @escaping @Sendable () throws -> Data
  ) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let (options, handler) = (options, handler)
    DispatchQueue.main.async { finish(handler, data) { options } }
  }

  private static func finish(
    _ handler: CompletionHandler, _ data: () throws -> Data,
    options: () -> [DocumentReadingOptionKey: Any]
  ) {
    do {
      var options = options()
      options[.documentType] = DocumentType.html
      var properties: NSDictionary?
      let text = try NSAttributedString(
        data: data(), options: options, documentAttributes: &properties)
      var found: [DocumentAttributeKey: Any] = [:]
      for case (let key as NSString, let value) in properties ?? [:] {
        found[DocumentAttributeKey(rawValue: "\(key)")] = value
      }
      handler(text, found, nil)
    } catch {
      handler(nil, nil, failure(error))
    }
  }

  private static func failure(_ error: (any Error)?) -> WKError {
    var information: [String: Any] = [:]
    information[NSUnderlyingErrorKey] = error
    return WKError(.attributedStringContentFailedToLoad, userInfo: information)
  }
}
