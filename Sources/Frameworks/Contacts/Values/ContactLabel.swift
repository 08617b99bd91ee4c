/// The localized texts of labels.
enum ContactLabel {
  /// Returns a label as a localized text.
  static func text(_ label: String) -> String {
    if let known = texts[label] { return known }
    guard label.hasPrefix(start), label.hasSuffix(end), label.count > start.count + end.count
    else { return label }
    return spaced(String(label.dropFirst(start.count).dropLast(end.count)))
  }

  /// Returns the constant for a name, such as `_$!<Home>!$_` for `Home`.
  static func constant(_ name: String) -> String { start + name + end }

  // MARK: Internals

  /// The characters around the labels of the system.
  ///
  /// - Source: cards that iPhones export. Confidence: measured.
  private static let (start, end) = ("_$!<", ">!$_")

  /// The texts that cannot be derived from the labels.
  private static let texts = [
    CNLabelPhoneNumberHomeFax: "home fax", CNLabelPhoneNumberWorkFax: "work fax",
    CNLabelPhoneNumberOtherFax: "other fax", CNLabelURLAddressHomePage: "homepage",
  ]

  /// Returns the words of a name, such as `younger sister` for `YoungerSister`.
  private static func spaced(_ name: String) -> String {
    var text = ""
    for character in name {
      if character.isUppercase, !text.isEmpty { text += " " }
      text += character.lowercased()
    }
    return text
  }
}
