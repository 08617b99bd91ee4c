/// The coder that creates the objects of an interface file.
///
/// It is the argument of `init(coder:)` (`Documentation/Behaviour/Nibs.md`).
@_spi(UIKitModules) @preconcurrency @MainActor
public final class NibDecoder: NSCoder {
  /// The element of the object being created.
  public private(set) var element = NibElement("document")
  /// The bundle of images and colors.
  public let bundle: Bundle?

  private let owner: NSObject?
  /// The path of the file.
  package let file: String
  private var objects: [String: NSObject] = [:]
  /// Controllers, which own the decoder of their scene until their view is loaded.
  private var controllers: [String: WeakController] = [:]
  private var placeholders: Set<String> = []
  private var elements: [ObjectIdentifier: NibElement] = [:]
  /// The objects whose connections are not made yet, in order of creation.
  private(set) var created: [(object: NSObject, element: NibElement)] = []
  /// The connections that have been made.
  var connected: Set<ObjectIdentifier> = []
  /// The scene of a storyboard to which the objects belong; nil in other files.
  package weak var scene: (any ControllerScene)?
  /// The app's function that creates a controller in place of its class's initializer.
  package var creator: ((NSCoder) -> UIViewController?)?

  private struct WeakController {
    weak var controller: UIViewController?
  }

  /// Creates a decoder of a file.
  package init(_ file: String, bundle: Bundle?, owner: Any?) {
    (self.file, self.bundle, self.owner) = (file, bundle, owner as? NSObject)
    super.init()
  }

  // MARK: Creating

  /// Creates the objects of a file, and returns the top-level ones (Nibs.NI3).
  func objects(in document: NibElement, replacing externals: [String: Any]) -> [NSObject] {
    var top: [NSObject] = []
    for element in document.elements(in: "objects") {
      if element.name == "placeholder" {
        let name = element["placeholderIdentifier"] ?? ""
        registerPlaceholder(name == "IBFilesOwner" ? owner : externals[name] as? NSObject, element)
      } else if let object = object(of: element) {
        top.append(object)
      }
    }
    finish(document, isLast: true)
    return top
  }

  /// Stores the object for which a placeholder stands; nil for the first responder.
  package func registerPlaceholder(_ object: NSObject?, _ element: NibElement) {
    if let id = element["id"] { placeholders.insert(id) }
    register(object, as: element)
  }

  /// Whether an element stands for an object outside the file.
  func isPlaceholder(_ id: String?) -> Bool { id.map(placeholders.contains) ?? true }

  /// Adds constraints, runtime attributes and connections to the objects that have been created,
  /// and notifies them.
  ///
  /// - Parameters:
  ///   - document: The element with the connections.
  ///   - isLast: Whether no more objects will be created.
  package func finish(_ document: NibElement, isLast: Bool) {
    let created = created
    self.created = []
    for (object, element) in created { addConstraints(of: element, to: object) }
    for (object, element) in created { setRuntimeAttributes(of: element, of: object) }
    connect(document, isLast: isLast)
    for (object, _) in created {
      (object as? UIResponder)?.awakeFromNib()
      (object as? UIBarItem)?.awakeFromNib()
      (object as? UINavigationItem)?.awakeFromNib()
    }
  }

  /// Returns the object of an element; `nil` if the element describes none.
  public func object(of element: NibElement) -> NSObject? {
    guard let type = type(of: element) else { return nil }
    let outer = self.element
    self.element = element
    defer { self.element = outer }
    let object: NSObject?
    switch type {
    case let type as UIView.Type: object = type.init(coder: self)
    case let type as UIViewController.Type:
      let creator = creator
      self.creator = nil
      object = creator.flatMap { $0(self) } ?? type.init(coder: self)
    case let type as UIBarItem.Type: object = type.init(coder: self)
    case let type as UINavigationItem.Type: object = type.init(coder: self)
    case let type as NSObject.Type: object = type._new()
    default: object = nil
    }
    guard let object else { return nil }
    // An initializer that does not call `super.init(coder:)` has decoded nothing.
    if let view = object as? UIView, elements[ObjectIdentifier(view)] == nil {
      view.decode(element, self)
    }
    (object as? UIGestureRecognizer)?.decode(element)
    above.decodeAttributes(of: object)
    guard let final = replacement(of: object) else { return nil }
    register(final, as: element)
    created.append((final, element))
    return final
  }

  /// Sets the properties of an element of an object that exists already, which takes its place.
  package func decodeAgain(_ element: NibElement, as view: UIView) {
    let outer = self.element
    self.element = element
    defer { self.element = outer }
    let frame = view.frame
    view.decode(element, self)
    view.frame = frame
    switch view {
    case let label as UILabel: label.decode(self)
    case let image as UIImageView: image.decode(self)
    default: break
    }
    view.translatesAutoresizingMaskIntoConstraints = true
    created.append((view, element))
  }

  /// Returns the replacement of a decoded object (Nibs.NI11).
  private func replacement(of object: NSObject) -> NSObject? {
    guard let responder = object as? UIResponder else { return object }
    return responder.awakeAfter(using: self) as? NSObject
  }

  /// Stores an object under the identifier of its element.
  public func register(_ object: NSObject?, as element: NibElement) {
    guard let object else { return }
    elements[ObjectIdentifier(object)] = element
    guard let id = element["id"] else { return }
    if let controller = object as? UIViewController {
      controllers[id] = WeakController(controller: controller)
    } else {
      objects[id] = object
    }
  }

  /// Returns the object with an identifier.
  package func object(_ id: String?) -> NSObject? {
    id.flatMap { objects[$0] ?? controllers[$0]?.controller }
  }

  /// Whether an object has been decoded from an element.
  package func isRegistered(_ object: NSObject) -> Bool {
    elements[ObjectIdentifier(object)] != nil
  }

  /// The part of the decoder in the room of interface files.
  var above: any InterfaceElementReader {
    implementedAbove(self, as: (any InterfaceElementReader).self)
  }

  /// Prints a warning once, with the location in the file (Nibs.NI8).
  public func warn(_ message: String, at element: NibElement) {
    RuntimeWarning.once("\(file):\(element.line): \(message)")
  }

  // MARK: Classes

  /// Returns the class of an element (Nibs.NI4).
  public func type(of element: NibElement) -> AnyClass? {
    let base: AnyClass? =
      NibClasses.type(ofElement: element.name) ?? above.type(ofElement: element.name)
    guard let name = element["customClass"] else {
      if base == nil, NibClasses.isObject(element) {
        warn("<\(element.name)> is not supported and left out", at: element)
      }
      return base
    }
    if let type = NibClasses.type(
      named: name, in: element["customModule"], owner: owner ?? scene?.controller)
    {
      return type
    }
    warn("Unknown class \(name) in Interface Builder file.", at: element)
    return base
  }

  /// Returns the class with a name; nil if there is none.
  package static func type(
    named name: String, in module: String?, for owner: NSObject?
  ) -> AnyClass? { NibClasses.type(named: name, in: module, owner: owner) }

  // MARK: NSCoder

  /// Whether keys are supported; true.
  public nonisolated override var allowsKeyedCoding: Bool { true }
  /// Returns false: framework classes read elements instead.
  public nonisolated override func containsValue(forKey key: String) -> Bool { false }
  public nonisolated override func decodeObject(forKey key: String) -> Any? { nil }
  public nonisolated override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any?
  {
    nil
  }
  public nonisolated override func decodeBool(forKey key: String) -> Bool { false }
  public nonisolated override func decodeInteger(forKey key: String) -> Int { 0 }
  public nonisolated override func decodeInt32(forKey key: String) -> Int32 { 0 }
  public nonisolated override func decodeInt64(forKey key: String) -> Int64 { 0 }
  public nonisolated override func decodeFloat(forKey key: String) -> Float { 0 }
  public nonisolated override func decodeDouble(forKey key: String) -> Double { 0 }
}

@_spi(UIKitModules) extension NSCoder {
  /// The interface file decoder; `nil` for another coder.
  public var nib: NibDecoder? { self as? NibDecoder }
}
