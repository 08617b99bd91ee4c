// The speech and accessibility attributes of text. VoiceOver follows them, and queues announcements
// by priority; custom attributes are stored.
extension NSAttributedString.Key {
  /// Whether punctuation is spoken.
  public static let accessibilitySpeechPunctuation = Self(
    rawValue: "UIAccessibilitySpeechAttributePunctuation")
  /// The language, a BCP 47 code.
  public static let accessibilitySpeechLanguage = Self(
    rawValue: "UIAccessibilitySpeechAttributeLanguage")
  /// The pitch, a number from 0 to 2.
  public static let accessibilitySpeechPitch = Self(
    rawValue: "UIAccessibilitySpeechAttributePitch")
  /// Whether an announcement waits for others.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The priority of an announcement.
  public static let accessibilitySpeechAnnouncementPriority = Self(
    rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// The pronunciation in the International Phonetic Alphabet.
  public static let accessibilitySpeechIPANotation = Self(
    rawValue: "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether letters are spoken one by one.
  public static let accessibilitySpeechSpellOut = Self(
    rawValue: "UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading, a number from 0 to 6.
  public static let accessibilityTextHeadingLevel = Self(
    rawValue: "UIAccessibilityTextAttributeHeadingLevel")
  /// Custom attributes, an array of strings.
  public static let accessibilityTextCustom = Self(rawValue: "UIAccessibilityTextAttributeCustom")
  /// The textual context.
  public static let accessibilityTextualContext = Self(
    rawValue: "UIAccessibilityTextAttributeContext")
}
