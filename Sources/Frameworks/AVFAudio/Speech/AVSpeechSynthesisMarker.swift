import Foundation

/// A marker in a spoken text and its sound.
///
/// - Thread: one at a time; as on an iPhone, it may be sent to another one.
open class AVSpeechSynthesisMarker: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The kind of a marker.
  public enum Mark: Int, Sendable {
    /// A phoneme; never reported.
    case phoneme = 0
    /// A word.
    case word = 1
    /// A sentence.
    case sentence = 2
    /// A paragraph; never reported.
    case paragraph = 3
    /// An SSML mark.
    case bookmark = 4
  }

  /// The kind.
  open var mark: Mark
  /// The byte offset from the beginning of the utterance's sound.
  open var byteSampleOffset: Int
  /// The range in the text.
  open var textRange: NSRange
  /// The name of a bookmark.
  open var bookmarkName = ""
  /// The phoneme, in the International Phonetic Alphabet.
  open var phoneme = ""

  /// Creates a marker without text.
  public override init() {
    (mark, textRange, byteSampleOffset) = (.phoneme, NSRange(), 0)
    super.init()
  }

  /// Creates a marker.
  public init(markerType type: Mark, forTextRange range: NSRange, atByteSampleOffset offset: Int) {
    (mark, textRange, byteSampleOffset) = (type, range, offset)
    super.init()
  }

  /// Creates a marker of a word.
  public convenience init(wordRange range: NSRange, atByteSampleOffset offset: Int) {
    self.init(markerType: .word, forTextRange: range, atByteSampleOffset: offset)
  }

  /// Creates a marker of a sentence.
  public convenience init(sentenceRange range: NSRange, atByteSampleOffset offset: Int) {
    self.init(markerType: .sentence, forTextRange: range, atByteSampleOffset: offset)
  }

  /// Creates a marker of a paragraph.
  public convenience init(paragraphRange range: NSRange, atByteSampleOffset offset: Int) {
    self.init(markerType: .paragraph, forTextRange: range, atByteSampleOffset: offset)
  }

  /// Creates a marker of a phoneme.
  public convenience init(phonemeString phoneme: String, atByteSampleOffset offset: Int) {
    self.init(markerType: .phoneme, forTextRange: NSRange(), atByteSampleOffset: offset)
    self.phoneme = phoneme
  }

  /// Creates a marker of a bookmark.
  public convenience init(bookmarkName mark: String, atByteSampleOffset offset: Int) {
    self.init(markerType: .bookmark, forTextRange: NSRange(), atByteSampleOffset: offset)
    bookmarkName = mark
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AVSpeechSynthesisMarker(
      markerType: mark, forTextRange: textRange, atByteSampleOffset: byteSampleOffset)
    copy.bookmarkName = bookmarkName
    copy.phoneme = phoneme
    return copy
  }

  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  /// Decodes a marker.
  public required init?(coder: NSCoder) {
    guard let mark = Mark(rawValue: coder.decodeInteger(forKey: "mark")) else { return nil }
    self.mark = mark
    textRange = NSRange(
      location: coder.decodeInteger(forKey: "location"),
      length: coder.decodeInteger(forKey: "length"))
    byteSampleOffset = coder.decodeInteger(forKey: "byteSampleOffset")
    super.init()
    bookmarkName = coder.decodeObject(of: NSString.self, forKey: "bookmarkName") as String? ?? ""
    phoneme = coder.decodeObject(of: NSString.self, forKey: "phoneme") as String? ?? ""
  }

  /// Encodes the marker.
  open func encode(with coder: NSCoder) {
    coder.encode(mark.rawValue, forKey: "mark")
    coder.encode(textRange.location, forKey: "location")
    coder.encode(textRange.length, forKey: "length")
    coder.encode(byteSampleOffset, forKey: "byteSampleOffset")
    coder.encode(bookmarkName as NSString, forKey: "bookmarkName")
    coder.encode(phoneme as NSString, forKey: "phoneme")
  }
}
