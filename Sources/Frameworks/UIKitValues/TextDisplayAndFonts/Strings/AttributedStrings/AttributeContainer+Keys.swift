// Conversion of UIKit's attributes between `AttributedString` and `NSAttributedString`.
extension AttributeContainer {
  /// Sets UIKit's attributes from those of an `NSAttributedString`.
  fileprivate mutating func setUIKitAttributes(_ dictionary: [NSAttributedString.Key: Any]) {
    func points(_ key: NSAttributedString.Key) -> CGFloat? {
      (dictionary[key] as? CGFloat) ?? (dictionary[key] as? Double).map { CGFloat($0) }
        ?? (dictionary[key] as? Int).map { CGFloat($0) }
        ?? (dictionary[key] as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      dictionary[key] as? NSUnderlineStyle
        ?? (dictionary[key] as? Int).map { NSUnderlineStyle(rawValue: $0) }
    }
    typealias Keys = AttributeScopes.UIKitAttributes
    self[Keys.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Keys.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Keys.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Keys.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
    self[Keys.KernAttribute.self] = points(.kern)
    self[Keys.TrackingAttribute.self] = points(.tracking)
    self[Keys.BaselineOffsetAttribute.self] = points(.baselineOffset)
    self[Keys.UnderlineStyleAttribute.self] = style(.underlineStyle)
    self[Keys.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
    self[Keys.StrikethroughStyleAttribute.self] = style(.strikethroughStyle)
    self[Keys.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
    self[Keys.StrokeWidthAttribute.self] = points(.strokeWidth)
    self[Keys.StrokeColorAttribute.self] = dictionary[.strokeColor] as? UIColor
    self[Keys.ExpansionAttribute.self] = points(.expansion)
    self[Keys.ObliquenessAttribute.self] = points(.obliqueness)
    self[Keys.LigatureAttribute.self] = points(.ligature).map { Int($0) }
    self[Keys.AttachmentAttribute.self] = dictionary[.attachment] as? BaseTextAttachment
    self[Keys.ShadowAttribute.self] = dictionary[.shadow] as? NSShadow
    self[Keys.TextEffectAttribute.self] =
      dictionary[.textEffect] as? NSAttributedString.TextEffectStyle
  }

  /// UIKit's attributes as those of an `NSAttributedString`.
  fileprivate var uiKitAttributes: [NSAttributedString.Key: Any] {
    typealias Keys = AttributeScopes.UIKitAttributes
    let all: [NSAttributedString.Key: Any?] = [
      .font: self[Keys.FontAttribute.self],
      .foregroundColor: self[Keys.ForegroundColorAttribute.self],
      .backgroundColor: self[Keys.BackgroundColorAttribute.self],
      .paragraphStyle: self[Keys.ParagraphStyleAttribute.self],
      .kern: self[Keys.KernAttribute.self], .tracking: self[Keys.TrackingAttribute.self],
      .baselineOffset: self[Keys.BaselineOffsetAttribute.self],
      .underlineStyle: self[Keys.UnderlineStyleAttribute.self]?.rawValue,
      .underlineColor: self[Keys.UnderlineColorAttribute.self],
      .strikethroughStyle: self[Keys.StrikethroughStyleAttribute.self]?.rawValue,
      .strikethroughColor: self[Keys.StrikethroughColorAttribute.self],
      .strokeWidth: self[Keys.StrokeWidthAttribute.self],
      .strokeColor: self[Keys.StrokeColorAttribute.self],
      .expansion: self[Keys.ExpansionAttribute.self],
      .obliqueness: self[Keys.ObliquenessAttribute.self],
      .ligature: self[Keys.LigatureAttribute.self],
      .attachment: self[Keys.AttachmentAttribute.self], .shadow: self[Keys.ShadowAttribute.self],
      .textEffect: self[Keys.TextEffectAttribute.self],
    ]
    return all.compactMapValues(\.self)
  }
}

/// Registers the conversion of UIKit's attributes with Foundation, before `main`.
private enum AttributeConversionLoader {
  @section(".init_array") @used
  static let load: @convention(c) () -> Void = {
    AttributeConversion.add(
      dictionary: { $0.uiKitAttributes }, read: { $1.setUIKitAttributes($0) })
  }
}
