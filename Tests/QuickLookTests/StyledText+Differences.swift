import TactusDocumentReading
import UIKit

extension StyledText {
  /// Returns the attributes in which a string that was read by a process of its own differs from
  /// the one that an app reads, except for the pictures.
  static func differences(
    of read: NSAttributedString, from own: NSAttributedString
  ) -> [String] {
    guard read.string == own.string else { return ["the text"] }
    var found: [String] = []
    own.enumerateAttributes(in: NSRange(location: 0, length: own.length)) { attributes, range, _ in
      let others = read.attributes(at: range.location, effectiveRange: nil)
      for (key, value) in attributes where key != .attachment {
        guard let value = value as? NSObject, let other = others[key] as? NSObject,
          value.isEqual(other)
        else {
          found.append("\(key.rawValue) at \(range.location)")
          continue
        }
      }
      if Set(attributes.keys) != Set(others.keys) { found.append("keys at \(range.location)") }
    }
    return found
  }
}
