internal import TactusUniformTypes

/// A provider of an item to copy or drag, with representations that are loaded on demand.
///
/// Steps ItemProviders.IP1…
///
/// - Thread: any; a lock guards what changes in it.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  /// A handler that loads data and calls a completion handler with it or with an error.
  public typealias DataHandler =
    @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  /// A handler that receives an item or an error.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
  /// A handler that loads an item, and calls a completion handler with it or with an error; it also
  /// receives the requested class and the options.
  public typealias LoadHandler =
    @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

  // MARK: Creating

  /// Creates a provider without representations.
  public override init() { super.init() }

  /// Creates a provider of an object with all representations that it can be written as.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of data, a string or a URL with a type identifier.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier else { return }
    let data = ItemProviderRepresentation.data(of: item)
    lock.withLock {
      representations.append(
        ItemProviderRepresentation(type: typeIdentifier, object: item as AnyObject) { done in
          done(data, data == nil ? Self.error(.unavailableCoercionError) : nil)
          return nil
        })
    }
  }

  /// Creates a provider of a file, typed by its extension; nil if the file does not exist
  /// (ItemProviders.IP3).
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.lastPathComponent
    let type = UniformType.withExtension(fileURL.pathExtension)?.identifier ?? "public.data"
    registerFileRepresentation(
      forTypeIdentifier: type, fileOptions: .openInPlace, visibility: .all
    ) { done in
      done(fileURL, false, nil)
      return nil
    }
  }

  // MARK: Representations

  /// The suggested filename.
  open var suggestedName: String? {
    get { lock.withLock { name } }
    set { lock.withLock { name = newValue } }
  }

  /// The type identifiers of the representations, in the order of their registration.
  open var registeredTypeIdentifiers: [String] { lock.withLock { representations.map(\.type) } }

  /// Returns whether a representation conforms to a type (ItemProviders.IP1).
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(conformingTo: typeIdentifier) != nil
  }

  /// Returns whether an object of a class can be loaded.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains {
      representation(conformingTo: $0) != nil
    }
  }

  // MARK: Registering

  /// Registers a representation that is loaded on demand.
  ///
  /// It replaces one of the same type.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping DataHandler
  ) {
    register(ItemProviderRepresentation(type: typeIdentifier, load: loadHandler))
  }

  /// Registers a representation that is a file, which is provided on demand (ItemProviders.IP7).
  ///
  /// It replaces one of the same type.
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping FileHandler
  ) {
    let file = ItemProviderFile(options: fileOptions, load: loadHandler)
    register(ItemProviderRepresentation(type: typeIdentifier, file: file))
  }

  /// Registers all representations that an object can be written as.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    // Unchecked because only the thread that runs the closure uses it from here on.
    nonisolated(unsafe) let object = object
    for type in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
      }
    }
  }

  /// Registers all representations that the objects of a class can be written as, of an object that
  /// is created on demand.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
        loadHandler { object, error in
          guard let object else {
            done(nil, error ?? Self.error(.itemUnavailableError))
            return
          }
          _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
        }
      }
    }
  }

  /// Registers an item that a handler loads (ItemProviders.IP2).
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the item.
  ///   - loadHandler: The handler.
  open func registerItem(
    forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler
  ) {
    var representation = ItemProviderRepresentation(type: typeIdentifier) { done in
      loadHandler(
        { item, error in
          let data = item.flatMap(ItemProviderRepresentation.data)
          let failure = item == nil ? .unknownError : ErrorCode.unavailableCoercionError
          done(data, data == nil ? error ?? Self.error(failure) : nil)
        }, nil, nil)
      return nil
    }
    representation.loadItem = loadHandler
    register(representation)
  }

  // MARK: Loading

  /// Loads the first representation that conforms to a type (ItemProviders.IP1, ItemProviders.IP2).
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let representation = representation(conformingTo: typeIdentifier) else {
      completionHandler(nil, Self.error(.itemUnavailableError))
      return Self.finished
    }
    return representation.load(completionHandler) ?? Self.finished
  }

  /// Loads an object from the best representation that its class can read (ItemProviders.IP2).
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let types = aClass.readableTypeIdentifiersForItemProvider
    guard let type = types.first(where: { representation(conformingTo: $0) != nil }) else {
      completionHandler(nil, Self.error(.itemUnavailableError))
      return Self.finished
    }
    // Unchecked because the caller hands it over.
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

  /// Loads the item that the provider was created with, or the data of a representation.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    if let object = representation(conformingTo: typeIdentifier)?.object as? any NSSecureCoding {
      completionHandler?(object, nil)
      return
    }
    if let load = representation(conformingTo: typeIdentifier)?.loadItem {
      return load(completionHandler, nil, options)
    }
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler?(data.map { $0 as NSData }, error)
    }
  }

  /// Returns the item that the provider was created with, or the data of a representation.
  nonisolated(nonsending) open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    try await withCheckedThrowingContinuation { next in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        // Unchecked because the caller hands it over.
        nonisolated(unsafe) let result: Result<any NSSecureCoding, any Error> =
          item.map { .success($0) } ?? .failure(error ?? Self.error(.unknownError))
        next.resume(with: result)
      }
    }
  }

  /// Returns a provider with the same representations.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = NSItemProvider()
    (other.name, other.representations) = lock.withLock { (name, representations) }
    return other
  }

  // MARK: Internals

  private let lock = NSLock()
  private var name: String?
  private var representations: [ItemProviderRepresentation] = []

  /// The representations, in the order of their registration.
  var all: [ItemProviderRepresentation] { lock.withLock { representations } }

  private func register(_ representation: ItemProviderRepresentation) {
    lock.withLock {
      representations.removeAll { $0.type == representation.type }
      representations.append(representation)
    }
  }

  func representation(conformingTo type: String) -> ItemProviderRepresentation? {
    lock.withLock {
      representations.first { $0.type == type }
        ?? representations.first { UniformType.conforms($0.type, to: type) }
    }
  }

  static var finished: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}
