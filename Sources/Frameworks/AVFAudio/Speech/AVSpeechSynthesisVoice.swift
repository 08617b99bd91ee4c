import Foundation
import TactusCrashReports
import TactusSpeechSynthesis

/// The identifier of the voice Alex, which is not installed.
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"

/// A voice for speech: one of eSpeak NG's languages.
///
/// Steps Speech.VO1…
///
/// - Thread: any, for every member.
open class AVSpeechSynthesisVoice: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The installed voices (Speech.VO1).
  ///
  /// Without eSpeak NG, the list is empty, and a warning names the packages.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { installed }

  /// The language of the phone, as a BCP 47 code with a region.
  open class func currentLanguageCode() -> String {
    SpeechLanguage.code(of: Locale.preferredLanguages.first ?? "en-US")
  }

  /// Creates a voice that is not installed, for tests that override its properties.
  public override init() {
    voice = SpeechVoice(identifier: "", name: "", language: "", gender: .unspecified)
    super.init()
  }

  /// Creates the voice of a language (Speech.VO2).
  ///
  /// - Parameter languageCode: A BCP 47 code, such as `de-DE`; `nil` for the phone's language.
  /// - Returns: `nil` if no voice speaks the language.
  public convenience init?(language languageCode: String?) {
    let code = SpeechLanguage.code(of: languageCode ?? Self.currentLanguageCode())
    let voices = Self.installed
    let language = SpeechLanguage.language(of: code)
    guard
      let voice = voices.first(where: { $0.language == code })
        ?? voices.first(where: { $0.language == SpeechLanguage.code(of: language) })
        ?? voices.first(where: { SpeechLanguage.language(of: $0.language) == language })
    else { return nil }
    self.init(voice.voice)
  }

  /// Creates the voice with an identifier.
  ///
  /// - Returns: `nil` if no such voice is installed.
  public convenience init?(identifier: String) {
    guard let voice = Self.installed.first(where: { $0.identifier == identifier })
    else { return nil }
    self.init(voice.voice)
  }

  // MARK: Observing

  /// The language, as a BCP 47 code with a region, such as `en-US`.
  open var language: String {
    voice.language.isEmpty ? "" : SpeechLanguage.code(of: voice.language)
  }

  /// The identifier, such as `org.espeak-ng.gmw.en-US` (Speech.VO1).
  open var identifier: String {
    isInstalled ? Self.prefix + voice.identifier.replacing("/", with: ".") : ""
  }

  /// The name, such as `English (America)`.
  open var name: String { voice.name }

  /// The quality: always `default`.
  open var quality: AVSpeechSynthesisVoiceQuality { .default }

  /// The gender.
  open var gender: AVSpeechSynthesisVoiceGender {
    switch voice.gender {
    case .unspecified: .unspecified
    case .male: .male
    case .female: .female
    }
  }

  /// The traits: always empty.
  open var voiceTraits: Traits { [] }

  /// The audio format of the voice: the sample rate, and one channel.
  open var audioFileSettings: [String: Any] {
    [AVSampleRateKey: Self.sampleRate, AVNumberOfChannelsKey: 1]
  }

  /// Returns whether an object is the same voice.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVSpeechSynthesisVoice else { return false }
    return isInstalled ? other.voice == voice : other === self
  }

  /// The hash value.
  open override var hash: Int { voice.hashValue }

  /// The name and the language.
  open override var description: String { "\(name) [\(language)]" }

  // MARK: Archiving

  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  /// Decodes the voice with the identifier in an archive.
  public required init?(coder: NSCoder) {
    let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") as String?
    guard let found = Self.installed.first(where: { $0.identifier == identifier })
    else { return nil }
    voice = found.voice
    super.init()
  }

  /// Encodes the identifier.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier as NSString, forKey: "identifier")
  }

  // MARK: Internals

  /// The voice in the speech library.
  let voice: SpeechVoice

  /// Whether the voice is installed on the phone.
  var isInstalled: Bool { !voice.identifier.isEmpty }

  private static let prefix = "org.espeak-ng."

  /// The sample rate of every voice, in frames per second.
  ///
  /// - Source: eSpeak NG's guide: its own synthesis. Confidence: documented.
  private static let sampleRate = 22_050.0

  private static let installed: [AVSpeechSynthesisVoice] = {
    do throws(SpeechError) {
      return try SpeechSynthesis.voices().map { AVSpeechSynthesisVoice($0) }
    } catch {
      RuntimeWarning.once("speech is silent: \(error)")
      return []
    }
  }()

  private init(_ voice: SpeechVoice) {
    self.voice = voice
    super.init()
  }
}
