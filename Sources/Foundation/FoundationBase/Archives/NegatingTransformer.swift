/// The transformer that negates a Boolean value.
final class NegatingTransformer: ValueTransformer {
  override class func transformedValueClass() -> AnyClass { NSNumber.self }

  override func transformedValue(_ value: Any?) -> Any? {
    !((value as? NSNumber)?.boolValue ?? false)
  }
}
