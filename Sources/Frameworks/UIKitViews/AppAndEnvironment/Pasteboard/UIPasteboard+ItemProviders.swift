import Synchronization

extension UIPasteboard {
  /// The items as item providers, each with all types that can be expressed as bytes
  /// (Pasteboard.CO5).
  public var itemProviders: [NSItemProvider] {
    get {
      items.map { item in
        let provider = NSItemProvider()
        for (type, value) in item.sorted(by: { $0.key < $1.key }) {
          guard let data = PasteboardRepresentation.data(value) else { continue }
          provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
            done(data, nil)
            return nil
          }
        }
        return provider
      }
    }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces the items by those of item providers (Pasteboard.CO5).
  ///
  /// - Parameters:
  ///   - itemProviders: The items.
  ///   - localOnly: Whether the items stay on this device; ignored, as there is no other.
  ///   - expirationDate: Ignored; the items stay until they are replaced.
  public func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    items = itemProviders.map { provider in
      var item: [String: Any] = [:]
      for type in provider.registeredTypeIdentifiers {
        let found = Mutex<Data?>(nil)
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
          found.withLock { $0 = data }
        }
        if let data = found.withLock({ $0 }) { item[type] = data }
      }
      return item
    }
  }
}
