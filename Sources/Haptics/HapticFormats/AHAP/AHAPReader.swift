import HapticPatterns
import PositionedText

/// Reads AHAP files as leniently as Core Haptics does, and tells of each leniency.
///
/// Missing entries get their default, values out of range the nearest in range, unknown keys are
/// ignored; `Documentation/Rules.md` lists every finding by its identifier.
/// `Documentation/Behaviour/AHAP.md` has the steps (A1–A7, E1–E7, W1–W3) that comments name.
public struct AHAPReader: Sendable {
  /// Elements a pattern may have.
  ///
  /// - Source: ours, a thousand times what the largest known pattern has. Confidence: guess.
  public static let defaultElementLimit = 1_000_000
  /// Seconds up to which a time or a duration is believed: a day.
  ///
  /// - Source: ours, so that no typing error asks a renderer for years. Confidence: guess.
  public static let longestTime = 86_400.0

  /// Bytes a file may have.
  public var byteLimit: Int
  /// Elements a pattern may have.
  public var elementLimit: Int
  /// Depth and number of JSON's values.
  public var jsonLimits: JSONLimits

  /// Whether a pattern may name sounds wherever they are; a file of somebody else's must not (W1).
  public var allowsSoundsAnywhere: Bool

  /// Makes a reader.
  public init(
    byteLimit: Int = SourceText.defaultByteLimit, elementLimit: Int = defaultElementLimit,
    jsonLimits: JSONLimits = JSONLimits(), allowsSoundsAnywhere: Bool = false
  ) {
    self.byteLimit = byteLimit
    self.elementLimit = elementLimit
    self.jsonLimits = jsonLimits
    self.allowsSoundsAnywhere = allowsSoundsAnywhere
  }

  /// Reads the file at a path, or the standard input for `-`.
  ///
  /// - Throws: `UnreadableText`, where no pattern at all can be had from the file.
  /// - Thread: any. Blocks while it reads.
  public func read(_ path: String) throws(UnreadableText) -> AHAPDocument {
    try read(SourceText.read(path, byteLimit: byteLimit))
  }

  /// Reads a text that is already in memory.
  ///
  /// - Throws: `UnreadableText`, where no pattern at all can be had from the text.
  /// - Complexity: O(*n*).
  /// - Thread: any.
  public func read(_ source: SourceText) throws(UnreadableText) -> AHAPDocument {
    var reading = AHAPReading(try JSONTree(source, limits: jsonLimits))
    reading.allowsSoundsAnywhere = allowsSoundsAnywhere
    try reading.read(elementLimit: elementLimit)
    return reading.document
  }
}
