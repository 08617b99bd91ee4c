internal import TactusCrashReports
internal import TactusThreads

/// The filters that an app has registered, besides the built-in ones.
enum FilterRegistry {
  private struct Entry {
    let constructor: any CIFilterConstructor
    let categories: [String]
  }

  private static let entries = Guarded<[String: Entry]>([:])

  static func register(
    _ name: String, _ constructor: any CIFilterConstructor, _ attributes: [String: Any]
  ) {
    let categories = attributes[kCIAttributeFilterCategories] as? [String] ?? []
    let entry = Entry(constructor: constructor, categories: categories)
    entries.withLock { $0[name] = entry }
  }

  /// Returns a new filter; nil, with a warning, if there is none with the name.
  static func filter(_ name: String) -> CIFilter? {
    if let description = FilterDescription.all[name] { return BuiltInFilter(description) }
    let entry = entries.withLock { $0[name] }
    if let filter = entry?.constructor.filter(withName: name) { return filter }
    let hint = UnknownName.suggestion(for: name, among: FilterDescription.all.keys)
    RuntimeWarning.once("CIFilter: there is no filter \(name)\(hint)", namesPlace: true)
    return nil
  }

  /// Returns the sorted names of the filters that are in all of some categories.
  static func names(_ categories: [String]) -> [String] {
    func fits(_ own: [String]) -> Bool { categories.allSatisfy(own.contains) }
    let system = FilterDescription.all.values.filter { fits($0.categories) }.map(\.name)
    let others = entries.withLock { $0.filter { fits($0.value.categories) }.map(\.key) }
    return Set(system + others).sorted()
  }
}
