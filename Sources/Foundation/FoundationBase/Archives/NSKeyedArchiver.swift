import Synchronization

/// A coder that writes objects into a property list by keys.
///
/// The archives have the form of those of an iPhone. The toolchain's own class traps for nested
/// classes, and ignores `setClassName(_:for:)`. Steps Archives.AR1…
///
/// - Thread: one at a time.
open class NSKeyedArchiver: NSCoder {
  // MARK: Creating

  /// Creates an archiver of classes of any kind.
  public override convenience init() { self.init(requiringSecureCoding: false) }

  /// Creates an archiver.
  ///
  /// - Parameter requiresSecureCoding: Whether all objects have to support secure coding.
  public init(requiringSecureCoding requiresSecureCoding: Bool) {
    isSecure = requiresSecureCoding
    super.init()
  }

  /// Creates an archiver that appends the archive to data when encoding finishes.
  public convenience init(forWritingWith data: NSMutableData) {
    self.init(requiringSecureCoding: false)
    output = data
  }

  /// Returns the archive of an object and of everything that it refers to.
  ///
  /// - Throws: An error if an object does not support coding (Archives.AR4).
  open class func archivedData(
    withRootObject object: Any, requiringSecureCoding requiresSecureCoding: Bool
  ) throws -> Data {
    let archiver = NSKeyedArchiver(requiringSecureCoding: requiresSecureCoding)
    archiver.reportsErrors = true
    archiver.encode(object, forKey: NSKeyedArchiveRootObjectKey)
    if let error = archiver.failure { throw error }
    return archiver.encodedData
  }

  /// Returns the archive of an object and of everything that it refers to.
  open class func archivedData(withRootObject rootObject: Any) -> Data {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(rootObject, forKey: NSKeyedArchiveRootObjectKey)
    return archiver.encodedData
  }

  /// Writes the archive of an object into a file, and returns whether it was written.
  open class func archiveRootObject(_ rootObject: Any, toFile path: String) -> Bool {
    let data = archivedData(withRootObject: rootObject)
    return (try? data.write(to: URL(fileURLWithPath: path), options: .atomic)) != nil
  }

  // MARK: Configuring

  /// The delegate.
  open weak var delegate: (any NSKeyedArchiverDelegate)?

  /// The format of the property list.
  open var outputFormat = PropertyListSerialization.PropertyListFormat.binary

  /// Whether all objects have to support secure coding.
  open override var requiresSecureCoding: Bool {
    get { isSecure }
    set { isSecure = newValue }
  }

  /// Sets the name under which all archivers archive a class; `nil` for its own.
  open class func setClassName(_ codedName: String?, for cls: AnyClass) {
    names.withLock { $0[ObjectIdentifier(cls)] = codedName }
  }

  /// Returns the name that was set for a class in all archivers.
  open class func classNameForClass(_ cls: AnyClass) -> String? {
    names.withLock { $0[ObjectIdentifier(cls)] }
  }

  /// Sets the name under which this archiver archives a class; `nil` for its own.
  open func setClassName(_ codedName: String?, for cls: AnyClass) {
    ownNames[ObjectIdentifier(cls)] = codedName
  }

  /// Returns the name that was set for a class in this archiver.
  open func classNameForClass(_ cls: AnyClass) -> String? { ownNames[ObjectIdentifier(cls)] }

  // MARK: Finishing

  /// The archive; reading it finishes encoding.
  open var encodedData: Data {
    finishEncoding()
    return archive ?? Data()
  }

  /// Finishes encoding; nothing may be encoded later.
  open func finishEncoding() {
    guard archive == nil else { return }
    delegate?.archiverWillFinish(self)
    let root = ArchiveNode.dictionary([
      "$archiver": .string("NSKeyedArchiver"), "$version": .integer(100_000),
      "$objects": .array(objects), "$top": .dictionary(containers[0].members),
    ])
    let data = root.encoded(as: outputFormat)
    archive = data
    output?.append(data)
    delegate?.archiverDidFinish(self)
  }

  // MARK: Encoding

  /// Whether the archiver has keys; true.
  open override var allowsKeyedCoding: Bool { true }
  /// The version of the archives.
  open override var systemVersion: UInt32 { 2000 }
  /// The error of an object that cannot be archived; nil while there is none.
  open override var error: (any Error)? { failure }

  /// Encodes an object without a key.
  open override func encode(_ object: Any?) { add(object, for: nil) }
  /// Encodes an object without a key, if it is encoded elsewhere too.
  open override func encodeConditionalObject(_ object: Any?) {
    add(object, for: nil, isConditional: true)
  }
  /// Encodes data as an object without a key.
  open override func encode(_ data: Data) { add(data, for: nil) }
  /// Encodes an object.
  open override func encode(_ object: Any?, forKey key: String) { add(object, for: key) }
  /// Encodes a reference to an object that has been encoded before; else nil.
  open override func encodeConditionalObject(_ object: Any?, forKey key: String) {
    add(object, for: key, isConditional: true)
  }
  /// Encodes a Boolean value.
  open override func encode(_ value: Bool, forKey key: String) { set(.bool(value), key) }
  /// Encodes an integer.
  open override func encode(_ value: Int32, forKey key: String) { set(.integer(.init(value)), key) }
  /// Encodes an integer.
  open override func encode(_ value: Int64, forKey key: String) { set(.integer(value), key) }
  /// Encodes an integer.
  open override func encode(_ value: Int, forKey key: String) { set(.integer(.init(value)), key) }
  /// Encodes an integer, as `encodeCInt` does.
  open func encodeCInt(_ value: Int32, forKey key: String) { set(.integer(.init(value)), key) }
  /// Encodes a number.
  open override func encode(_ value: Float, forKey key: String) { set(.real(.init(value)), key) }
  /// Encodes a number.
  open override func encode(_ value: Double, forKey key: String) { set(.real(value), key) }
  /// Encodes bytes.
  open override func encodeBytes(
    _ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String
  ) {
    set(.data(bytes.map { Data(bytes: $0, count: length) } ?? Data()), key)
  }
  /// Encodes a property list without a key.
  open override func encodePropertyList(_ aPropertyList: Any) { add(aPropertyList, for: nil) }

  // MARK: Internals

  /// The values of an object that is being encoded.
  private struct Container {
    var members: [String: ArchiveNode] = [:]
    var count = 0
  }

  private static let names = Mutex<[ObjectIdentifier: String]>([:])
  private var ownNames: [ObjectIdentifier: String] = [:]
  private var isSecure: Bool
  private var reportsErrors = false
  private var failure: (any Error)?
  private var output: NSMutableData?
  private var archive: Data?
  private var containers = [Container()]
  private var objects: [ArchiveNode] = [.string("$null")]
  private var classes: [ObjectIdentifier: Int] = [:]
  private var strings: [String: Int] = [:]
  /// The encoded objects, which stay alive so that no other one has their address.
  private var encoded: [ObjectIdentifier: (index: Int, object: AnyObject)] = [:]

  private func set(_ node: ArchiveNode, _ key: String?) {
    guard archive == nil else { programmingError("NSKeyedArchiver has finished encoding") }
    let last = containers.count - 1
    let name =
      key.map { $0.hasPrefix("$") ? "$" + $0 : $0 } ?? "$\(containers[last].count)"
    if key == nil { containers[last].count += 1 }
    containers[last].members[name] = node
  }

  private func add(_ object: Any?, for key: String?, isConditional: Bool = false) {
    set(.reference(index(of: object, isConditional: isConditional)), key)
  }

  /// Records an error, or traps if the caller does not handle errors (Archives.AR4).
  private func fail(_ message: String) {
    guard reportsErrors else {
      programmingError(message, exception: "NSInvalidArchiveOperationException")
    }
    failure =
      failure
      ?? NSError(
        domain: NSCocoaErrorDomain, code: CocoaError.Code.coderInvalidValue.rawValue,
        userInfo: [NSDebugDescriptionErrorKey: message])
  }

  // MARK: Objects

  /// Returns the index of an object, which is encoded if it was not before.
  private func index(of value: Any?, isConditional: Bool = false) -> Int {
    guard let value, failure == nil else { return 0 }
    guard let object = ArchivedObject(value) else {
      fail("a value of type \(type(of: value)) cannot be archived: it does not conform to NSCoding")
      return 0
    }
    switch object {
    case .node(.string(let text)):
      if let index = strings[text] { return index }
      strings[text] = objects.count
      return append(.string(text))
    case .node(let node): return append(node)
    case .object(let object): return index(ofObject: object, isConditional: isConditional)
    }
  }

  private func append(_ node: ArchiveNode) -> Int {
    objects.append(node)
    return objects.count - 1
  }

  private func index(ofObject original: AnyObject, isConditional: Bool) -> Int {
    if let known = encoded[ObjectIdentifier(original)] { return known.index }
    if isConditional { return 0 }
    var object = original
    if let replaced = (original as? NSObject)?.replacementObject(for: self as NSCoder)
      as AnyObject?,
      replaced !== original
    {
      object = replaced
    }
    if let delegate {
      guard let replaced = delegate.archiver(self, willEncode: object) else { return 0 }
      if replaced as AnyObject !== object { return index(of: replaced) }
    }
    if object !== original, let known = encoded[ObjectIdentifier(object)] { return known.index }
    let index = append(.string("$null"))
    encoded[ObjectIdentifier(original)] = (index, original)
    encoded[ObjectIdentifier(object)] = (index, object)
    containers.append(Container())
    let type: AnyClass? = encodeMembers(of: object)
    var members = containers.removeLast().members
    guard let type else { return 0 }
    members["$class"] = .reference(self.index(ofClass: type))
    objects[index] = .dictionary(members)
    delegate?.archiver(self, didEncode: object)
    return index
  }

  /// Encodes the members of an object, and returns its class; `nil` if it cannot be archived.
  private func encodeMembers(of object: AnyObject) -> AnyClass? {
    switch object {
    case let array as NSArray:
      setList(array.map { $0 }, "NS.objects")
      return object is NSMutableArray ? NSMutableArray.self : NSArray.self
    case let dictionary as NSDictionary:
      // Equal dictionaries have equal archives.
      let entries = dictionary.map { ($0.key, $0.value) }
        .sorted { String(describing: $0.0) < String(describing: $1.0) }
      setList(entries.map(\.0), "NS.keys")
      setList(entries.map(\.1), "NS.objects")
      return object is NSMutableDictionary ? NSMutableDictionary.self : NSDictionary.self
    case let set as NSSet:
      setList(
        set.allObjects.sorted { String(describing: $0) < String(describing: $1) }, "NS.objects")
      return object is NSMutableSet ? NSMutableSet.self : NSSet.self
    case let set as NSOrderedSet:
      setList(set.array, "NS.objects")
      return object is NSMutableOrderedSet ? NSMutableOrderedSet.self : NSOrderedSet.self
    case let string as NSString:
      // The library cuts strings at a zero byte.
      set(.data(Data(String(describing: string).utf8)), "NS.bytes")
      return object is NSMutableString ? NSMutableString.self : NSString.self
    case let data as NSData:
      set(.data(Data(referencing: data)), "NS.data")
      return NSMutableData.self
    case let characters as NSCharacterSet:
      set(.data(characters.bitmapRepresentation), "NSCharacterSetBitmapRepresentation")
      return NSCharacterSet.self
    case let number as NSDecimalNumber:
      set(.string(number.description(withLocale: Locale(identifier: "en"))), "NS.string")
      return NSDecimalNumber.self
    case let coding as any NSCoding:
      if isSecure, !NSKeyedArchiver.isSecure(object) {
        fail(
          "an object of the class \(type(of: object)) cannot be archived: this archiver requires "
            + "secure coding, which the class does not support")
        return nil
      }
      coding.encode(with: self)
      return (object as? NSObject)?.classForKeyedArchiver ?? type(of: object)
    default:
      fail(
        "an object of the class \(type(of: object)) cannot be archived: it does not conform to "
          + "NSCoding")
      return nil
    }
  }

  private static func isSecure(_ object: AnyObject) -> Bool {
    (object as? any NSSecureCoding).map { type(of: $0).supportsSecureCoding } ?? false
  }

  private func setList(_ list: [Any], _ key: String) {
    set(.array(list.map { .reference(index(of: $0)) }), key)
  }

  private func index(ofClass type: AnyClass) -> Int {
    if let index = classes[ObjectIdentifier(type)] { return index }
    let mapped = classNameForClass(type) ?? NSKeyedArchiver.classNameForClass(type)
    let name = mapped ?? ArchivedClasses.name(of: type)
    var chain = [name]
    var next: AnyClass? = _getSuperclass(type)
    while mapped == nil, let type = next {
      chain.append(ArchivedClasses.name(of: type))
      next = _getSuperclass(type)
    }
    let index = append(
      .dictionary([
        "$classname": .string(name), "$classes": .array(chain.map { .string($0) }),
      ]))
    classes[ObjectIdentifier(type)] = index
    return index
  }
}
