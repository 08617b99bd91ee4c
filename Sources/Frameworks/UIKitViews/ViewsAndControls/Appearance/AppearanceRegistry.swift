import TactusThreads

/// The registry of appearance proxies, which applies their properties to objects (Appearance.AP1…).
@MainActor
enum AppearanceRegistry {
  /// An appearance proxy with its conditions.
  struct Entry {
    fileprivate let type: AnyClass
    fileprivate let containers: [any UIAppearanceContainer.Type]
    fileprivate let traits: UITraitCollection?
    /// The object on which the app sets properties.
    fileprivate let proxy: AnyObject
    /// An unchanged object to compare the proxy with.
    fileprivate let pristine: AnyObject
    fileprivate let properties: [AppearanceProperty]

    fileprivate func matches(
      _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?
    ) -> Bool {
      self.traits == traits
        && self.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
    }
  }

  /// The entries by class, in descending order of the number of conditions.
  private static var entries: [ObjectIdentifier: [Entry]] {
    get { entriesOfContext.value }
    _modify { yield &entriesOfContext.value }
  }

  private static let entriesOfContext = ContextLocal<[ObjectIdentifier: [Entry]]>([:])

  /// Returns the appearance proxy of a class, always the same one (Appearance.AP1).
  static func proxy<Object: AnyObject>(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type],
    _ traits: UITraitCollection?
  ) -> Object {
    let key = ObjectIdentifier(type)
    if let entry = entries[key]?.first(where: { $0.matches(containers, traits) }) {
      return unsafeDowncast(entry.proxy, to: Object.self)
    }
    let (proxy, pristine) = (ObjectFactory.make(type), ObjectFactory.make(type))
    let entry = Entry(
      type: type, containers: containers, traits: traits, proxy: proxy, pristine: pristine,
      properties: AppearanceProperty.all(of: proxy))
    var known = entries[key] ?? []
    known.append(entry)
    // An entry with more conditions takes precedence (Appearance.AP3).
    entries[key] = known.enumerated().sorted { first, second in
      let (one, other) = (weight(first.element), weight(second.element))
      return one == other ? first.offset < second.offset : one > other
    }.map(\.element)
    return unsafeDowncast(proxy, to: Object.self)
  }

  private static func weight(_ entry: Entry) -> Int {
    entry.containers.count * 2 + (entry.traits == nil ? 0 : 1)
  }

  /// Applies the proxies' properties to an object, unless they were set on the object itself
  /// (Appearance.AP2).
  ///
  /// - Parameters:
  ///   - object: A view that enters a window, or an item that a bar shows.
  ///   - view: The view, or the bar.
  static func apply(to object: AnyObject, in view: UIView) {
    guard !entries.isEmpty else { return }
    var done: Set<String> = []
    // From the object's class to its superclasses: the more specific class takes precedence.
    for type in sequence(first: Swift.type(of: object) as AnyClass, next: { _getSuperclass($0) }) {
      for entry in entries[ObjectIdentifier(type)] ?? [] where matches(entry, object, view) {
        for property in entry.properties where !done.contains(property.name) {
          guard !property.isEqual(entry.proxy, entry.pristine) else { continue }
          done.insert(property.name)
          if property.isEqual(object, entry.pristine) { property.copy(entry.proxy, object) }
        }
      }
    }
  }

  private static func matches(_ entry: Entry, _ object: AnyObject, _ view: UIView) -> Bool {
    if let traits = entry.traits, !view.traitCollection.containsTraits(in: traits) { return false }
    var wanted = entry.containers[...]
    var responder: UIResponder? = object === view ? view.next : view
    while let next = wanted.first, let here = responder {
      if isKind(here, of: next) { wanted.removeFirst() }
      responder = here.next
    }
    return wanted.isEmpty
  }

  private static func isKind(_ object: AnyObject, of type: any UIAppearanceContainer.Type) -> Bool {
    var here: AnyClass? = Swift.type(of: object)
    while let found = here {
      if ObjectIdentifier(found) == ObjectIdentifier(type) { return true }
      here = _getSuperclass(found)
    }
    return false
  }
}
