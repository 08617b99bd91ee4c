/// A code or face in a picture, which the phone never finds.
open class AVMetadataObject: NSObject {
  override init() { super.init() }

  /// The kind.
  open var type: ObjectType { ObjectType(rawValue: "") }
  /// The place, in parts of the picture.
  open var bounds: CGRect { .zero }

  /// A kind of code or a face, with the text of Apple's header.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The text of the kind.
    public let rawValue: String
    /// Creates a kind from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A face.
    public static let face = ObjectType(rawValue: "face")
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
