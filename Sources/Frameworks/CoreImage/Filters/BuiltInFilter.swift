/// A filter of the system.
final class BuiltInFilter: CIFilter {
  private let details: FilterDescription
  var values: [String: Any] = [:]
  private var ownName: String

  init(_ details: FilterDescription) {
    (self.details, ownName) = (details, details.name)
    super.init()
    setDefaults()
  }

  override var name: String {
    get { ownName }
    set { ownName = newValue }
  }
  override var inputKeys: [String] { details.inputs.map(\.key) }
  override var attributes: [String: Any] { details.attributes }

  override func setDefaults() {
    for input in details.inputs where input.initial != nil { values[input.key] = input.initial }
  }

  override var outputImage: CIImage? { details.make(FilterValues(values)).map { CIImage($0) } }

  override func value(forKey key: String) -> Any? {
    if key == kCIOutputImageKey { return outputImage }
    return hasInput(key) ? values[key] : super.value(forKey: key)
  }

  override func setValue(_ value: Any?, forKey key: String) {
    guard hasInput(key) else { return super.setValue(value, forKey: key) }
    values[key] = value is NSNull ? nil : value
  }

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = BuiltInFilter(details)
    (copy.values, copy.ownName) = (values, ownName)
    return copy
  }

  private func hasInput(_ key: String) -> Bool { details.inputs.contains { $0.key == key } }
}
