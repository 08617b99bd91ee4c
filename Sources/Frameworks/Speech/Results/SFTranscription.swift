/// A transcription of speech.
///
/// - Thread: any; nothing in it changes after its creation.
open class SFTranscription: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Without mutable state.

  /// The text.
  open private(set) var formattedString: String
  /// The words.
  open private(set) var segments: [SFTranscriptionSegment]

  /// Creates a transcription without text.
  public override init() {
    (formattedString, segments) = ("", [])
    super.init()
  }

  init(_ text: String, _ segments: [SFTranscriptionSegment]) {
    (formattedString, self.segments) = (text, segments)
    super.init()
  }

  /// The words per minute (SpeechRecognition.TX3).
  open var speakingRate: Double { SpeechPace(segments).wordsPerMinute }
  /// The mean pause between words, in seconds (SpeechRecognition.TX3).
  open var averagePauseDuration: TimeInterval { SpeechPace(segments).meanPause }

  // MARK: Copying

  /// Returns this transcription, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns true.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the transcription to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(formattedString as NSString, forKey: "text")
    coder.encode(segments as NSArray, forKey: "segments")
  }

  /// Decodes a transcription; `nil` for an invalid archive.
  public required init?(coder: NSCoder) {
    let types: [AnyClass] = [NSArray.self, SFTranscriptionSegment.self]
    guard let text = coder.decodeObject(of: NSString.self, forKey: "text"),
      let segments = coder.decodeObject(of: types, forKey: "segments") as? [SFTranscriptionSegment]
    else { return nil }
    (formattedString, self.segments) = (text as String, segments)
    super.init()
  }
}
