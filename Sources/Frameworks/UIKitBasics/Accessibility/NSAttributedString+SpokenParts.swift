import TactusPhoneLink
import TactusSpeechSynthesis

extension NSAttributedString {
  /// The level of the heading that the text is; `nil` for none of the levels 1…6 (VoiceOver.HL1).
  package var headingLevel: Int? {
    guard length > 0 else { return nil }
    let value = attribute(.accessibilityTextHeadingLevel, at: 0, effectiveRange: nil)
    let level = (value as? NSNumber)?.intValue ?? value as? Int
    return level.flatMap { (1...6).contains($0) ? $0 : nil }
  }

  /// Returns the text in parts with its attributes of speech; none if it has none (VoiceOver.SA1).
  ///
  /// - Parameter context: The kind of text, unless a part has one of its own (VoiceOver.TX1).
  package func spokenParts(in context: UIAccessibilityTextualContext? = nil) -> [SpokenPart] {
    guard length > 0 else { return [] }
    var parts: [SpokenPart] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, stop in
      var part = SpokenPart((string as NSString).substring(with: range))
      part.language = attributes[.accessibilitySpeechLanguage] as? String
      part.isSpelledOut = attributes[.accessibilitySpeechSpellOut] as? Bool ?? false
      let own = attributes[.accessibilityTextualContext]
      let ownContext =
        own as? UIAccessibilityTextualContext
        ?? (own as? String).map { UIAccessibilityTextualContext($0) }
      part.speaksPunctuation =
        attributes[.accessibilitySpeechPunctuation] as? Bool
        ?? (ownContext ?? context)?.speaksPunctuation ?? false
      if let notation = attributes[.accessibilitySpeechIPANotation] as? String {
        if PhoneticNotation.phonemes(of: notation) == nil {
          RuntimeWarning.once(
            "the pronunciation '\(notation)' has other symbols than the voices know, so the text is "
              + "spoken", namesPlace: true)
        }
        part.notation = notation
      }
      if let pitch = (attributes[.accessibilitySpeechPitch] as? NSNumber)?.doubleValue,
        pitch.isFinite
      {
        part.pitch = min(max(pitch, 0), 2)
      }
      if var last = parts.last, last.hasAttributes(of: part) {
        last.text += part.text
        parts[parts.count - 1] = last
      } else {
        parts.append(part)
      }
      stop.pointee = ObjCBool(parts.count >= LinkLimits.spokenParts)
    }
    return parts.allSatisfy(\.isPlain) ? [] : parts
  }
}

extension SpokenPart {
  fileprivate func hasAttributes(of other: SpokenPart) -> Bool {
    var same = other
    same.text = text
    return same == self
  }
}
