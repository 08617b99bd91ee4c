/// The properties of a print job (Printing.PR15).
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, NSCopying, @preconcurrency NSCoding {
  /// The kinds of content, which determine paper and quality.
  public enum OutputType: Int, Sendable {
    /// Text, graphics and images in color.
    case general = 0
    /// Photos in color.
    case photo = 1
    /// Text and graphics in black.
    case grayscale = 2
    /// Photos in black and white.
    case photoGrayscale = 3
  }

  /// The orientations of pages.
  public enum Orientation: Int, Sendable {
    /// Portrait pages.
    case portrait = 0
    /// Landscape pages.
    case landscape = 1
  }

  /// The duplex modes.
  public enum Duplex: Int, Sendable {
    /// One side.
    case none = 0
    /// Both sides, flipped along the long edge.
    case longEdge = 1
    /// Both sides, flipped along the short edge.
    case shortEdge = 2
  }

  /// The URL of the printer; nil for the last used one.
  open var printerID: String?
  /// The name of the job; the app's name by default.
  open var jobName: String
  /// The kind of content.
  open var outputType = OutputType.general
  /// The orientation of the pages.
  open var orientation = Orientation.portrait
  /// The duplex mode.
  open var duplex = Duplex.none

  /// Creates the default properties.
  public override init() {
    jobName =
      Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
      ?? ProcessInfo.processInfo.processName
    super.init()
  }

  /// Decodes properties.
  public required convenience init?(coder: NSCoder) {
    self.init(
      dictionary: [
        Key.printerID.rawValue: coder.decodeObject(forKey: Key.printerID.rawValue) as Any,
        Key.jobName.rawValue: coder.decodeObject(forKey: Key.jobName.rawValue) as Any,
        Key.outputType.rawValue: coder.decodeInteger(forKey: Key.outputType.rawValue),
        Key.orientation.rawValue: coder.decodeInteger(forKey: Key.orientation.rawValue),
        Key.duplex.rawValue: coder.decodeInteger(forKey: Key.duplex.rawValue),
      ])
  }

  /// Encodes the properties.
  open func encode(with coder: NSCoder) {
    coder.encode(printerID, forKey: Key.printerID.rawValue)
    coder.encode(jobName, forKey: Key.jobName.rawValue)
    coder.encode(outputType.rawValue, forKey: Key.outputType.rawValue)
    coder.encode(orientation.rawValue, forKey: Key.orientation.rawValue)
    coder.encode(duplex.rawValue, forKey: Key.duplex.rawValue)
  }

  /// Creates properties from a `dictionaryRepresentation`; missing ones have their defaults.
  public convenience init(dictionary: [AnyHashable: Any]?) {
    self.init()
    let dictionary = dictionary ?? [:]
    printerID = dictionary[Key.printerID.rawValue] as? String
    jobName = dictionary[Key.jobName.rawValue] as? String ?? jobName
    if let number = dictionary[Key.outputType.rawValue] as? Int {
      outputType = OutputType(rawValue: number) ?? .general
    }
    if let number = dictionary[Key.orientation.rawValue] as? Int {
      orientation = Orientation(rawValue: number) ?? .portrait
    }
    if let number = dictionary[Key.duplex.rawValue] as? Int {
      duplex = Duplex(rawValue: number) ?? .none
    }
  }

  /// Returns the default properties.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  /// The properties as strings and numbers.
  open var dictionaryRepresentation: [AnyHashable: Any] {
    var dictionary: [AnyHashable: Any] = [
      Key.jobName.rawValue: jobName, Key.outputType.rawValue: outputType.rawValue,
      Key.orientation.rawValue: orientation.rawValue, Key.duplex.rawValue: duplex.rawValue,
    ]
    if let printerID { dictionary[Key.printerID.rawValue] = printerID }
    return dictionary
  }

  /// Returns a copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    AnyThread.read { self.copied() }
  }

  private func copied() -> UIPrintInfo {
    let copy = UIPrintInfo()
    (copy.printerID, copy.jobName, copy.outputType) = (printerID, jobName, outputType)
    (copy.orientation, copy.duplex) = (orientation, duplex)
    return copy
  }

  /// The keys of the dictionary.
  ///
  /// - Source: guess; the keys are undocumented.
  private enum Key: String {
    case printerID, jobName, outputType, orientation, duplex
  }
}
