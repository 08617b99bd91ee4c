import TactusHapticPatterns
import TactusJSON

/// A reader of AHAP files that is as lenient as Core Haptics, and reports each repair.
///
/// Missing entries get their default, values out of range are clamped, unknown keys are ignored;
/// `Documentation/Rules.md` lists every diagnostic by its identifier.
/// `Documentation/Behaviour/AHAP.md` has the steps (AHAP.A1–A9, AHAP.E1–E8, AHAP.W1–W3) that
/// comments name.
public struct AHAPReader: Sendable {
  /// The default maximum number of elements of a pattern.
  ///
  /// - Source: ours, a thousand times what the largest known pattern has. Confidence: guess.
  public static let defaultElementLimit = 1_000_000
  /// The maximum time or duration in seconds: a day.
  ///
  /// - Source: ours, so that a typing error does not cause years of rendering. Confidence: guess.
  public static let longestTime = 86_400.0

  /// The maximum size of a file in bytes.
  public var byteLimit: Int
  /// The maximum number of elements of a pattern.
  public var elementLimit: Int
  /// The limits of JSON depth and value count.
  public var jsonLimits: JSONLimits

  /// Whether a pattern may name sounds outside its folder; the file of an untrusted author must not
  /// (AHAP.W1).
  public var allowsSoundsOutsideFolder: Bool

  /// Creates a reader.
  public init(
    byteLimit: Int = SourceText.defaultByteLimit, elementLimit: Int = defaultElementLimit,
    jsonLimits: JSONLimits = JSONLimits(), allowsSoundsOutsideFolder: Bool = false
  ) {
    self.byteLimit = byteLimit
    self.elementLimit = elementLimit
    self.jsonLimits = jsonLimits
    self.allowsSoundsOutsideFolder = allowsSoundsOutsideFolder
  }

  /// Reads the file at a path, or the standard input for `-`.
  ///
  /// - Throws: `SourceTextError` if the file contains no pattern.
  /// - Thread: any. Blocks while it reads.
  public func read(_ path: String) throws(SourceTextError) -> AHAPDocument {
    try read(SourceText.read(path, byteLimit: byteLimit))
  }

  /// Reads a text in memory.
  ///
  /// - Throws: `SourceTextError` if the text contains no pattern.
  /// - Complexity: O(*n*).
  /// - Thread: any.
  public func read(_ source: SourceText) throws(SourceTextError) -> AHAPDocument {
    let tree: JSONTree
    do throws(SourceTextError) {
      tree = try JSONTree(source, limits: jsonLimits)
    } catch {
      guard let format = ForeignFormat.description(of: source.bytes) else { throw error }
      throw SourceTextError(
        file: source.name, position: .start, rule: NotAPattern.text.identifier,
        message: "expected an AHAP file, found \(format)")
    }
    var reading = AHAPParser(tree)
    reading.allowsSoundsOutsideFolder = allowsSoundsOutsideFolder
    try reading.read(elementLimit: elementLimit)
    return reading.document
  }
}
