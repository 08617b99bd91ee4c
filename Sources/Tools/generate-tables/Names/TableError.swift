/// An error in a line of a table.
struct TableError: Error, CustomStringConvertible {
  var path: String
  /// The number of the line, from 1.
  var line: Int
  var expected: String
  var found: String

  var description: String { "\(path):\(line): error: expected \(expected), found \(found)" }
}
