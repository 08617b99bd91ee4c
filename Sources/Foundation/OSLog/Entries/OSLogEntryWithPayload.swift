/// An entry of a subsystem and a category.
public protocol OSLogEntryWithPayload {
  /// The category; empty for a log without one.
  var category: String { get }
  /// The subsystem; empty for a log without one.
  var subsystem: String { get }
}
