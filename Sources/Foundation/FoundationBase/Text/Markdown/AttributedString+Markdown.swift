extension AttributedString {
  /// Options for parsing Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// The syntax to interpret.
    public enum InterpretedSyntax: Sendable {
      /// All syntax: headings, lists, tables and inline markup.
      case full
      /// Inline markup only.
      case inlineOnly
      /// Inline markup only, with whitespace and line breaks preserved.
      case inlineOnlyPreservingWhitespace
    }

    /// The policy for text that cannot be parsed.
    public enum FailurePolicy: Sendable {
      /// Throws an error.
      case throwError
      /// Returns the part that could be parsed.
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes are parsed: `^[text](name: value)`.
    ///
    /// Those of Foundation's grammar agreement are set, and the app's own are left out
    /// (Markdown.MD6).
    public var allowsExtendedAttributes: Bool
    /// The syntax to interpret.
    public var interpretedSyntax: InterpretedSyntax
    /// The policy for text that cannot be parsed.
    public var failurePolicy: FailurePolicy
    /// The language of the text, which is set as an attribute.
    public var languageCode: String?

    /// Creates options.
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

  /// Creates a text from Markdown (Markdown.MD1).
  ///
  /// - Parameters:
  ///   - markdown: The Markdown source.
  ///   - options: The options.
  ///   - baseURL: The base URL of relative links.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self = MarkdownReader(options: options, baseURL: baseURL).text(markdown)
  }

  /// Creates a text from Markdown in UTF-8.
  ///
  /// Other data throws `CocoaError.fileReadInapplicableStringEncoding`, unless the options allow
  /// partial results (Markdown.MD5).
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

  /// Creates a text from a Markdown file.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}
