import Synchronization

extension UIPasteboard {
  /// The items as they are handed over, each in all forms of which there are bytes (CO5).
  public var itemProviders: [NSItemProvider] {
    get {
      items.map { item in
        let provider = NSItemProvider()
        for (type, value) in item.sorted(by: { $0.key < $1.key }) {
          guard let data = PasteboardForm.data(value) else { continue }
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

  /// Has what is handed over, and nothing else (CO5).
  ///
  /// - Parameters:
  ///   - itemProviders: The items.
  ///   - localOnly: Whether other devices may have it; there are none.
  ///   - expirationDate: When it goes; here it stays until something else is copied.
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
