/// The metrics of tables in iOS 13 to 18, in points and seconds.
///
/// - Source: Documentation/Behaviour/Tables.md. Confidence: guess, unless a member has its own.
enum TableMetrics {
  // MARK: Rows

  /// The default height of a row.
  ///
  /// - Source: what others measured. Confidence: measured.
  static let rowHeight: CGFloat = 44
  /// The padding above and below the text of a row.
  static let rowPadding: CGFloat = 11.5
  /// The space between the main and the secondary text.
  static let textGap: CGFloat = 0
  /// The space between the image and the text.
  static let imageGap: CGFloat = 15
  /// The minimum space between the text and the detail.
  static let detailGap: CGFloat = 8
  /// The width of the column of names in the style `value2`.
  static let nameColumnWidth: CGFloat = 91
  /// The width of an indentation level.
  static let indentationWidth: CGFloat = 10
  /// The layout margin of the content view.
  static let contentMargin: CGFloat = 11
  /// The space before an accessory.
  static let accessoryGap: CGFloat = 8

  // MARK: Groups

  /// The corner radius of inset groups.
  static let groupRadius: CGFloat = 10
  /// The space above the first group.
  static let firstGroupGap: CGFloat = 35
  /// The space above and below other groups.
  static let groupGap: CGFloat = 17.5
  /// The space between a group and its header text.
  static let groupHeaderGap: CGFloat = 7
  /// The space above a group's header text.
  static let groupHeaderPadding: CGFloat = 15.5
  /// The space above and below a group's footer text.
  static let groupFooterGap: CGFloat = 8

  // MARK: Headers

  /// The height of a header of a plain table.
  static let headerHeight: CGFloat = 28
  /// The padding above and below the header text of a plain table.
  static let headerPadding: CGFloat = 3.75
  /// The space above the headers of a plain table.
  ///
  /// - Source: reported by users since iOS 15. Confidence: measured by others.
  static let headerGap: CGFloat = 22

  // MARK: Animation

  /// The duration of insertions, deletions and moves.
  static let updateDuration: TimeInterval = 0.3
  /// The duration of the fade of a selection.
  static let fadeDuration: TimeInterval = 0.3

  // MARK: Editing

  /// The width of the area of the editing control.
  static let editControlWidth: CGFloat = 38
  /// The size of the editing control.
  static let editControlSize: CGFloat = 22
  /// The width of the reorder control.
  static let reorderControlWidth: CGFloat = 40

  // MARK: Swipes

  /// The minimum width of a swipe button.
  static let minimumSwipeButtonWidth: CGFloat = 74
  /// The horizontal padding of a swipe button.
  static let swipePadding: CGFloat = 15
  /// The fraction of a row's width that makes a swipe a full one.
  static let fullSwipeFraction: CGFloat = 0.6
  /// The factor of movement beyond the buttons.
  static let swipeResistance: CGFloat = 0.4
  /// The duration of the animation to rest.
  static let swipeDuration: TimeInterval = 0.35
  /// The speed from which the direction of the touch decides, in points per second.
  static let swipeVelocity: CGFloat = 300
}
