internal import TactusUniformTypes

extension NSItemProvider {
  /// A handler that provides a file and calls a completion handler with its URL, whether it has to
  /// be read with file coordination, and an error.
  public typealias FileHandler =
    @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

  // MARK: Loading

  /// Loads a copy of the first representation that conforms to a type as a file
  /// (ItemProviders.IP7).
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - completionHandler: The handler that gets the copy, which is removed when the handler
  ///     returns, or an error.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    guard let representation = representation(conformingTo: typeIdentifier) else {
      completionHandler(nil, Self.error(.itemUnavailableError))
      return Self.finished
    }
    return load(representation, completionHandler) ?? Self.finished
  }

  /// Loads the first representation that conforms to a type as a file: the original if it may be
  /// opened in place, otherwise a copy (ItemProviders.IP7).
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - completionHandler: The handler that gets the file, whether it is the original, and an
  ///     error. A copy is removed when the handler returns.
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    guard let representation = representation(conformingTo: typeIdentifier),
      let file = representation.file, representation.has(.openInPlace)
    else {
      return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { url, error in
        completionHandler(url, false, error)
      }
    }
    let progress = file.load { url, _, error in
      completionHandler(url, url != nil, url == nil ? error ?? Self.error(.unknownError) : nil)
    }
    return progress ?? Self.finished
  }

  private func load(
    _ representation: ItemProviderRepresentation,
    _ completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress? {
    guard let file = representation.file else {
      let name = fileName(of: representation.type)
      return representation.load { data, error in
        guard let data else {
          completionHandler(nil, error ?? Self.error(.unknownError))
          return
        }
        ItemProviderFile.withTemporaryFile(
          named: name, write: { try data.write(to: $0) }, completionHandler)
      }
    }
    return file.load { url, _, error in
      guard let url else {
        completionHandler(nil, error ?? Self.error(.unknownError))
        return
      }
      ItemProviderFile.withTemporaryFile(
        named: url.lastPathComponent, write: { try FileManager.default.copyItem(at: url, to: $0) },
        completionHandler)
    }
  }

  /// Returns the name of a file with data of a type: the suggested one, with the type's preferred
  /// extension.
  private func fileName(of type: String) -> String {
    let name = (suggestedName ?? "").split(separator: "/").last.map { String($0) } ?? "data"
    guard let ending = UniformType.named(type)?.extensions.first,
      !(UniformType.named(type)?.extensions ?? []).contains(
        (name as NSString).pathExtension.lowercased())
    else { return name }
    return name + "." + ending
  }

  // MARK: Querying

  /// Returns the type identifiers of the representations with options, in the order of their
  /// registration.
  public func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    all.filter { $0.has(fileOptions) }.map(\.type)
  }

  /// Returns whether a representation with options conforms to a type.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    all.contains { $0.has(fileOptions) && UniformType.conforms($0.type, to: typeIdentifier) }
  }
}
