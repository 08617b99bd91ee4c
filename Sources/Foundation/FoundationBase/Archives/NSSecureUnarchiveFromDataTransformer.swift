/// A transformer that reads an object of known classes from an archive, and archives one.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes whose objects an archive may contain at its top.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self,
      NSData.self, NSURL.self, NSUUID.self, NSNull.self,
    ]
  }

  /// Returns the object of an archive; `nil` for data that is not an archive of the allowed
  /// classes.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    let allowed = type(of: self).allowedTopLevelClasses
    return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: allowed, from: data)
  }

  /// Returns the archive of an object.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    value.flatMap {
      try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: true)
    }
  }
}
