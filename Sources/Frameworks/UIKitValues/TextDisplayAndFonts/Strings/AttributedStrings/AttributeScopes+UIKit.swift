extension AttributeScopes {
  /// UIKit's attributes of an `AttributedString`, with the names of those of an
  /// `NSAttributedString`.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The paragraph style.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The kerning, in points.
    public let kern: KernAttribute
    /// The tracking, in points.
    public let tracking: TrackingAttribute
    /// The offset above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The style of the underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the underline.
    public let underlineColor: UnderlineColorAttribute
    /// The style of the strikethrough.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the strikethrough.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The width of the stroke, in percent of the font's size.
    public let strokeWidth: StrokeWidthAttribute
    /// The color of the stroke.
    public let strokeColor: StrokeColorAttribute
    /// The logarithm of the horizontal expansion factor.
    public let expansion: ExpansionAttribute
    /// The ligatures.
    public let ligature: LigatureAttribute
    /// The slant of the letters.
    public let obliqueness: ObliquenessAttribute
    /// The attachment in place of the character.
    public let attachment: AttachmentAttribute
    /// The shadow of the text.
    public let shadow: ShadowAttribute
    /// The text effect.
    public let textEffect: TextEffectAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The font of the text.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIFont
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The color of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// The paragraph style.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSParagraphStyle
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    /// The kerning of the text.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the attribute's value, in points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// The tracking of the text.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute's value, in points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// The offset from the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's value, in points above the baseline.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// The style of the underline.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The color of the underline.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    /// The style of the strikethrough.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// The color of the strikethrough.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    /// The width of the stroke.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// The type of the attribute's value, in percent of the font's size.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }
    /// The color of the stroke.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
    /// The logarithm of the horizontal expansion factor.
    public enum ExpansionAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.expansion.rawValue
    }
    /// The ligatures.
    public enum LigatureAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Int
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.ligature.rawValue
    }
    /// The slant of the letters.
    public enum ObliquenessAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.obliqueness.rawValue
    }
    /// The attachment in place of the character.
    public enum AttachmentAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = BaseTextAttachment
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.attachment.rawValue
    }
    /// The shadow of the text.
    public enum ShadowAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSShadow
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.shadow.rawValue
    }
    /// The text effect.
    public enum TextEffectAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSAttributedString.TextEffectStyle
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.textEffect.rawValue
    }
  }

  /// The scope of UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns the key of a UIKit attribute by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
