/// The stored form of a calendar.
struct StoredCalendar: StoredContent, Equatable {
  /// The name.
  var title = ""
  /// Red, green, blue and alpha in sRGB; empty without a color.
  var color: [Double] = []
}
