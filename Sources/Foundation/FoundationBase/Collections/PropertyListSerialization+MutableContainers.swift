import Foundation

// Overloads of Foundation's methods, for files that import Foundation through this module only.
extension PropertyListSerialization {
  /// Returns a property list from data, whose Boolean values are numbers (ObjectiveC.FO45).
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - opt: The options for reading; with `.mutableContainers` the dictionaries and arrays are
  ///     objects of `NSMutableDictionary` and `NSMutableArray`, with `.mutableContainersAndLeaves`
  ///     the strings are of `NSMutableString` as well (ObjectiveC.FO40).
  ///   - format: The place for the format that the data has; nil if it is not wanted.
  @_disfavoredOverload
  public class func propertyList(
    from data: Data, options opt: ReadOptions = [],
    format: UnsafeMutablePointer<PropertyListFormat>?
  ) throws -> Any {
    try objects(
      PropertyListSerialization.Foundation::propertyList(from: data, options: opt, format: format),
      opt)
  }

  /// Returns a property list from the data of a stream.
  ///
  /// - Parameters:
  ///   - stream: The stream, which is open.
  ///   - opt: The options for reading, as those of data.
  ///   - format: The place for the format that the data has; nil if it is not wanted.
  @_disfavoredOverload
  public class func propertyList(
    with stream: InputStream, options opt: ReadOptions = [],
    format: UnsafeMutablePointer<PropertyListFormat>?
  ) throws -> Any {
    try objects(
      PropertyListSerialization.Foundation::propertyList(
        with: stream, options: opt, format: format), opt)
  }

  private class func objects(_ value: Any, _ options: ReadOptions) -> Any {
    let hasMutableLeaves = options.contains(.mutableContainersAndLeaves)
    guard hasMutableLeaves || options.contains(.mutableContainers) else {
      return PropertyListObject.object(value)
    }
    return MutableContainers.make(of: value, hasMutableLeaves: hasMutableLeaves)
  }
}
