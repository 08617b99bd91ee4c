internal import CoreGraphics
internal import TactusUIKitValues

extension CTParagraphStyleSpecifier {
  /// The length property of a paragraph style for the specifier; `nil` for other values.
  var length: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>? {
    switch self {
    case .firstLineHeadIndent: \.firstLineHeadIndent
    case .headIndent: \.headIndent
    case .tailIndent: \.tailIndent
    case .defaultTabInterval: \.defaultTabInterval
    case .lineHeightMultiple: \.lineHeightMultiple
    case .maximumLineHeight: \.maximumLineHeight
    case .minimumLineHeight: \.minimumLineHeight
    case .lineSpacing, .lineSpacingAdjustment: \.lineSpacing
    case .paragraphSpacing: \.paragraphSpacing
    case .paragraphSpacingBefore: \.paragraphSpacingBefore
    default: nil
    }
  }
}
