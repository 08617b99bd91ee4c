/// The codewords of a barcode; the base class of all descriptors (CoreImage.BD1).
///
/// - Thread: any; all its properties are constants.
open class CIBarcodeDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Nothing changes.

  /// Creates a descriptor without code words.
  public override init() {
    payload = Data()
    super.init()
  }

  /// Creates a descriptor from an archive.
  public required init?(coder: NSCoder) {
    guard let payload = coder.decodeObject(of: NSData.self, forKey: Self.payloadKey) else {
      return nil
    }
    self.payload = Data(referencing: payload)
    super.init()
  }

  /// Whether descriptors support secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Encodes the code words and the attributes.
  open func encode(with coder: NSCoder) {
    coder.encode(NSData(data: payload), forKey: Self.payloadKey)
    for (key, number) in numbers { coder.encode(number, forKey: key) }
  }

  /// Returns the descriptor itself, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another descriptor has the same class, codewords and attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIBarcodeDescriptor, type(of: other) == type(of: self) else {
      return false
    }
    return payload == other.payload && numbers == other.numbers
  }

  /// The hash value of the code words.
  open override var hash: Int { payload.hashValue }

  // MARK: Internals

  /// The code words.
  let payload: Data
  /// The attributes by their names.
  var numbers: [String: Int] { [:] }

  /// - Source: ours, as all keys of the archives. Confidence: guess.
  private static let payloadKey = "errorCorrectedPayload"

  init(_ payload: Data) {
    self.payload = payload
    super.init()
  }
}
