import Foundation
import TactusCrashReports
import TactusSpeechSynthesis

/// The attribute of a pronunciation in the International Phonetic Alphabet; it is ignored, and the
/// text itself is spoken (Speech.UT4).
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"

/// A text to speak, with its speech settings.
///
/// Steps Speech.UT1…
///
/// - Thread: one at a time; no longer changed once it is enqueued.
open class AVSpeechUtterance: NSObject, NSCopying, NSSecureCoding {
  /// Creates an utterance without text.
  public override init() {
    speechString = ""
    attributedSpeechString = NSAttributedString(string: "")
    super.init()
  }

  /// Creates an utterance with a text.
  public init(string: String) {
    speechString = string
    attributedSpeechString = NSAttributedString(string: string)
    super.init()
  }

  /// Creates an utterance with an attributed text, whose attributes are ignored (Speech.UT4).
  public init(attributedString string: NSAttributedString) {
    speechString = string.string
    attributedSpeechString = NSAttributedString(attributedString: string)
    super.init()
    let key = NSAttributedString.Key(AVSpeechSynthesisIPANotationAttribute)
    let all = NSRange(location: 0, length: string.length)
    string.enumerateAttribute(key, in: all) { value, _, stop in
      guard value != nil else { return }
      RuntimeWarning.once(
        "a pronunciation in IPA is ignored, and the text is spoken", namesPlace: true)
      stop.pointee = true
    }
  }

  /// Creates an utterance with an SSML document (Speech.UT5).
  ///
  /// - Returns: `nil` if the document is not well formed, or its root is not `speak`.
  public init?(ssmlRepresentation string: String) {
    guard let text = SpeechMarkup.text(of: string) else { return nil }
    markup = string
    speechString = text
    attributedSpeechString = NSAttributedString(string: text)
    super.init()
  }

  // MARK: Text

  /// The text.
  public private(set) var speechString: String
  /// The attributed text.
  public private(set) var attributedSpeechString: NSAttributedString

  // MARK: Settings

  /// The voice; `nil` for the default voice of the phone's language.
  open var voice: AVSpeechSynthesisVoice?
  /// The speech rate, from `AVSpeechUtteranceMinimumSpeechRate` to
  /// `AVSpeechUtteranceMaximumSpeechRate` (Speech.UT2).
  open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
  /// The pitch factor, 0.5…2; values beyond 0.67…1.62 sound like these; 1 by default (Speech.UT3).
  open var pitchMultiplier: Float = 1
  /// The volume, 0…1; 1 by default.
  open var volume: Float = 1
  /// The seconds of silence before the text.
  open var preUtteranceDelay: TimeInterval = 0
  /// The seconds of silence after the text, before the next one.
  open var postUtteranceDelay: TimeInterval = 0
  /// Whether the user's VoiceOver settings take precedence; not supported: no effect.
  open var prefersAssistiveTechnologySettings = false

  /// The SSML document; `nil` for plain text.
  private(set) var markup: String?

  // MARK: Copying and archiving

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AVSpeechUtterance(string: speechString)
    copy.attributedSpeechString = attributedSpeechString
    copy.markup = markup
    copy.voice = voice
    copy.rate = rate
    copy.pitchMultiplier = pitchMultiplier
    copy.volume = volume
    copy.preUtteranceDelay = preUtteranceDelay
    copy.postUtteranceDelay = postUtteranceDelay
    copy.prefersAssistiveTechnologySettings = prefersAssistiveTechnologySettings
    return copy
  }

  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  /// Decodes an utterance.
  public required init?(coder: NSCoder) {
    guard let string = coder.decodeObject(of: NSString.self, forKey: "string") as String?
    else { return nil }
    markup = coder.decodeObject(of: NSString.self, forKey: "markup") as String?
    guard let text = markup.map(SpeechMarkup.text) ?? string else { return nil }
    speechString = text
    attributedSpeechString = NSAttributedString(string: text)
    super.init()
    voice = coder.decodeObject(of: AVSpeechSynthesisVoice.self, forKey: "voice")
    rate = coder.decodeFloat(forKey: "rate")
    pitchMultiplier = coder.decodeFloat(forKey: "pitchMultiplier")
    volume = coder.decodeFloat(forKey: "volume")
    preUtteranceDelay = coder.decodeDouble(forKey: "preUtteranceDelay")
    postUtteranceDelay = coder.decodeDouble(forKey: "postUtteranceDelay")
  }

  /// Encodes the text and the settings.
  open func encode(with coder: NSCoder) {
    coder.encode(speechString as NSString, forKey: "string")
    if let markup { coder.encode(markup as NSString, forKey: "markup") }
    if let voice { coder.encode(voice, forKey: "voice") }
    coder.encode(rate, forKey: "rate")
    coder.encode(pitchMultiplier, forKey: "pitchMultiplier")
    coder.encode(volume, forKey: "volume")
    coder.encode(preUtteranceDelay, forKey: "preUtteranceDelay")
    coder.encode(postUtteranceDelay, forKey: "postUtteranceDelay")
  }
}
