/// The name of an action of a viewer.
public enum PDFActionNamedName: Int, Sendable {
  /// No action.
  case none = 0
  /// Goes to the next page.
  case nextPage = 1
  /// Goes to the previous page.
  case previousPage = 2
  /// Goes to the first page.
  case firstPage = 3
  /// Goes to the last page.
  case lastPage = 4
  /// Goes back in the history.
  case goBack = 5
  /// Goes forward in the history.
  case goForward = 6
  /// Asks for a page number.
  case goToPage = 7
  /// Starts a search.
  case find = 8
  /// Prints the document.
  case print = 9
  /// Zooms in.
  case zoomIn = 10
  /// Zooms out.
  case zoomOut = 11
}
