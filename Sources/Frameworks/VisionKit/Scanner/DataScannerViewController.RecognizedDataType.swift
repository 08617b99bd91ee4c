extension DataScannerViewController {
  /// A kind of items that a scanner recognizes.
  public struct RecognizedDataType: Hashable, Sendable {
    private enum Kind: Hashable {
      case text(languages: [String], content: TextContentType?)
      case barcode([VNBarcodeSymbology])
    }

    private let kind: Kind

    /// Returns the kind of texts.
    ///
    /// - Parameters:
    ///   - languages: The identifiers of the languages; none for those of the user.
    ///   - textContentType: The data in the text; nil for any text.
    public static func text(
      languages: [String] = [], textContentType: TextContentType? = nil
    ) -> RecognizedDataType {
      RecognizedDataType(kind: .text(languages: languages, content: textContentType))
    }
    /// Returns the kind of bar codes and QR codes.
    ///
    /// - Parameter symbologies: The kinds of codes; none for all.
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
      RecognizedDataType(kind: .barcode(symbologies))
    }
  }
}
