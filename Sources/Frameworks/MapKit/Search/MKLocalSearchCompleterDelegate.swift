/// The methods that receive completions; all are optional.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// Tells the delegate of completions.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Tells the delegate that there are none.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
