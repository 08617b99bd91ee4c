extension AttributeScopes {
  /// UIKit's attributes of an `AttributedString`, which are those of an `NSAttributedString`.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The letters' colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind letters.
    public let backgroundColor: BackgroundColorAttribute
    /// How the lines of a paragraph are set.
    public let paragraphStyle: ParagraphStyleAttribute
    /// How much further apart letters are, in points.
    public let kern: KernAttribute
    /// The same.
    public let tracking: TrackingAttribute
    /// How far letters are above the line they stand on, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line beneath letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of that line.
    public let underlineColor: UnderlineColorAttribute
    /// The line through letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of that line.
    public let strikethroughColor: StrikethroughColorAttribute
    /// How wide the line along letters' edges is, in hundredths of the font's size.
    public let strokeWidth: StrokeWidthAttribute
    /// The colour of that line.
    public let strokeColor: StrokeColorAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The letters' colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The colour behind letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// How the lines of a paragraph are set.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// A style.
      public typealias Value = NSParagraphStyle
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    /// How much further apart letters are.
    public enum KernAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// How much further apart letters are.
    public enum TrackingAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// How far letters are above the line they stand on.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// The line beneath letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A style.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The colour of the line beneath letters.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    /// The line through letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A style.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// The colour of the line through letters.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    /// How wide the line along letters' edges is.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// Hundredths of the font's size.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }
    /// The colour of the line along letters' edges.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
  }

  /// UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// One of UIKit's attributes, by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
