extension AVMetadataObject {
  /// A type of code, face or body, with its raw value in the public header.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The string of the type.
    public let rawValue: String
    /// Creates a type from its string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A face.
    public static let face = ObjectType(rawValue: "face")
    /// The body of a person.
    public static let humanBody = ObjectType(rawValue: "humanBody")
    /// The whole body of a person.
    public static let humanFullBody = ObjectType(rawValue: "humanFullBody")
    /// The body of a cat.
    public static let catBody = ObjectType(rawValue: "catBody")
    /// The head of a cat.
    public static let catHead = ObjectType(rawValue: "catHead")
    /// The body of a dog.
    public static let dogBody = ObjectType(rawValue: "dogBody")
    /// The head of a dog.
    public static let dogHead = ObjectType(rawValue: "dogHead")
    /// A salient object.
    public static let salientObject = ObjectType(rawValue: "salientObject")
    /// A QR code.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A small QR code.
    public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
    /// An Aztec code.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// A Data Matrix code.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// A PDF417 code.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// A small PDF417 code.
    public static let microPDF417 = ObjectType(rawValue: "org.iso.MicroPDF417")
    /// A GS1 DataBar code.
    public static let gs1DataBar = ObjectType(rawValue: "org.gs1.GS1DataBar")
    /// An expanded GS1 DataBar code.
    public static let gs1DataBarExpanded = ObjectType(rawValue: "org.gs1.GS1DataBarExpanded")
    /// A limited GS1 DataBar code.
    public static let gs1DataBarLimited = ObjectType(rawValue: "org.gs1.GS1DataBarLimited")
    /// A UPC-E code.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// An EAN-8 code.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// An EAN-13 code, also for UPC-A.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// An ITF-14 code.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// A Code 39 code.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// A Code 39 code with a check digit.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// A Code 93 code.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// A Code 128 code.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// An interleaved 2-of-5 code.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// A Codabar code.
    public static let codabar = ObjectType(rawValue: "Codabar")
  }
}
