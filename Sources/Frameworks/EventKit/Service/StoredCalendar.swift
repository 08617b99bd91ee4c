/// The form in which the phone keeps a calendar.
struct StoredCalendar: StoredContent, Equatable {
  /// The name.
  var title = ""
  /// Red, green, blue and alpha in sRGB; empty without a color.
  var color: [Double] = []
}
