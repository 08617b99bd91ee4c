import TactusPhoneTypes
import TactusVoiceOver

extension PhoneSettings {
  /// The names that the user has given to elements as texts: the app, a tab, and the text of the
  /// name (VoiceOver.LB3).
  public var elementNameTexts: [String] {
    elementNames.sorted { $0.key < $1.key }.flatMap { app, names in
      names.texts.map { "\(app)\t\($0)" }
    }
  }

  /// Replaces the names by those of texts, as `elementNameTexts` returns them.
  ///
  /// - Returns: Whether the texts are such; otherwise the names stay.
  @discardableResult
  public mutating func setElementNames(_ texts: [String]) -> Bool {
    var grouped: [BundleIdentifier: [String]] = [:]
    for text in texts {
      let parts = text.split(separator: "\t", maxSplits: 1).map(String.init)
      guard parts.count == 2, let app = BundleIdentifier(parts[0]) else { return false }
      grouped[app, default: []].append(parts[1])
    }
    var new: [BundleIdentifier: ElementNames] = [:]
    for (app, texts) in grouped {
      guard let names = ElementNames(texts: texts) else { return false }
      new[app] = names
    }
    elementNames = new
    return true
  }
}
