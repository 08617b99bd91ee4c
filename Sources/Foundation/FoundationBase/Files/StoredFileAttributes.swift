import TactusCrashReports

/// The attributes of files that Linux lacks, kept as extended attributes (ObjectiveC.FO16).
enum StoredFileAttributes {
  /// The attributes by key.
  static let all: [FileAttributeKey: ExtendedAttribute] = [
    .immutable: attribute("immutable"), .appendOnly: attribute("append-only"),
    .extensionHidden: attribute("extension-hidden"), .protectionKey: attribute("protection"),
    .creationDate: attribute("creation-date"),
  ]

  /// Returns the attributes that a file keeps; whether its extension is hidden is always there.
  static func values(ofFile path: String) -> [FileAttributeKey: Any] {
    var values: [FileAttributeKey: Any] = [:]
    for (key, attribute) in all {
      let text = attribute.value(ofFile: path)
      switch key {
      case .protectionKey: values[key] = text.map { FileProtectionType(rawValue: $0) }
      case .creationDate:
        values[key] = text.flatMap(Double.init).map(Date.init(timeIntervalSinceReferenceDate:))
      case .extensionHidden: values[key] = NSNumber(value: text != nil)
      default: values[key] = text.map { _ in NSNumber(value: true) }
      }
    }
    return values
  }

  /// Keeps the attributes of a dictionary, and returns the others.
  static func keep(_ attributes: [FileAttributeKey: Any], ofFile path: String) throws
    -> [FileAttributeKey: Any]
  {
    var others = attributes
    for (key, attribute) in all {
      guard let value = attributes[key] else { continue }
      let text = text(of: value, key)
      if text != nil, key == .immutable || key == .appendOnly {
        RuntimeWarning.once("\(attribute.meaning) is kept, but does not protect a file here")
      }
      try attribute.set(text, ofFile: path)
      others[key] = nil
    }
    return others
  }

  private static func attribute(_ name: String) -> ExtendedAttribute {
    ExtendedAttribute(meaning: "the attribute \(name)", name: "user.tactus." + name)
  }

  /// Returns the text that stands for a value; nil for none, and for false.
  private static func text(of value: Any, _ key: FileAttributeKey) -> String? {
    switch key {
    case .protectionKey: (value as? FileProtectionType)?.rawValue ?? value as? String
    case .creationDate:
      (value as? Date ?? (value as? NSDate).map { $0 as Date })
        .map { "\($0.timeIntervalSinceReferenceDate)" }
    default: (value as? Bool ?? (value as? NSNumber)?.boolValue) == true ? "1" : nil
    }
  }
}
