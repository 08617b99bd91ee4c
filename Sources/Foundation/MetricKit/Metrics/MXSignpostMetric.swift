/// The values of a signpost; not measured.
open class MXSignpostMetric: MXMetric {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The name.
  open var signpostName: String { "" }
  /// The category.
  open var signpostCategory: String { "" }
  /// The values of intervals.
  open var signpostIntervalData: MXSignpostIntervalData? { nil }
  /// The number of signposts.
  open var totalCount: Int { 0 }
}
