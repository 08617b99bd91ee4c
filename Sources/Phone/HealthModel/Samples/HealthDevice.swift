/// The device that has measured a sample.
public struct HealthDevice: Sendable, Hashable {
  /// The name, manufacturer, model, versions of hardware, firmware and software, the local
  /// identifier and the UDI, in this order; empty texts for those that are not known.
  public var fields: [String]

  /// The number of fields.
  public static let fieldCount = 8

  /// Creates a device.
  ///
  /// - Parameter fields: At most `fieldCount` texts in the order of `fields`.
  public init(fields: [String]) {
    let missing = max(0, Self.fieldCount - fields.count)
    self.fields =
      Array(fields.prefix(Self.fieldCount)) + Array(repeating: "", count: missing)
  }
}
