import Foundation

// Overloads of Foundation's methods, for files that import Foundation through this module only.
extension JSONSerialization {
  /// Returns a Foundation object from JSON data.
  ///
  /// - Parameters:
  ///   - data: The JSON data.
  ///   - opt: The options for reading; with `.mutableContainers` the dictionaries and arrays are
  ///     objects of `NSMutableDictionary` and `NSMutableArray` (ObjectiveC.FO40).
  @_disfavoredOverload
  public class func jsonObject(with data: Data, options opt: ReadingOptions = []) throws -> Any {
    if !opt.isDisjoint(with: [.json5Allowed, .topLevelDictionaryAssumed]) {
      return mutable(try LenientJSON.read(data, opt), opt)
    }
    return try mutable(JSONSerialization.Foundation::jsonObject(with: data, options: opt), opt)
  }

  /// Returns a Foundation object from the JSON data of a stream.
  ///
  /// - Parameters:
  ///   - stream: The stream, which is open.
  ///   - opt: The options for reading, as those of data.
  @_disfavoredOverload
  public class func jsonObject(
    with stream: InputStream, options opt: ReadingOptions = []
  ) throws -> Any {
    if !opt.isDisjoint(with: [.json5Allowed, .topLevelDictionaryAssumed]) {
      return mutable(try LenientJSON.read(try stream.allData(), opt), opt)
    }
    return try mutable(JSONSerialization.Foundation::jsonObject(with: stream, options: opt), opt)
  }

  private class func mutable(_ value: Any, _ options: ReadingOptions) -> Any {
    let hasMutableLeaves = options.contains(.mutableLeaves)
    guard options.contains(.mutableContainers) else {
      // A string alone is a leaf, too.
      return hasMutableLeaves && value is String
        ? MutableContainers.make(of: value, hasMutableLeaves: true) : value
    }
    return MutableContainers.make(of: value, hasMutableLeaves: hasMutableLeaves)
  }
}
