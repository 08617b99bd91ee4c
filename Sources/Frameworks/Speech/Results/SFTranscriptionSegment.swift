/// A word of a transcription.
///
/// - Thread: any; nothing in it changes after its creation.
open class SFTranscriptionSegment: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Without mutable state.

  /// The word.
  open private(set) var substring: String
  /// The range of the word in the text.
  open private(set) var substringRange: NSRange
  /// The start in the audio, in seconds.
  open private(set) var timestamp: TimeInterval
  /// The duration, in seconds.
  open private(set) var duration: TimeInterval
  /// The confidence of the word, 0…1; 0 before the end of the audio.
  open private(set) var confidence: Float
  /// Alternative words.
  open private(set) var alternativeSubstrings: [String]
  /// The properties of the voice; `nil` (SpeechRecognition.TX4).
  @available(*, deprecated, message: "Use SFSpeechRecognitionMetadata.voiceAnalytics")
  open var voiceAnalytics: SFVoiceAnalytics? { nil }

  /// Creates a segment without text.
  public override init() {
    (substring, substringRange) = ("", NSRange())
    (timestamp, duration, confidence) = (0, 0, 0)
    alternativeSubstrings = []
    super.init()
  }

  init(
    _ substring: String, at location: Int, timestamp: TimeInterval, duration: TimeInterval,
    confidence: Float, alternatives: [String]
  ) {
    self.substring = substring
    substringRange = NSRange(location: location, length: substring.utf16.count)
    (self.timestamp, self.duration, self.confidence) = (timestamp, duration, confidence)
    alternativeSubstrings = alternatives
    super.init()
  }

  // MARK: Copying

  /// Returns this segment, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns true.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the segment to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(substring as NSString, forKey: "substring")
    coder.encode(substringRange.location, forKey: "location")
    coder.encode(timestamp, forKey: "timestamp")
    coder.encode(duration, forKey: "duration")
    coder.encode(confidence, forKey: "confidence")
    coder.encode(alternativeSubstrings as NSArray, forKey: "alternatives")
  }

  /// Decodes a segment; `nil` for an invalid archive.
  public required init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "substring") else { return nil }
    let others = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "alternatives")
    substring = text as String
    substringRange = NSRange(
      location: coder.decodeInteger(forKey: "location"), length: text.length)
    timestamp = coder.decodeDouble(forKey: "timestamp")
    duration = coder.decodeDouble(forKey: "duration")
    confidence = coder.decodeFloat(forKey: "confidence")
    alternativeSubstrings = others as? [String] ?? []
    super.init()
  }
}
