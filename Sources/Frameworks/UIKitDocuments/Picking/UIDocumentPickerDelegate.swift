/// The methods that a document picker calls; all are optional.
///
/// Step DocumentsInApps.DP5.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Tells the delegate which files the person has picked, or where exported ones are.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Tells the delegate that the person has picked nothing.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Tells the delegate which file the person has picked, in the older form.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Calls the older method if there is one file.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    if let url = urls.first, urls.count == 1 {
      documentPicker(controller, didPickDocumentAt: url)
    }
  }
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
}
