extension AttributedString {
  /// How a text in Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// What of it has a meaning.
    public enum InterpretedSyntax: Sendable {
      /// All: headings, lists, tables, and what is within lines.
      case full
      /// What is within lines.
      case inlineOnly
      /// What is within lines, and the spaces and lines stay as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// What becomes of a text that cannot be read.
    public enum FailurePolicy: Sendable {
      /// An error.
      case throwError
      /// What could be read of it.
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes of the app's own are read; on Linux they are not, whatever this says (MD6).
    public var allowsExtendedAttributes: Bool
    /// What of it has a meaning.
    public var interpretedSyntax: InterpretedSyntax
    /// What becomes of a text that cannot be read.
    public var failurePolicy: FailurePolicy
    /// The text's language; all of it gets that attribute.
    public var languageCode: String?

    /// Makes options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Makes a text of Markdown (MD1).
  ///
  /// - Parameters:
  ///   - markdown: The source.
  ///   - options: How it is read.
  ///   - baseURL: Where links begin that name no host.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self = MarkdownReader(options: options, baseURL: baseURL).text(markdown)
  }

  /// Makes a text of Markdown in UTF-8; throws `CocoaError.fileReadInapplicableStringEncoding` for other bytes
  /// unless the options want what can be read (MD5).
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    let text = String(bytes: markdown, encoding: .utf8)
    guard text != nil || options.failurePolicy == .returnPartiallyParsedIfPossible else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(
      markdown: text ?? String(decoding: markdown, as: UTF8.self), options: options,
      baseURL: baseURL)
  }

  /// Makes a text of a file in Markdown.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}
