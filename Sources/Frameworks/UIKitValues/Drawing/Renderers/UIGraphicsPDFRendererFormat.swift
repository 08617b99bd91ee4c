/// The format of a PDF renderer's documents.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The properties of the document, such as `kCGPDFContextTitle`.
  open var documentInfo: [String: Any] = [:]

  override func copyValues(of other: UIGraphicsRendererFormat) {
    super.copyValues(of: other)
    guard let other = other as? UIGraphicsPDFRendererFormat else { return }
    documentInfo = other.documentInfo
  }
}
