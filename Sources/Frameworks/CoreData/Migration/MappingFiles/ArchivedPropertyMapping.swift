/// A property mapping of a compiled mapping model.
// Source: CoreData.MG10
final class ArchivedPropertyMapping: NSObject, NSCoding {
  let mapping: NSPropertyMapping

  init?(coder: NSCoder) {
    let name = coder.decodeObject(forKey: "NSDestinationPropertyName") as? String
    let value = coder.decodeObject(forKey: "NSValueExpression") as? ArchivedExpression
    mapping = NSPropertyMapping(name ?? "", value?.expression)
  }

  func encode(with coder: NSCoder) {
    // does nothing
  }
}
