/// An error of a browser, or of the connection to it.
struct BrowserError: Error, CustomStringConvertible {
  var description: String
}
