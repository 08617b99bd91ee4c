/// A symbology of barcodes.
///
/// - Source: the names in Apple's reference; the raw values are guesses.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a kind from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "VNBarcodeSymbology" + name }

  /// Aztec.
  public static let aztec = VNBarcodeSymbology("Aztec")
  /// Codabar.
  public static let codabar = VNBarcodeSymbology("Codabar")
  /// Code 39.
  public static let code39 = VNBarcodeSymbology("Code39")
  /// Code 39 with a checksum.
  public static let code39Checksum = VNBarcodeSymbology("Code39Checksum")
  /// Code 39 with all letters of ASCII.
  public static let code39FullASCII = VNBarcodeSymbology("Code39FullASCII")
  /// Code 39 with all letters of ASCII and a checksum.
  public static let code39FullASCIIChecksum = VNBarcodeSymbology("Code39FullASCIIChecksum")
  /// Code 93.
  public static let code93 = VNBarcodeSymbology("Code93")
  /// Code 93i.
  public static let code93i = VNBarcodeSymbology("Code93i")
  /// Code 128.
  public static let code128 = VNBarcodeSymbology("Code128")
  /// Data Matrix.
  public static let dataMatrix = VNBarcodeSymbology("DataMatrix")
  /// EAN-8.
  public static let ean8 = VNBarcodeSymbology("EAN8")
  /// EAN-13.
  public static let ean13 = VNBarcodeSymbology("EAN13")
  /// GS1 DataBar.
  public static let gs1DataBar = VNBarcodeSymbology("GS1DataBar")
  /// GS1 DataBar Expanded.
  public static let gs1DataBarExpanded = VNBarcodeSymbology("GS1DataBarExpanded")
  /// GS1 DataBar Limited.
  public static let gs1DataBarLimited = VNBarcodeSymbology("GS1DataBarLimited")
  /// Interleaved 2 of 5.
  public static let i2of5 = VNBarcodeSymbology("I2of5")
  /// Interleaved 2 of 5 with a checksum.
  public static let i2of5Checksum = VNBarcodeSymbology("I2of5Checksum")
  /// ITF-14.
  public static let itf14 = VNBarcodeSymbology("ITF14")
  /// MicroPDF417.
  public static let microPDF417 = VNBarcodeSymbology("MicroPDF417")
  /// Micro QR.
  public static let microQR = VNBarcodeSymbology("MicroQR")
  /// PDF417.
  public static let pdf417 = VNBarcodeSymbology("PDF417")
  /// QR.
  public static let qr = VNBarcodeSymbology("QR")
  /// UPC-E.
  public static let upce = VNBarcodeSymbology("UPCE")
}
