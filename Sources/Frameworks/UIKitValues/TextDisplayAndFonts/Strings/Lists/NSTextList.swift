/// The markers and the numbering of a list in text (Text.TL1).
///
/// - Thread: any; only one thread may change the number of the first item.
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The options of a list.
  public struct Options: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The markers of the enclosing lists precede the list's own.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - markerFormat: The format of the markers.
  ///   - options: The options.
  ///   - startingItemNumber: The number of the first item.
  public init(markerFormat: MarkerFormat, options: Options, startingItemNumber: Int) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  /// Creates a list whose first item has the number 1.
  ///
  /// - Parameters:
  ///   - markerFormat: The format of the markers.
  ///   - options: The bits of the options.
  public convenience init(markerFormat: MarkerFormat, options: Int) {
    self.init(
      markerFormat: markerFormat, options: Options(rawValue: UInt(bitPattern: options)),
      startingItemNumber: 1)
  }

  /// Creates a list from an archive (Archives.AR11).
  public required init?(coder: NSCoder) {
    guard coder.hasArchive(of: "NSTextList", marked: Self.formatKey),
      let format = String(from: coder, forKey: Self.formatKey),
      let options = Int(from: coder, forKey: Self.optionsKey),
      let number = Int(from: coder, forKey: Self.numberKey)
    else { return nil }
    markerFormat = MarkerFormat(rawValue: format)
    listOptions = Options(rawValue: UInt(bitPattern: options))
    startingItemNumber = number
    super.init()
  }

  /// Lists support secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Encodes the format, the options and the number of the first item (Archives.AR11).
  open func encode(with coder: NSCoder) {
    markerFormat.rawValue.encode(to: coder, forKey: Self.formatKey)
    coder.encode(Int(bitPattern: listOptions.rawValue), forKey: Self.optionsKey)
    coder.encode(startingItemNumber, forKey: Self.numberKey)
  }

  /// The format of the markers.
  open private(set) var markerFormat: MarkerFormat
  /// The options; stored: only markers in the text are drawn.
  open private(set) var listOptions: Options
  /// The number of the first item of an ordered list.
  open var startingItemNumber: Int

  /// Whether the markers are numbers or letters.
  open var isOrdered: Bool {
    MarkerPart.parts(of: markerFormat).contains { if case .number = $0 { true } else { false } }
  }

  /// Returns the marker of an item.
  ///
  /// - Parameter itemNumber: The number of the item, counted from that of the first one; ignored if
  ///   it is below 1 or the list is unordered.
  open func marker(forItemNumber itemNumber: Int) -> String {
    let number = itemNumber < 1 ? max(startingItemNumber, 1) : itemNumber
    return MarkerPart.parts(of: markerFormat).map { $0.text(for: number) }.joined()
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSTextList(
      markerFormat: markerFormat, options: listOptions, startingItemNumber: startingItemNumber)
  }

  /// Returns whether another object is a list with the same format, options and first number.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return markerFormat == other.markerFormat && listOptions == other.listOptions
      && startingItemNumber == other.startingItemNumber
  }

  /// The hash; equal lists have equal hashes.
  open override var hash: Int { markerFormat.hashValue }

  // MARK: Internals

  private static let formatKey = "TactusListFormat"
  private static let optionsKey = "TactusListOptions"
  private static let numberKey = "TactusListStart"
}
