/// The types of data that a responder pastes.
open class UIPasteConfiguration: NSObject, NSCopying, NSSecureCoding {
  /// The type identifiers, without duplicates.
  open var acceptableTypeIdentifiers: [String] = []

  /// Creates a configuration that accepts nothing.
  public override init() { super.init() }

  /// Creates a configuration that accepts some types.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Creates a configuration that accepts the types from which a class can be read.
  public init(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
    super.init()
  }

  /// Creates a configuration from an archive (Archives.AR12).
  public required init?(coder: NSCoder) {
    super.init()
    guard coder.hasArchive(of: "UIPasteConfiguration", marked: "TactusPasteTypes") else {
      return nil
    }
    let types: [AnyClass] = [NSArray.self, NSString.self]
    let list = coder.decodeObject(of: types, forKey: "TactusPasteTypes") as? NSArray
    acceptableTypeIdentifiers = (list ?? []).compactMap { $0 as? String }
  }

  /// Whether configurations support secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Encodes the type identifiers (Archives.AR12).
  open func encode(with coder: NSCoder) {
    coder.encode(acceptableTypeIdentifiers as Any?, forKey: "TactusPasteTypes")
  }

  /// Adds types that are accepted.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    for type in acceptableTypeIdentifiers where !self.acceptableTypeIdentifiers.contains(type) {
      self.acceptableTypeIdentifiers.append(type)
    }
  }

  /// Adds the types from which a class can be read.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
  }
}
