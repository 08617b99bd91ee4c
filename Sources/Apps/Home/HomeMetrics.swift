import CoreGraphics
import UIKit

/// The metrics of the Home screen for the size of a screen (HomeScreen.H2).
///
/// - Source: the grid is derived from the positions of widgets in screenshots of phones from 667 to
///   932 points high (measured); everything else is estimated from pictures (guess).
struct HomeMetrics {
  /// The size of the screen.
  let size: CGSize
  /// The insets of the screen.
  let insets: UIEdgeInsets
  /// Whether the phone has a Home button: its screen has square corners.
  var hasHomeButton: Bool { insets.bottom == 0 }

  /// The number of columns.
  static let columns = 4
  /// The side of an icon, and the radius of its corners.
  static let iconSide: CGFloat = 60, iconRadius: CGFloat = 13.5
  /// The distance between an icon and its name, and the height of the name.
  static let nameGap: CGFloat = 5, nameHeight: CGFloat = 16
  /// The height of a badge.
  static let badgeSide: CGFloat = 24
  /// The side of the dot of an app that has ended.
  ///
  /// - Source: ours, as the dot of a beta app. Confidence: guess.
  static let dotSide: CGFloat = 7
  /// The radius of an inset dock.
  static let dockRadius: CGFloat = 31

  /// The number of rows on a page.
  var rows: Int { size.height < 600 ? 5 : 6 }
  /// The distance between the centers of two columns.
  var columnPitch: CGFloat { 87 + (size.width - 375) * 0.2 }
  /// The distance between two rows.
  var rowPitch: CGFloat {
    hasHomeButton ? min(97, max(88, 88 + (size.height - 667) * 0.13)) : size.height * 0.1165
  }
  /// The distance of the first row from the top.
  var top: CGFloat { hasHomeButton ? 30 : insets.top + 28 }
  /// The distance of the first column from the left.
  var left: CGFloat { (size.width - 3 * columnPitch - Self.iconSide) / 2 }

  /// The frame of the dock.
  var dock: CGRect {
    guard !hasHomeButton else {
      return CGRect(x: 0, y: size.height - 96, width: size.width, height: 96)
    }
    return CGRect(x: 12, y: size.height - 12 - 94, width: size.width - 24, height: 94)
  }

  /// The vertical center of the page dots.
  var dotsY: CGFloat { dock.minY - 16 }

  /// Returns the frame of an icon on a page, which is mirrored for right-to-left layout.
  func frame(at index: Int, isMirrored: Bool) -> CGRect {
    let (row, place) = (index / Self.columns, index % Self.columns)
    let column = isMirrored ? Self.columns - 1 - place : place
    return CGRect(
      x: left + CGFloat(column) * columnPitch, y: top + CGFloat(row) * rowPitch,
      width: Self.iconSide, height: Self.iconSide)
  }

  /// Returns the frame of an icon in the dock, in the coordinates of the dock.
  func dockFrame(at index: Int, of count: Int, isMirrored: Bool) -> CGRect {
    let place = isMirrored ? count - 1 - index : index
    let start = (dock.width - CGFloat(count - 1) * columnPitch - Self.iconSide) / 2
    let y = hasHomeButton ? 16 : (dock.height - Self.iconSide) / 2
    return CGRect(
      x: start + CGFloat(place) * columnPitch, y: y, width: Self.iconSide, height: Self.iconSide)
  }
}

/// The metrics of the menu of quick actions (HomeScreen.Q3–Q5).
///
/// - Source: pictures of iOS 9 to 12, and imitations of them. Confidence: guess.
enum QuickActionMetrics {
  /// The width of the menu, and the radius of its corners.
  static let width: CGFloat = 250, radius: CGFloat = 14
  /// The minimum height of a row.
  static let rowHeight: CGFloat = 60
  /// The margin of a row's contents, the side of the icon's box, and the gap to the text.
  static let margin: CGFloat = 14, iconSide: CGFloat = 30, gap: CGFloat = 12
  /// The size of symbols, and of the dot of an action without an icon.
  static let symbolSize: CGFloat = 22, dotSize: CGFloat = 7
  /// The distance between icon and menu, and of the menu from the edges of the screen.
  static let distance: CGFloat = 10, edge: CGFloat = 12
  /// The growth of the icon at the end of the hint.
  static let hintGrowth: CGFloat = 0.08
  /// The blur at the end of the hint, and behind the menu, as standard deviations in points.
  static let hintBlur = 8.0, menuBlur = 14.0
  /// The darkness behind the menu.
  static let dim: CGFloat = 0.12
  /// The duration of the appearance and the damping of its spring, and the duration of the
  /// dismissal.
  static let appearanceDuration: TimeInterval = 0.35, damping: CGFloat = 0.8,
    dismissalDuration: TimeInterval = 0.2
  /// The scale at which the menu begins to appear.
  static let smallest: CGFloat = 0.2
  /// The part of the hint after which lifting the finger does not open the app.
  static let visibleHint: CGFloat = 0.05
}
