extension NSAttributedString {
  /// Creates a text from Markdown (Markdown.MD12).
  ///
  /// - Parameters:
  ///   - markdown: The Markdown source.
  ///   - options: The options.
  ///   - baseURL: The base URL of relative links.
  public convenience init(
    markdown: String,
    options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  /// Creates a text from Markdown in UTF-8; other data throws as for `AttributedString`.
  public convenience init(
    markdown: Data,
    options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  /// Creates a text from a Markdown file.
  public convenience init(
    contentsOf url: URL,
    options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(AttributedString(contentsOf: url, options: options, baseURL: baseURL))
  }
}
