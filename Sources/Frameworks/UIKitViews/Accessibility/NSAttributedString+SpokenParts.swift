import TactusPhoneLink
import TactusSpeechSynthesis

extension NSAttributedString {
  /// The text in parts with its attributes of speech; empty if it has none (VoiceOver.SA1).
  var spokenParts: [SpokenPart] {
    guard length > 0 else { return [] }
    var parts: [SpokenPart] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, stop in
      var part = SpokenPart((string as NSString).substring(with: range))
      part.language = attributes[.accessibilitySpeechLanguage] as? String
      part.isSpelledOut = attributes[.accessibilitySpeechSpellOut] as? Bool ?? false
      part.speaksPunctuation = attributes[.accessibilitySpeechPunctuation] as? Bool ?? false
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
