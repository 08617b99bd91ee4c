// What objects of Foundation's have, asked of one of which nothing is known; nil where it has no such
// thing, and forced by itself, as on an iPhone.
// Source: Documentation/Behaviour/ObjectiveC.md (AO1)
extension _AnyMessages {
  /// A number.
  public var doubleValue: Double! { number?.doubleValue ?? text?.doubleValue }
  /// A number.
  public var floatValue: Float! { number?.floatValue ?? text?.floatValue }
  /// A number.
  public var integerValue: Int! { number?.intValue ?? text?.integerValue }
  /// A yes or no.
  public var boolValue: Bool! { number?.boolValue ?? text?.boolValue }
  /// A number as a text.
  public var stringValue: String! { number?.stringValue }
  /// How many elements a collection has.
  public var count: Int! {
    switch object {
    case let array as NSArray: array.count
    case let dictionary as NSDictionary: dictionary.count
    case let set as NSSet: set.count
    case let set as NSOrderedSet: set.count
    default: nil
    }
  }
  /// How long a text or data is.
  public var length: Int! { text?.length ?? (object as? NSData)?.length }

  /// The value of a property by its name.
  public func value(forKey key: String) -> Any? { known.value(forKey: key) }
  /// Sets a property by its name.
  public func setValue(_ value: Any?, forKey key: String) { known.setValue(value, forKey: key) }
  /// A value of a dictionary.
  public func object(forKey key: Any) -> Any? {
    switch object {
    case let dictionary as NSDictionary: return dictionary.object(forKey: key)
    case let defaults as UserDefaults:
      return (key as? String).flatMap { defaults.object(forKey: $0) }
    default:
      NSException(
        name: .invalidArgumentException, reason: "\(type(of: object)) has no method objectForKey:"
      ).raise()
    }
  }

  private var number: NSNumber? { object as? NSNumber }
  private var text: NSString? { object as? NSString }
  private var known: NSObject {
    guard let object = object as? NSObject else {
      NSException(
        name: .invalidArgumentException, reason: "\(type(of: object)) has no values by name"
      ).raise()
    }
    return object
  }
}
