import Synchronization

extension UIPasteboard {
  /// Returns the items as item providers, each with all types that can be expressed as bytes
  /// (Pasteboard.CO5).
  ///
  /// Data that another app copied requires permission, unless the user pastes (Pasteboard.PP3).
  @MainActor func makeItemProviders() -> [NSItemProvider] {
    let (isOpen, count) = (isOpenToApp, changeCount)
    return storedItems.map { item in
      let provider = NSItemProvider()
      for (type, value) in item.sorted(by: { $0.key < $1.key }) {
        guard let data = PasteboardRepresentation.data(value) else { continue }
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
          // Another thread cannot ask the user.
          let isAllowed =
            isOpen
            || PhoneTime.isOnMainQueue
              && MainActor.assumeIsolated {
                self.changeCount == count && self.isReadable()
              }
          done(
            isAllowed ? data : nil,
            isAllowed ? nil : UIPasteboard.unavailableError)
          return nil
        }
      }
      return provider
    }
  }

  /// The error for data that the app may not read.
  private static var unavailableError: NSError {
    NSError(
      domain: NSItemProvider.errorDomain,
      code: NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
  }

  /// Returns whether an item provider has text.
  package static func hasText(_ itemProviders: [NSItemProvider]) -> Bool {
    itemProviders.contains { provider in
      PasteboardRepresentation.textTypes.contains {
        provider.hasItemConformingToTypeIdentifier($0)
      }
    }
  }

  /// Returns the first text of item providers; nil without one.
  package static func firstText(of itemProviders: [NSItemProvider]) -> String? {
    general.loadItems(of: itemProviders.filter { hasText([$0]) }).lazy.compactMap { item in
      item.sorted { $0.key > $1.key }.lazy
        .filter { $0.key.hasSuffix("text") }
        .compactMap { PasteboardRepresentation.text($0.value) }.first
    }.first
  }

  /// Returns the items of item providers (Pasteboard.CO5).
  func loadItems(of itemProviders: [NSItemProvider]) -> [[String: Any]] {
    itemProviders.map { provider in
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
