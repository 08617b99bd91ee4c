internal import TactusCrashReports
internal import TactusFoundation
public import TactusUIKitValues

/// The style of a paragraph; `NSParagraphStyle`, which Core Text on an iPhone reads as well.
public typealias CTParagraphStyle = NSParagraphStyle

/// Creates a paragraph style.
///
/// - Parameters:
///   - settings: The values; nil for the default values.
///   - settingCount: The number of values.
public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
  let style = NSMutableParagraphStyle()
  let settings = UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : settingCount)
  for setting in settings { setting.apply(to: style) }
  // UIKit's styles have only one line spacing, so the limits apply once, here (CoreText.CT43).
  func limit(_ spec: CTParagraphStyleSpecifier) -> CGFloat? {
    settings.last { $0.spec == spec }?.spacingLimit
  }
  if let least = limit(.minimumLineSpacing) { style.lineSpacing = max(least, style.lineSpacing) }
  if let greatest = limit(.maximumLineSpacing) {
    style.lineSpacing = min(greatest, style.lineSpacing)
  }
  if settings.contains(where: { $0.spec == .lineBoundsOptions }) {
    RuntimeWarning.once("the line bounds options of a CTParagraphStyle have no effect")
  }
  return style
}

/// Creates a copy of a paragraph style, which is independent of later changes of the original.
public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle {
  paragraphStyle.copy() as? CTParagraphStyle ?? paragraphStyle
}
