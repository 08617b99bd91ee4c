/// The properties of a print job.
///
/// Steps Printing.PR15.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, NSCopying, @preconcurrency NSCoding {
  /// The kinds of content, which choose paper and quality.
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
    /// Upright pages.
    case portrait = 0
    /// Pages on their side.
    case landscape = 1
  }

  /// The ways of printing on both sides.
  public enum Duplex: Int, Sendable {
    /// One side.
    case none = 0
    /// Both sides, turned along the long edge.
    case longEdge = 1
    /// Both sides, turned along the short edge.
    case shortEdge = 2
  }

  /// The address of the printer, or nil for the one that was used last.
  open var printerID: String?
  /// The name of the job; the app's name by default.
  open var jobName: String
  /// The kind of content.
  open var outputType = OutputType.general
  /// The orientation of the pages.
  open var orientation = Orientation.portrait
  /// The way of printing on both sides.
  open var duplex = Duplex.none

  /// Creates the default properties.
  public override init() {
    jobName =
      Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
      ?? ProcessInfo.processInfo.processName
    super.init()
  }

  /// Reads properties from an archive.
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

  /// Writes the properties into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(printerID, forKey: Key.printerID.rawValue)
    coder.encode(jobName, forKey: Key.jobName.rawValue)
    coder.encode(outputType.rawValue, forKey: Key.outputType.rawValue)
    coder.encode(orientation.rawValue, forKey: Key.orientation.rawValue)
    coder.encode(duplex.rawValue, forKey: Key.duplex.rawValue)
  }

  /// Creates properties from those of a `dictionaryRepresentation`; others have their defaults.
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
  /// - Source: guess; they are not documented.
  private enum Key: String {
    case printerID, jobName, outputType, orientation, duplex
  }
}
