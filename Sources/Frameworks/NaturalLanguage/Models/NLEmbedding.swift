/// A word embedding: vectors such that similar words are near each other (NaturalLanguage.M2).
///
/// The system provides none here; an app may write and read its own.
open class NLEmbedding: NSObject {
  /// Returns the system's word embedding of a language; nil, as there is none here.
  open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// Returns a revision of the system's word embedding of a language; nil, as there is none here.
  open class func wordEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? { nil }
  /// Returns the system's sentence embedding of a language; nil, as there is none here.
  open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// Returns a revision of the system's sentence embedding of a language; nil, as there is none
  /// here.
  open class func sentenceEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? {
    nil
  }
  /// Returns the revisions of the system's word embeddings: always empty, as there are none here.
  open class func supportedRevisions(for language: NLLanguage) -> IndexSet { [] }
  /// Returns the current revision of the system's word embedding: 0, as there is none here.
  open class func currentRevision(for language: NLLanguage) -> Int { 0 }

  /// Returns the revisions of the system's sentence embeddings: always empty, as there are none
  /// here.
  open class func supportedSentenceEmbeddingRevisions(for language: NLLanguage) -> IndexSet { [] }
  /// Returns the current revision of the system's sentence embedding: 0, as there is none here.
  open class func currentSentenceEmbeddingRevision(for language: NLLanguage) -> Int { 0 }

  /// Reads an embedding from a file created by `write(_:language:revision:to:)`.
  public init(contentsOf url: URL) throws {
    let file = try PropertyListDecoder().decode(Contents.self, from: Data(contentsOf: url))
    guard Set(file.vectors.values.map(\.count)).count <= 1 else {
      throw CocoaError(.fileReadCorruptFile, userInfo: [NSURLErrorKey: url])
    }
    contents = file
    super.init()
  }

  /// Writes an embedding to a file, in a format of our own.
  ///
  /// - Parameters:
  ///   - dictionary: The vectors of the words, all of the same dimension.
  ///   - language: The language; nil for none.
  ///   - revision: The revision.
  ///   - url: The file.
  open class func write(
    _ dictionary: [String: [Double]], language: NLLanguage?, revision: Int, to url: URL
  ) throws {
    guard Set(dictionary.values.map(\.count)).count <= 1 else {
      throw CocoaError(.propertyListWriteInvalid, userInfo: [NSURLErrorKey: url])
    }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let contents = Contents(
      language: language?.rawValue, revision: revision, vectors: dictionary)
    try encoder.encode(contents).write(to: url, options: .atomic)
  }

  /// The dimension of the vectors.
  open var dimension: Int { contents.vectors.first?.value.count ?? 0 }
  /// The number of words.
  open var vocabularySize: Int { contents.vectors.count }
  /// The language; nil for none.
  open var language: NLLanguage? { contents.language.map { NLLanguage($0) } }
  /// The revision.
  open var revision: Int { contents.revision }

  /// Returns whether a word has a vector.
  open func contains(_ string: String) -> Bool { contents.vectors[string] != nil }
  /// Returns the vector of a word; nil for none.
  open func vector(for string: String) -> [Double]? { contents.vectors[string] }

  /// Returns the distance between two words, 0...2; 2 if one has no vector.
  open func distance(
    between firstString: String, and secondString: String,
    distanceType: NLDistanceType = .cosine
  ) -> NLDistance {
    guard let one = vector(for: firstString), let other = vector(for: secondString) else {
      return Self.farthest
    }
    return Self.distance(one, other)
  }

  /// Returns the words nearest to another, excluding it, nearest first.
  open func neighbors(
    for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine
  ) -> [(String, NLDistance)] {
    guard let vector = vector(for: string) else { return [] }
    return Array(
      sorted(by: vector).lazy.filter { $0.0 != string }.prefix(max(0, maximumCount)))
  }

  /// Returns the words nearest to a vector, nearest first.
  open func neighbors(
    for vector: [Double], maximumCount: Int, distanceType: NLDistanceType = .cosine
  ) -> [(String, NLDistance)] {
    guard vector.count == dimension else { return [] }
    return Array(sorted(by: vector).prefix(max(0, maximumCount)))
  }

  /// Calls a closure with the words nearest to another, nearest first, until it returns false.
  open func enumerateNeighbors(
    for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine,
    using block: (String, NLDistance) -> Bool
  ) {
    for (word, distance) in neighbors(for: string, maximumCount: maximumCount) {
      guard block(word, distance) else { return }
    }
  }

  /// Calls a closure with the words nearest to a vector, nearest first, until it returns false.
  open func enumerateNeighbors(
    for vector: [Double], maximumCount: Int, distanceType: NLDistanceType = .cosine,
    using block: (String, NLDistance) -> Bool
  ) {
    for (word, distance) in neighbors(for: vector, maximumCount: maximumCount) {
      guard block(word, distance) else { return }
    }
  }

  // MARK: Internals

  /// The content of a file.
  private struct Contents: Codable {
    var language: String?
    var revision: Int
    var vectors: [String: [Double]]
  }

  /// The distance of opposite vectors.
  private static let farthest = 2.0
  private let contents: Contents

  private func sorted(by vector: [Double]) -> [(String, NLDistance)] {
    contents.vectors.map { ($0.key, Self.distance($0.value, vector)) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
  }

  private static func distance(_ one: [Double], _ other: [Double]) -> Double {
    func product(_ one: [Double], _ other: [Double]) -> Double {
      zip(one, other).reduce(0) { $0 + $1.0 * $1.1 }
    }
    let lengths = (product(one, one) * product(other, other)).squareRoot()
    return lengths > 0 ? 1 - product(one, other) / lengths : farthest
  }
}
