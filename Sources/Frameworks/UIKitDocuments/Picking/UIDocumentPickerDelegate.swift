/// The delegate of a document picker; all methods are optional.
///
/// Step DocumentsInApps.DP5.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Notifies the delegate of the files that the person has picked, or of the places of exported
  /// ones.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Notifies the delegate that the person has picked nothing.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Notifies the delegate of the file that the person has picked, in the older form.
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
