/// A named operation on images with inputs by key: a filter of the system, or an app's subclass.
///
/// An app's subclass overrides `outputImage` (CoreImage.FT1–FT9).
open class CIFilter: NSObject, NSCopying, _KVGet, _KVSet, _CIFilterFactory {
  /// Creates a filter without inputs, for subclasses.
  public override init() { super.init() }

  // MARK: Finding filters

  /// Returns the names of the filters in a category; of all for nil.
  open class func filterNames(inCategory category: String?) -> [String] {
    FilterRegistry.names(category.map { [$0] } ?? [])
  }

  /// Returns the names of the filters that are in all of some categories.
  open class func filterNames(inCategories categories: [String]?) -> [String] {
    FilterRegistry.names(categories ?? [])
  }

  /// Registers an app's filter under a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - anObject: The factory of the filter.
  ///   - attributes: The attributes, whose categories are used.
  open class func registerName(
    _ name: String, constructor anObject: any CIFilterConstructor,
    classAttributes attributes: [String: Any] = [:]
  ) {
    FilterRegistry.register(name, anObject, attributes)
  }

  /// Returns the localized name of a filter.
  open class func localizedName(forFilterName filterName: String) -> String? {
    FilterDescription.all[filterName]?.displayName
  }

  /// Returns the localized name of a category.
  open class func localizedName(forCategory category: String) -> String {
    let prefix = "CICategory"
    return FilterDescription.words(
      category.hasPrefix(prefix) ? String(category.dropFirst(prefix.count)) : category)
  }

  // MARK: Values

  /// The name of the filter; for a subclass, that of the class.
  open var name: String {
    get { ownName ?? "\(type(of: self))" }
    set { ownName = newValue }
  }

  /// The keys of the inputs.
  open var inputKeys: [String] { [] }
  /// The keys of the results.
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// The attributes of the filter and of its inputs.
  open var attributes: [String: Any] {
    [kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: name]
  }

  /// Sets all inputs to their default values.
  open func setDefaults() {
    // A subclass sets its own.
  }

  /// The result; nil if an input is missing.
  open var outputImage: CIImage? { nil }

  /// Returns the value of an input, or the result.
  open func value(forKey key: String) -> Any? { _val(forKey: key) }

  /// Sets an input.
  open func setValue(_ value: Any?, forKey key: String) { _setVal(value, forKey: key) }

  /// Returns a filter with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CIFilter()
    copy.ownName = ownName
    return copy
  }

  /// A description of the name, for debugging.
  open override var description: String { "<\(name)>" }

  // MARK: Internals

  private var ownName: String?
}

/// The creation of filters by name; the name determines the class.
public protocol _CIFilterFactory {}

extension _CIFilterFactory {
  /// Creates the filter with a name; fails if there is none (CoreImage.FT1).
  public init?(name: String) {
    guard let filter = FilterRegistry.filter(name) as? Self else { return nil }
    self = filter
  }

  /// Creates the filter with a name and values; fails if there is none.
  public init?(name: String, parameters params: [String: Any]?) {
    guard let filter = FilterRegistry.filter(name), let own = filter as? Self else { return nil }
    for (key, value) in params ?? [:] { filter.setValue(value, forKey: key) }
    self = own
  }

  /// Creates the filter with a name and values; fails if there is none.
  public init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }
}
