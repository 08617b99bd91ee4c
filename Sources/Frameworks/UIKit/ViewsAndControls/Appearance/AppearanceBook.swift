/// What was said of the objects of classes, and brings it to them (AP1…).
@MainActor
enum AppearanceBook {
  /// What stands for the objects of a class.
  private struct Entry {
    let type: AnyClass
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?
    /// What the app sets.
    let proxy: AnyObject
    /// What that was before.
    let pristine: AnyObject
    let properties: [AppearanceProperty]

    func isOf(_ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?) -> Bool
    {
      self.traits == traits
        && self.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
    }
  }

  /// By class; the ones for narrower cases first.
  private static var entries: [ObjectIdentifier: [Entry]] = [:]

  /// AP1: what stands for the objects of a class; the same each time.
  static func proxy<Object: AnyObject>(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type],
    _ traits: UITraitCollection?
  ) -> Object {
    let key = ObjectIdentifier(type)
    if let entry = entries[key]?.first(where: { $0.isOf(containers, traits) }) {
      return unsafeDowncast(entry.proxy, to: Object.self)
    }
    let (proxy, pristine) = (ObjectMaker.make(type), ObjectMaker.make(type))
    let entry = Entry(
      type: type, containers: containers, traits: traits, proxy: proxy, pristine: pristine,
      properties: AppearanceProperty.all(of: proxy))
    var known = entries[key] ?? []
    known.append(entry)
    // AP3: what is said of fewer counts first.
    entries[key] = known.enumerated().sorted { first, second in
      let (one, other) = (weight(first.element), weight(second.element))
      return one == other ? first.offset < second.offset : one > other
    }.map(\.element)
    return unsafeDowncast(proxy, to: Object.self)
  }

  private static func weight(_ entry: Entry) -> Int {
    entry.containers.count * 2 + (entry.traits == nil ? 0 : 1)
  }

  /// AP2: has an object look as was said of its classes, where nobody has said it of the object.
  ///
  /// - Parameters:
  ///   - object: A view that comes into a window, or an item that a bar shows.
  ///   - view: The view, or the bar.
  static func apply(to object: AnyObject, in view: UIView) {
    guard !entries.isEmpty else { return }
    var done: Set<String> = []
    // From the object's own class outwards: what is said of fewer counts first.
    for type in sequence(first: Swift.type(of: object) as AnyClass, next: { _getSuperclass($0) }) {
      for entry in entries[ObjectIdentifier(type)] ?? [] where matches(entry, object, view) {
        for property in entry.properties where !done.contains(property.name) {
          guard !property.isSame(entry.proxy, entry.pristine) else { continue }
          done.insert(property.name)
          if property.isSame(object, entry.pristine) { property.copy(entry.proxy, object) }
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
