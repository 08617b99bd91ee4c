extension NSAttributedString {
  /// Creates an attributed string from an `AttributedString`; attributes that neither Foundation
  /// nor UIKit defines are omitted.
  public convenience init(_ attrStr: AttributedString) {
    let all = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      all.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters), attributes: run.attributes.dictionary))
    }
    self.init(attributedString: all)
  }
}

extension AttributedString {
  /// Creates an attributed string from an `NSAttributedString`; attributes that neither
  /// Foundation nor UIKit defines are omitted.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let all = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: all) { attributes, range, _ in
      let text = (nsStr.string as NSString).substring(with: range)
      append(AttributedString(text, attributes: AttributeContainer(attributes)))
    }
  }
}
