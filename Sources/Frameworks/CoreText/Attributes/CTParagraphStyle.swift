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
  for setting in UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : settingCount) {
    setting.apply(to: style)
  }
  return style
}

/// Creates a copy of a paragraph style, which later changes of the original do not reach.
public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle {
  paragraphStyle.copy() as? CTParagraphStyle ?? paragraphStyle
}
