/// Callbacks of a search completer; all are optional.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// Called with completions; never called.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Called after a search failed.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
