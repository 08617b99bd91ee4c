extension NSItemProvider {
  /// The content types of the representations, in the order of their registration.
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.map { UTType($0) ?? UTType(importedAs: $0) }
  }

  /// Returns the content types that conform to another.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Registers a representation that is created on demand.
  ///
  /// It replaces one of the same content type.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping DataHandler
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Loads the first representation of a content type (ItemProviders.IP1, ItemProviders.IP2).
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Registers a representation that is a file, which is provided on demand (ItemProviders.IP7).
  ///
  /// It replaces one of the same content type.
  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    openInPlace: Bool = false, loadHandler: @escaping FileHandler
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
      visibility: visibility, loadHandler: loadHandler)
  }

  /// Loads the first representation of a content type as a file (ItemProviders.IP7).
  ///
  /// - Parameters:
  ///   - contentType: The content type.
  ///   - openInPlace: Whether the handler gets the original, if it may be opened in place.
  ///   - completionHandler: The handler that gets the file, whether it is the original, and an
  ///     error. A copy is removed when the handler returns.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    guard openInPlace else {
      return loadFileRepresentation(forTypeIdentifier: contentType.identifier) { url, error in
        completionHandler(url, false, error)
      }
    }
    return loadInPlaceFileRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }
}

extension URL {
  /// Returns the URL with the preferred extension of a content type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let ending = contentType.preferredFilenameExtension, pathExtension != ending else {
      return self
    }
    return appendingPathExtension(ending)
  }

  /// Appends the preferred extension of a content type, unless the URL has it.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }

  /// Returns the URL with a path component and the preferred extension of a content type.
  public func appendingPathComponent(_ partialName: String, conformingTo type: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: type)
  }
}
