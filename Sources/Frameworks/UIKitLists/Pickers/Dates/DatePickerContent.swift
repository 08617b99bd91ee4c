import CoreGraphics
import Foundation
import TactusUIKitViews

/// The view of a date picker's style: wheels, a calendar, or labels that open one of them.
@MainActor
protocol DatePickerContent: UIView {
  /// The size that shows everything, in points.
  var contentSize: CGSize { get }

  /// Updates the content to the date picker's mode, locale, calendar, limits and date.
  func reload()

  /// Shows a date, or in countdown mode the date picker's duration.
  func show(_ date: Date, animated: Bool)
}
