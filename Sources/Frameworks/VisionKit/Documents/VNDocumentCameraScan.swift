/// A document that was scanned; none exists (Device.VK6).
open class VNDocumentCameraScan: NSObject {
  private override init() { super.init() }

  /// The title: none.
  open var title: String { "" }
  /// The number of pages: none.
  open var pageCount: Int { 0 }
  /// Returns the picture of a page, of which there is none.
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}
