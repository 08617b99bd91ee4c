import Synchronization

/// The options of formatters that Foundation on Linux lacks, associated with the formatter.
struct FormatterOptions {
  var context = Formatter.Context.unknown
  var dateBehavior = DateFormatter.Behavior.behavior10_4
  var numberBehavior = NumberFormatter.Behavior.behavior10_4

  private static let key = AssociationKey()
  /// Whether any formatter has options: most programs have none, and each formatting checks for
  /// them.
  private static let isUsed = Atomic(false)

  /// Returns the options of a formatter; nil if none was set.
  static func of(_ formatter: Formatter) -> FormatterOptions? {
    guard isUsed.load(ordering: .relaxed) else { return nil }
    return objc_getAssociatedObject(formatter, key) as? FormatterOptions
  }

  /// Changes the options of a formatter.
  static func change(_ formatter: Formatter, _ change: (inout FormatterOptions) -> Void) {
    isUsed.store(true, ordering: .relaxed)
    var options = of(formatter) ?? FormatterOptions()
    change(&options)
    objc_setAssociatedObject(formatter, key, options, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
