internal import CoreGraphics
internal import TactusUIKitValues

extension CTParagraphStyleSpecifier {
  /// The length of a paragraph style that the specifier stands for; `nil` for other values.
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
