/// The objects of item providers, in the order of the providers.
///
/// For an object that is available in several kinds, the first of these is loaded: picture, link,
/// text, attributed text.
@MainActor
final class ProvidedItems {
  private var objects: [Any?]
  private var missing: Int
  private let use: ([Any]) -> Void

  /// Loads the objects, and calls a closure with those that could be loaded when all have ended.
  static func load(_ providers: [NSItemProvider], then use: @escaping ([Any]) -> Void) {
    let items = ProvidedItems(providers.count, use)
    if providers.isEmpty { use([]) }
    for (index, provider) in providers.enumerated() { items.load(provider, index) }
  }

  private init(_ count: Int, _ use: @escaping ([Any]) -> Void) {
    (objects, missing, self.use) = (Array(repeating: nil, count: count), count, use)
  }

  private func load(_ provider: NSItemProvider, _ index: Int) {
    let kinds: [any NSItemProviderReading.Type] = [
      UIImage.self, NSURL.self, NSString.self, NSAttributedString.self,
    ]
    guard let kind = kinds.first(where: provider.canLoadObject) else { return end(index, nil) }
    _ = provider.loadObject(ofClass: kind) { object, _ in
      // The object is handed over, and no longer used here.
      nonisolated(unsafe) let object = object
      DispatchQueue.main.async { MainActor.assumeIsolated { self.end(index, object) } }
    }
  }

  private func end(_ index: Int, _ object: (any NSItemProviderReading)?) {
    switch object {
    case let url as NSURL: objects[index] = url as URL
    case let text as NSString: objects[index] = text as String
    default: objects[index] = object
    }
    missing -= 1
    if missing == 0 { use(objects.compactMap(\.self)) }
  }
}
