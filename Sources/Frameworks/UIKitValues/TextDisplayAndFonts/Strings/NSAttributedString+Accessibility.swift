// The attributes for the accessibility of texts. VoiceOver speaks as they say, and queues
// announcements by their priorities; attributes of the app are stored.
extension NSAttributedString.Key {
  /// Whether punctuation is spoken, a Boolean value.
  public static let accessibilitySpeechPunctuation = Self(
    rawValue: "UIAccessibilitySpeechAttributePunctuation")
  /// The language, a code of BCP 47.
  public static let accessibilitySpeechLanguage = Self(
    rawValue: "UIAccessibilitySpeechAttributeLanguage")
  /// The pitch, a number from 0 to 2.
  public static let accessibilitySpeechPitch = Self(
    rawValue: "UIAccessibilitySpeechAttributePitch")
  /// Whether an announcement waits for others, a Boolean value.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The priority of an announcement.
  public static let accessibilitySpeechAnnouncementPriority = Self(
    rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// The pronunciation in the International Phonetic Alphabet.
  public static let accessibilitySpeechIPANotation = Self(
    rawValue: "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether letters are spoken one by one, a Boolean value.
  public static let accessibilitySpeechSpellOut = Self(
    rawValue: "UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading, a number from 0 to 6.
  public static let accessibilityTextHeadingLevel = Self(
    rawValue: "UIAccessibilityTextAttributeHeadingLevel")
  /// Attributes of the app, an array of texts.
  public static let accessibilityTextCustom = Self(rawValue: "UIAccessibilityTextAttributeCustom")
  /// The kind of the text.
  public static let accessibilityTextualContext = Self(
    rawValue: "UIAccessibilityTextAttributeContext")
}
