/// A table of terms with their labels, which become tags (NaturalLanguage.M3).
open class NLGazetteer: NSObject {
  /// Creates a table.
  ///
  /// - Parameters:
  ///   - dictionary: The terms of each label.
  ///   - language: The language; nil for any.
  public init(dictionary: [String: [String]], language: NLLanguage?) throws {
    contents = Contents(language: language?.rawValue, terms: dictionary)
    super.init()
  }

  /// Reads a table from `data`.
  public init(data: Data) throws {
    contents = try PropertyListDecoder().decode(Contents.self, from: data)
    super.init()
  }

  /// Reads a table from a file created by `write(_:language:to:)`.
  public convenience init(contentsOf url: URL) throws {
    try self.init(data: Data(contentsOf: url))
  }

  /// Writes a table to a file, in a format of our own.
  ///
  /// - Parameters:
  ///   - dictionary: The terms of each label.
  ///   - language: The language; nil for any.
  ///   - url: The file.
  open class func write(
    _ dictionary: [String: [String]], language: NLLanguage?, to url: URL
  ) throws {
    try NLGazetteer(dictionary: dictionary, language: language).data.write(
      to: url, options: .atomic)
  }

  /// The language; nil for any.
  open var language: NLLanguage? { contents.language.map { NLLanguage($0) } }

  /// The table as data in a format of our own; empty if it cannot be written.
  open var data: Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return (try? encoder.encode(contents)) ?? Data()
  }

  /// Returns the label of a term, in any case of its letters; nil for none.
  open func label(for string: String) -> String? { labels[string.lowercased()] }

  // MARK: Internals

  /// The content of a table.
  private struct Contents: Codable {
    var language: String?
    var terms: [String: [String]]
  }

  private let contents: Contents
  /// The label of each term.
  private lazy var labels: [String: String] = {
    let pairs = contents.terms.sorted { $0.key < $1.key }.flatMap { label, terms in
      terms.map { ($0.lowercased(), label) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()
}
