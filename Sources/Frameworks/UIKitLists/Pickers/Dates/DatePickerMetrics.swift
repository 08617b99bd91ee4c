import CoreGraphics
import Foundation

/// The dimensions of date pickers.
///
/// - Source: Pickers.DP1, DP2. Confidence: guess, unless a member says something else.
enum DatePickerMetrics {
  /// The distance of a column's text from its sides, in points.
  ///
  /// - Source: what others measured. Confidence: measured.
  static let padding: CGFloat = 12
  /// The distance of the word for hours or minutes from the center of its column, in points.
  static let unitOffset: CGFloat = 24
  /// The width of the word for hours or minutes, in points.
  static let unitWidth: CGFloat = 60

  // MARK: Calendar

  /// The width of a calendar, in points.
  static let calendarWidth: CGFloat = 320
  /// The distance of a calendar's content from the sides, in points.
  static let calendarMargin: CGFloat = 16
  /// The heights of the month's name, the weekdays, a day, and the row of a time, in points.
  static let headerHeight: CGFloat = 44, weekdayHeight: CGFloat = 20, dayHeight: CGFloat = 44
  static let timeRowHeight: CGFloat = 50
  /// The width of a button that turns the page, in points.
  static let arrowWidth: CGFloat = 44
  /// The distance between the month's name and the arrow after it, in points.
  static let titleGap: CGFloat = 6
  /// The number of rows of days, enough for every month.
  static let weeks = 6
  /// The diameter of the circle of the selected day, in points.
  static let dayDiameter: CGFloat = 44
  /// The opacity of the circle of a selected day other than the current one.
  static let selectionAlpha: CGFloat = 0.12
  /// The font sizes of days, weekdays and titles, in points.
  static let dayFontSize: CGFloat = 20, weekdayFontSize: CGFloat = 13, titleFontSize: CGFloat = 17

  // MARK: Labels

  /// The height of a label of a compact date picker, in points.
  ///
  /// - Source: what others measured. Confidence: measured.
  static let labelHeight: CGFloat = 34
  /// The distances within and between the labels, and their corner radius, in points.
  static let labelPadding: CGFloat = 11, labelGap: CGFloat = 6, labelRadius: CGFloat = 8

  // MARK: Card

  /// The metrics of the card that a label opens, in points: its corner radius, its padding at the
  /// top and bottom, its distance from the label, and that from the edges of the screen.
  static let cardRadius: CGFloat = 13, cardPadding: CGFloat = 8, cardGap: CGFloat = 8
  static let cardMargin: CGFloat = 8
  /// The opacity and the radius, in points, of the card's shadow.
  static let cardShadowOpacity: Float = 0.2, cardShadowRadius: CGFloat = 32
}
