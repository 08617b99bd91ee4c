/// What is handed over by copying or dragging, in the forms that it has, each made when it is asked for.
///
/// Steps IP1… are in `Documentation/Behaviour/ItemProviders.md`.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  /// Makes data and hands it, or why there is none, to a closure.
  public typealias DataHandler =
    @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  // MARK: Creating

  /// Makes one that has nothing yet.
  public override init() { super.init() }

  /// Makes one of an object, in all forms that it can be made into.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Makes one of data, a text or an address, under the name of its type.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier else { return }
    let data = ItemProviderForm.data(of: item)
    lock.withLock {
      forms.append(
        ItemProviderForm(type: typeIdentifier, object: item as AnyObject) { done in
          done(data, data == nil ? Self.error(.unavailableCoercionError) : nil)
          return nil
        })
    }
  }

  /// Makes one of a file, by the ending of its name; nil where there is no file (IP3).
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.lastPathComponent
    let type = UniformType.ofFiles(fileURL.pathExtension)?.identifier ?? "public.data"
    registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
      do { done(try Data(contentsOf: fileURL), nil) } catch { done(nil, error) }
      return nil
    }
  }

  // MARK: What it has

  /// What a file of it should be called.
  open var suggestedName: String? {
    get { lock.withLock { name } }
    set { lock.withLock { name = newValue } }
  }

  /// The types of the forms, in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] { lock.withLock { forms.map(\.type) } }

  /// Whether it has a form of a type, or of one of its kind (IP1).
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    form(conformingTo: typeIdentifier) != nil
  }

  /// Whether an object of a class can be made of what there is.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains { form(conformingTo: $0) != nil }
  }

  // MARK: Registering

  /// Adds a form that is made when it is asked for; another of the same type goes.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping DataHandler
  ) {
    lock.withLock {
      forms.removeAll { $0.type == typeIdentifier }
      forms.append(ItemProviderForm(type: typeIdentifier, load: loadHandler))
    }
  }

  /// Adds all forms that an object can be made into.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    nonisolated(unsafe) let object = object
    for type in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
      }
    }
  }

  // MARK: Loading

  /// Makes the first form of a type, or of one of its kind (IP1, IP2).
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let form = form(conformingTo: typeIdentifier) else {
      completionHandler(nil, Self.error(.itemUnavailableError))
      return Self.finished
    }
    return form.load(completionHandler) ?? Self.finished
  }

  /// Makes an object of the best form that its class can read (IP2).
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let types = aClass.readableTypeIdentifiersForItemProvider
    guard let type = types.first(where: { form(conformingTo: $0) != nil }) else {
      completionHandler(nil, Self.error(.itemUnavailableError))
      return Self.finished
    }
    nonisolated(unsafe) let aClass = aClass
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        let object = try aClass.object(withItemProviderData: data, typeIdentifier: type)
        completionHandler(object, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Gives what was handed over at the start, or the data of a form.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    if let object = form(conformingTo: typeIdentifier)?.object as? any NSSecureCoding {
      completionHandler?(object, nil)
      return
    }
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler?(data.map { $0 as NSData }, error)
    }
  }

  /// Another that has the same forms.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = NSItemProvider()
    (other.name, other.forms) = lock.withLock { (name, forms) }
    return other
  }

  // MARK: Internals

  private let lock = NSLock()
  private var name: String?
  private var forms: [ItemProviderForm] = []

  private func form(conformingTo type: String) -> ItemProviderForm? {
    lock.withLock {
      forms.first { $0.type == type } ?? forms.first { UniformType.conforms($0.type, to: type) }
    }
  }

  private static var finished: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}
