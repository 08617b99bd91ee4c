/// The measures of tables as they were from iOS 13 to 18, in points and seconds.
///
/// - Source: Documentation/Behaviour/Tables.md. Confidence: guess, unless a member says something else.
enum TableMeasures {
  // MARK: Rows

  /// How high a row is of which nothing is known.
  ///
  /// - Source: what others measured. Confidence: measured.
  static let row: CGFloat = 44
  /// What is free above and below lines of text in a row.
  static let rowPadding: CGFloat = 11.5
  /// Between the first line and the one beneath it.
  static let lineGap: CGFloat = 0
  /// Between a picture and the text.
  static let pictureGap: CGFloat = 15
  /// Between the text and what stands at the other end.
  static let detailGap: CGFloat = 8
  /// How wide the column of names is where details stand beside them.
  static let nameColumn: CGFloat = 91
  /// By how much one level of an outline is deeper.
  static let indentation: CGFloat = 10
  /// What is left free above, below and at the end of what a cell holds.
  static let contentMargin: CGFloat = 11
  /// What is left free there before an accessory.
  static let accessoryGap: CGFloat = 8

  // MARK: Groups

  /// How round groups are that have room at their sides.
  static let groupRadius: CGFloat = 10
  /// What is free above the first group.
  static let firstGroupGap: CGFloat = 35
  /// What is free above and below others.
  static let groupGap: CGFloat = 17.5
  /// Between a group and the text above it.
  static let groupHeaderGap: CGFloat = 7
  /// Above the text above a group.
  static let groupHeaderPadding: CGFloat = 15.5
  /// Between a group and the text beneath it, and beneath that.
  static let groupFooterGap: CGFloat = 8

  // MARK: Headers

  /// How high a header of a plain table is.
  static let header: CGFloat = 28
  /// What is free above and below its text.
  static let headerPadding: CGFloat = 3.75
  /// What is free above a plain table's sections with headers.
  ///
  /// - Source: reported by users since iOS 15. Confidence: measured by others.
  static let headerGap: CGFloat = 22

  // MARK: Motion

  /// How long rows come, go and move.
  static let change: TimeInterval = 0.3
  /// How long a selection fades.
  static let fade: TimeInterval = 0.3

  // MARK: Editing

  /// How much room there is at the beginning for a sign that deletes or inserts.
  static let editRoom: CGFloat = 38
  /// How large that sign is.
  static let editSign: CGFloat = 22
  /// How wide the part is by which a row is moved.
  static let gripRoom: CGFloat = 40

  // MARK: Swipes

  /// How wide a button under a row is at least.
  static let swipeButton: CGFloat = 74
  /// What is free at the sides of its text.
  static let swipePadding: CGFloat = 15
  /// How far of its width a row is swiped to do what the first button does.
  static let swipeAll: CGFloat = 0.6
  /// How much a row follows that is swiped beyond its buttons.
  static let swipeResistance: CGFloat = 0.4
  /// How long a row takes to where it rests.
  static let swipeTime: TimeInterval = 0.35
  /// How fast a finger decides by its direction alone, in points a second.
  static let swipeSpeed: CGFloat = 300

  // MARK: Refreshing

  /// How high what turns at the top is.
  ///
  /// - Source: what others measured. Confidence: measured.
  static let refresh: CGFloat = 60
  /// How far a table is pulled down to be refreshed.
  static let refreshPull: CGFloat = 110
}
