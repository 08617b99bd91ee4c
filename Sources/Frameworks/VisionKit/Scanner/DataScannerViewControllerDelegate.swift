/// The delegate of a scanner; all methods have implementations, and none is called (Device.VK5).
@MainActor
public protocol DataScannerViewControllerDelegate: AnyObject {
  /// Tells the delegate that the zoom has changed.
  func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
  /// Tells the delegate that the user has tapped an item.
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  /// Tells the delegate that items were found.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Tells the delegate that items have moved.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Tells the delegate that items have vanished.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Tells the delegate that the scanner can no longer scan.
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
  /// Does nothing.
  public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {
    // does nothing
  }
  /// Does nothing.
  public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {
    // does nothing
  }
  /// Does nothing.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {
    // does nothing
  }
  /// Does nothing.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {
    // does nothing
  }
  /// Does nothing.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {
    // does nothing
  }
  /// Does nothing.
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {
    // does nothing
  }
}
