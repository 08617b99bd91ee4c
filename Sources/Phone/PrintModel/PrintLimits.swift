/// The limits of print jobs that apps hand to their phone (Printing.PS3).
public enum PrintLimits {
  /// The maximum number of documents of a job.
  ///
  /// - Source: ours: an app prints a list of files. Confidence: guess.
  public static let documents = 64
  /// The maximum number of bytes of a job's documents.
  ///
  /// - Source: ours: as much as a reader of documents takes. Confidence: guess.
  public static let jobBytes = 512 << 20
  /// The maximum number of bytes of all documents that wait for printers.
  ///
  /// - Source: ours: the phone keeps them in memory. Confidence: guess.
  public static let queueBytes = 1 << 30
  /// The maximum number of jobs that have not ended.
  ///
  /// - Source: ours: more than people wait for, and their table fits in a message.
  ///   Confidence: guess.
  public static let jobs = 100
  /// The maximum number of jobs of an app that the phone has not answered.
  ///
  /// - Source: ours. Confidence: guess.
  public static let waiting = 8
  /// The maximum number of ranges of pages.
  ///
  /// - Source: ours: the options choose one. Confidence: guess.
  public static let ranges = 64
  /// The maximum number of pages of a copy, and of copies.
  ///
  /// - Source: ours. Confidence: guess.
  public static let pages = 1_000_000
  /// The maximum length of a name in bytes.
  ///
  /// - Source: RFC 8011, 5.1.3: names have at most 255 octets. Confidence: documented.
  public static let nameBytes = 255
  /// The maximum length of an address, a password or a reason in bytes.
  ///
  /// - Source: RFC 8011, 5.1.6: addresses have at most 1023 octets. Confidence: documented.
  public static let textBytes = 1023
  /// The maximum number of states of a printer that a job has.
  ///
  /// - Source: ours. Confidence: guess.
  public static let reasons = 16

  /// Returns the beginning of a text without control characters.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: The maximum number of bytes; no character is cut.
  public static func short(_ text: String, atMost limit: Int) -> String {
    var (short, length) = ("", 0)
    for scalar in text.unicodeScalars where scalar.value >= 32 && scalar.value != 127 {
      length += UTF8.width(scalar)
      guard length <= limit else { break }
      short.unicodeScalars.append(scalar)
    }
    return short
  }
}
