/// The name of an action of a viewer.
public enum PDFActionNamedName: Int, Sendable {
  /// Nothing.
  case none = 0
  /// Show the next page.
  case nextPage = 1
  /// Show the previous page.
  case previousPage = 2
  /// Show the first page.
  case firstPage = 3
  /// Show the last page.
  case lastPage = 4
  /// Show what was shown before.
  case goBack = 5
  /// Show what was shown before going back.
  case goForward = 6
  /// Ask for a page.
  case goToPage = 7
  /// Search.
  case find = 8
  /// Print.
  case print = 9
  /// Show it larger.
  case zoomIn = 10
  /// Show it smaller.
  case zoomOut = 11
}
