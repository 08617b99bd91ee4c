import Synchronization

/// A coder that reads objects from the archive of an `NSKeyedArchiver`.
///
/// Damaged archives and objects of unexpected classes are errors; the toolchain's own class traps.
/// Steps Archives.AR1…
///
/// - Thread: one at a time.
open class NSKeyedUnarchiver: NSCoder {
  // MARK: Creating

  /// Creates an unarchiver that requires secure coding, and records errors.
  ///
  /// - Throws: An error if the data are not an archive.
  public init(forReadingFrom data: Data) throws {
    guard let archive = ArchiveContents(data) else { throw Self.error(Self.damage) }
    (self.archive, policy, isSecure) = (archive, .setErrorAndReturn, true)
    super.init()
    containers = [Container(members: archive.top, index: nil)]
  }

  /// Creates an unarchiver of classes of any kind; of other data it decodes nothing.
  public init(forReadingWith data: Data) {
    let archive = ArchiveContents(data)
    (self.archive, policy, isSecure) = (archive ?? ArchiveContents(), .raiseException, false)
    super.init()
    containers = [Container(members: self.archive.top, index: nil)]
    if archive == nil { failure = Self.error(Self.damage) }
  }

  private static func reading(_ data: Data, isSecure: Bool) throws -> NSKeyedUnarchiver {
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.isSecure = isSecure
    return unarchiver
  }

  // MARK: Top-level objects

  /// Returns the object of an archive.
  ///
  /// - Throws: An error if the archive is damaged, or has objects of other classes (Archives.AR5).
  public static func unarchivedObject<DecodedObjectType: NSObject & NSCoding>(
    ofClass cls: DecodedObjectType.Type, from data: Data
  ) throws -> DecodedObjectType? {
    try unarchivedObject(ofClasses: [cls], from: data) as? DecodedObjectType
  }

  /// Returns the object of an archive, of one of some classes.
  ///
  /// - Throws: An error if the archive is damaged, or has objects of other classes (Archives.AR5).
  public static func unarchivedObject(ofClasses classes: [AnyClass], from data: Data) throws -> Any?
  {
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    let object = unarchiver.decodeObject(of: classes, forKey: NSKeyedArchiveRootObjectKey)
    if let error = unarchiver.failure { throw error }
    return object
  }

  /// Returns the array of an archive, with objects of a class.
  public static func unarchivedArrayOfObjects<DecodedObjectType: NSObject & NSCoding>(
    ofClass cls: DecodedObjectType.Type, from data: Data
  ) throws -> [DecodedObjectType]? {
    let object = try unarchivedObject(ofClasses: [NSArray.self, cls], from: data)
    return (object as? NSArray).flatMap { array in
      let objects = array.compactMap { $0 as? DecodedObjectType }
      return objects.count == array.count ? objects : nil
    }
  }

  /// Returns the object of an archive, of any class.
  ///
  /// - Throws: An error if the archive is damaged.
  open class func unarchiveTopLevelObjectWithData(_ data: Data) throws -> Any? {
    let unarchiver = try reading(data, isSecure: false)
    let object = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    if let error = unarchiver.failure { throw error }
    return object
  }

  /// Returns the object of an archive, of any class; `nil` if the archive is damaged.
  open class func unarchiveObject(with data: Data) -> Any? {
    do {
      return try unarchiveTopLevelObjectWithData(data)
    } catch {
      let message = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      RuntimeWarning.once("an object is not unarchived: \(message ?? "\(error)")")
      return nil
    }
  }

  /// Returns the object of an archive in a file; `nil` if there is none.
  open class func unarchiveObject(withFile path: String) -> Any? {
    (try? Data(contentsOf: URL(fileURLWithPath: path))).flatMap { unarchiveObject(with: $0) }
  }

  // MARK: Configuring

  /// The delegate.
  open weak var delegate: (any NSKeyedUnarchiverDelegate)?

  /// Whether only objects of expected classes are decoded, which have to support secure coding.
  open override var requiresSecureCoding: Bool {
    get { isSecure }
    set { isSecure = newValue }
  }

  /// The reaction to errors: `raiseException` traps.
  open override var decodingFailurePolicy: NSCoder.DecodingFailurePolicy {
    get { policy }
    set { policy = newValue }
  }

  /// Sets the class that all unarchivers decode for a name; `nil` for the class of that name.
  open class func setClass(_ cls: AnyClass?, forClassName codedName: String) {
    classes.withLock { $0[codedName] = cls.map(ClassReference.init) }
  }

  /// Returns the class that was set for a name in all unarchivers.
  open class func `class`(forClassName codedName: String) -> AnyClass? {
    classes.withLock { $0[codedName]?.type }
  }

  /// Sets the class that this unarchiver decodes for a name; `nil` for the class of that name.
  open func setClass(_ cls: AnyClass?, forClassName codedName: String) {
    ownClasses[codedName] = cls
  }

  /// Returns the class that was set for a name in this unarchiver.
  open func `class`(forClassName codedName: String) -> AnyClass? { ownClasses[codedName] }

  // MARK: Finishing

  /// Finishes decoding.
  open func finishDecoding() {
    guard !hasFinished else { return }
    delegate?.unarchiverWillFinish(self)
    hasFinished = true
    delegate?.unarchiverDidFinish(self)
  }

  /// The first error; nil while there is none.
  open override var error: (any Error)? { failure }

  /// Records an error, after which nothing more is decoded, or traps, as the failure policy says.
  open override func failWithError(_ error: any Error) {
    if policy == .raiseException {
      let message = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      programmingError(
        message ?? error.localizedDescription, exception: "NSInvalidUnarchiveOperationException")
    }
    failure = failure ?? error
  }

  /// Decodes a top-level object: an error is thrown, whatever the failure policy says
  /// (Archives.AR21).
  func decodeTopLevel<Object>(_ decode: () -> Object?) throws -> Object? {
    let usual = policy
    policy = .setErrorAndReturn
    defer { policy = usual }
    let object = decode()
    guard let error = failure else { return object }
    if usual == .raiseException { failure = nil }
    throw error
  }

  // MARK: Decoding

  /// Whether the unarchiver has keys; true.
  open override var allowsKeyedCoding: Bool { true }
  /// The version of the archives.
  open override var systemVersion: UInt32 { 2000 }
  /// The classes that are expected where the unarchiver decodes; nil for all.
  open override var allowedClasses: [AnyClass]? { allowed.last }

  /// Returns whether the object that is being decoded has a value for a key.
  open override func containsValue(forKey key: String) -> Bool { node(key) != nil }
  /// Decodes an object without a key.
  open override func decodeObject() -> Any? { object(for: nextKey()) }
  /// Decodes data without a key.
  open override func decodeData() -> Data? { decodeObject() as? Data }
  /// Decodes an object; nil if there is none.
  open override func decodeObject(forKey key: String) -> Any? { object(for: Self.escaped(key)) }

  /// Decodes an object of a class; nil if there is none.
  open override func decodeObject<DecodedObjectType: NSCoding>(
    of cls: DecodedObjectType.Type, forKey key: String
  ) -> DecodedObjectType? where DecodedObjectType: NSObject {
    decodeObject(of: [cls], forKey: key) as? DecodedObjectType
  }

  /// Decodes an object of one of some classes; nil if there is none.
  open override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    guard let classes else { return decodeObject(forKey: key) }
    allowed.append(classes)
    defer { allowed.removeLast() }
    guard let object = object(for: Self.escaped(key)) else { return nil }
    let type: AnyClass = type(of: object as AnyObject)
    // Objects that an archive keeps as plain values have not been compared.
    guard !isSecure || ArchivedTypes.isKind(type, of: classes) else {
      fail("the archive has an object of the class \(type) for '\(key)', of which none is expected")
      return nil
    }
    return object
  }

  /// Decodes an array of objects of a class; nil if there is none.
  open func decodeArrayOfObjects<DecodedObjectType: NSObject & NSSecureCoding>(
    ofClass cls: DecodedObjectType.Type, forKey key: String
  ) -> [DecodedObjectType]? {
    (decodeObject(of: [NSArray.self, cls], forKey: key) as? NSArray)?
      .compactMap { $0 as? DecodedObjectType }
  }

  /// Decodes a property list without a key.
  open override func decodePropertyList() -> Any? { decodeObject() }
  /// Decodes a property list.
  open override func decodePropertyList(forKey key: String) -> Any? {
    decodeObject(of: ArchivedTypes.propertyList, forKey: key)
  }
  /// Decodes a Boolean value; false if there is none.
  open override func decodeBool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }
  /// Decodes an integer; 0 if there is none.
  open override func decodeInteger(forKey key: String) -> Int { integer(key) }
  /// Decodes an integer; 0 if there is none or it has more than 32 bits.
  open override func decodeInt32(forKey key: String) -> Int32 { Int32(exactly: integer(key)) ?? 0 }
  /// Decodes an integer, as `decodeInt32(forKey:)` does.
  open override func decodeCInt(forKey key: String) -> Int32 { decodeInt32(forKey: key) }
  /// Decodes an integer; 0 if there is none.
  open override func decodeInt64(forKey key: String) -> Int64 { Int64(integer(key)) }
  /// Decodes a number; 0 if there is none.
  open override func decodeFloat(forKey key: String) -> Float { number(key)?.floatValue ?? 0 }
  /// Decodes a number; 0 if there is none.
  open override func decodeDouble(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }

  /// Calls a closure with decoded bytes; nil if there are none.
  open override func withDecodedUnsafeBytes<ResultType>(
    forKey key: String, body: (UnsafeRawBufferPointer?) throws -> ResultType
  ) rethrows -> ResultType {
    guard case .data(let data)? = node(key) else { return try body(nil) }
    return try data.withUnsafeBytes { try body($0) }
  }

  /// Calls a closure with decoded bytes; nil if there are none.
  open override func withDecodedUnsafeBufferPointer<ResultType>(
    forKey key: String, body: (UnsafeBufferPointer<UInt8>?) throws -> ResultType
  ) rethrows -> ResultType {
    try withDecodedUnsafeBytes(forKey: key) { try body($0?.bindMemory(to: UInt8.self)) }
  }

  /// Makes the object that is being decoded known to objects that refer to it (Archives.AR6).
  func setDecoded(_ object: AnyObject) {
    guard let index = containers.last?.index, decoded[index] == nil else { return }
    decoded[index] = object
  }

  // MARK: Internals

  /// The values of an object that is being decoded.
  private struct Container {
    var members: [String: ArchiveNode]
    /// The index of the object; `nil` at the top of the archive.
    let index: Int?
    var type: AnyClass?
    var count = 0
  }

  private static let damage = "the data are not an archive, or are damaged"
  private static let classes = Mutex<[String: ClassReference]>([:])
  private var ownClasses: [String: AnyClass] = [:]
  private let archive: ArchiveContents
  private var policy: NSCoder.DecodingFailurePolicy
  private var isSecure: Bool
  private var failure: (any Error)?
  private var hasFinished = false
  private var containers: [Container] = []
  private var allowed: [[AnyClass]] = []
  private var decoded: [Int: AnyObject] = [:]
  /// The indexes of the objects that are being decoded.
  private var open: Set<Int> = []

  private static func error(_ message: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: CocoaError.Code.coderReadCorrupt.rawValue,
      userInfo: [NSDebugDescriptionErrorKey: message])
  }

  private func fail(_ message: String) { failWithError(Self.error(message)) }

  private static func escaped(_ key: String) -> String { key.hasPrefix("$") ? "$" + key : key }

  private func nextKey() -> String {
    defer { containers[containers.count - 1].count += 1 }
    return "$\(containers.last?.count ?? 0)"
  }

  private func node(_ key: String) -> ArchiveNode? {
    failure == nil ? containers.last?.members[Self.escaped(key)] : nil
  }

  private func number(_ key: String) -> NSNumber? { node(key)?.number }

  private func integer(_ key: String) -> Int {
    switch node(key) {
    case .integer(let value)?: Int(value)
    case .bool(let value)?: value ? 1 : 0
    case .real(let value)?: Int(exactly: value.rounded(.towardZero)) ?? 0
    default: 0
    }
  }

  // MARK: Objects

  private func object(for key: String) -> Any? {
    guard failure == nil, let node = containers.last?.members[key] else { return nil }
    guard let index = node.index else {
      // A value of a scalar method, read as an object.
      return ArchivedTypes.object(of: node)
    }
    return object(at: index)
  }

  private func object(at index: Int) -> Any? {
    guard failure == nil, index != 0 else { return nil }
    guard archive.objects.indices.contains(index) else {
      fail("the archive is damaged: it has no object \(index)")
      return nil
    }
    if let object = decoded[index] { return allows(type(of: object)) ? object : nil }
    let node = archive.objects[index]
    guard case .dictionary(let members) = node else {
      return ArchivedTypes.object(of: node)
    }
    guard !open.contains(index) else {
      RuntimeWarning.once(
        "an archived object refers to one that contains it; such a reference is decoded as nil, as "
          + "an object does not exist before its init(coder:) returns")
      return nil
    }
    guard containers.count <= Self.maximumDepth else {
      fail("the archive is damaged: its objects contain each other more than 200 times")
      return nil
    }
    guard let type = archivedClass(of: members) else { return nil }
    open.insert(index)
    containers.append(Container(members: members, index: index, type: type))
    let made = instance(of: type, members)
    containers.removeLast()
    open.remove(index)
    guard failure == nil else { return nil }
    guard var object = made else {
      fail("an object of the class \(type) cannot be decoded from this archive")
      return nil
    }
    if let replaced = delegate?.unarchiver(self, didDecode: object) {
      object = replaced as AnyObject
    }
    decoded[index] = object
    return object
  }

  /// The number of objects that contain each other.
  ///
  /// - Source: guess; the stack of a thread has room for several times as many.
  private static let maximumDepth = 200

  /// Returns the class of an object; `nil` after an error.
  private func archivedClass(of members: [String: ArchiveNode]) -> AnyClass? {
    guard let index = members["$class"]?.index, archive.objects.indices.contains(index),
      let description = archive.objects[index].members,
      let name = description["$classname"]?.text
    else {
      fail("the archive is damaged: an object has no class")
      return nil
    }
    let chain = description["$classes"]?.elements?.compactMap(\.text) ?? []
    let found: AnyClass? =
      `class`(forClassName: name) ?? NSKeyedUnarchiver.class(forClassName: name)
      ?? ArchivedClasses.type(named: name)
      ?? delegate?.unarchiver(self, cannotDecodeObjectOfClassName: name, originalClasses: chain)
    guard let found else {
      fail("there is no class named \(name), of which the archive has an object")
      return nil
    }
    let type: AnyClass = (found as? NSObject.Type)?.classForKeyedUnarchiver() ?? found
    return allows(type) ? type : nil
  }

  /// Returns whether an object of a class may be decoded here; reports an error if not
  /// (Archives.AR5).
  private func allows(_ type: AnyClass) -> Bool {
    guard isSecure else { return true }
    guard ArchivedTypes.isSecure(type) else {
      fail("the class \(type) does not support secure coding, which this unarchiver requires")
      return false
    }
    // The attributes of a string are in collections.
    let owner = containers.last { $0.type.map { !ArchivedTypes.isCollection($0) } ?? true }
    if let owner = owner?.type, ArchivedTypes.isKind(owner, of: [NSAttributedString.self]),
      ArchivedTypes.isFramework(type)
    {
      return true
    }
    let expected = allowed.last ?? ArchivedTypes.propertyList
    guard ArchivedTypes.isKind(type, of: expected) else {
      let names = expected.map { "\($0)" }.joined(separator: ", ")
      fail("the archive has an object of the class \(type), where one of \(names) is expected")
      return false
    }
    return true
  }

  private func instance(of type: AnyClass, _ members: [String: ArchiveNode]) -> AnyObject? {
    if let object = ArchivedTypes.object(of: type, members) { return object }
    if ArchivedTypes.isKind(type, of: [NSDictionary.self]) {
      let (keys, values) = (list(members["NS.keys"]), list(members["NS.objects"]))
      guard keys.count == values.count else { return nil }
      let dictionary = NSMutableDictionary()
      for (key, value) in zip(keys, values) {
        guard let key = key as? AnyHashable else { return nil }
        dictionary[key] = value
      }
      return type is NSMutableDictionary.Type
        ? dictionary : dictionary.copy() as AnyObject
    }
    if let kind = ArchivedTypes.collection(type) { return kind(list(members["NS.objects"])) }
    guard let coding = type as? any NSCoding.Type else {
      fail("the class \(type) does not conform to NSCoding")
      return nil
    }
    return coding.init(coder: self) as AnyObject?
  }

  private func list(_ node: ArchiveNode?) -> [Any] {
    (node?.elements ?? []).compactMap { element in
      guard let index = element.index else {
        fail("the archive is damaged: a collection has an element that is not a reference")
        return nil
      }
      return object(at: index)
    }
  }
}
