/// A recognized item; none is ever recognized.
public enum RecognizedItem: Identifiable, Sendable {
  /// A text.
  case text(Text)
  /// A barcode or a QR code.
  case barcode(Barcode)

  /// The identifier, which stays while the item is tracked.
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let code): code.id
    }
  }
  /// The corners in the scanner's view.
  public var bounds: Bounds {
    switch self {
    case .text(let text): text.bounds
    case .barcode(let code): code.bounds
    }
  }

  /// The corners of an item.
  public struct Bounds: Sendable {
    /// The top left corner.
    public var topLeft: CGPoint
    /// The top right corner.
    public var topRight: CGPoint
    /// The bottom right corner.
    public var bottomRight: CGPoint
    /// The bottom left corner.
    public var bottomLeft: CGPoint
  }

  /// A recognized text; none is ever recognized.
  public struct Text: Identifiable, Sendable {
    /// The identifier.
    public let id: UUID
    /// The corners.
    public let bounds: Bounds
    /// The text.
    public let transcript: String
  }

  /// A recognized code; none is ever recognized.
  public struct Barcode: Identifiable, Sendable {
    /// The identifier.
    public let id: UUID
    /// The corners.
    public let bounds: Bounds
    /// The payload as a string.
    public let payloadStringValue: String?
  }
}
