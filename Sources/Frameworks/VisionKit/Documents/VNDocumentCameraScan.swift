/// The pages of a scanned document: always empty (Device.VK6).
open class VNDocumentCameraScan: NSObject {
  private override init() { super.init() }

  /// The title: always empty.
  open var title: String { "" }
  /// The number of pages: always 0.
  open var pageCount: Int { 0 }
  /// Returns an empty image: there are no pages.
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}
