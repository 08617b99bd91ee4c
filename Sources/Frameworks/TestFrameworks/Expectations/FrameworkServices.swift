private import CTactusTesting
internal import Foundation

/// The services of the frameworks, which this library does not import.
///
/// `PhoneTesting`, which lies in the frameworks' library, has the functions. Their parameters are
/// pointers to the tuples below, which are declared alike there.
enum FrameworkServices {
  /// An object, a key path, the raw value of the options, and what is called with each change.
  typealias Observation = (NSObject, String, UInt, ([AnyHashable: Any]) -> Void)
  /// The name of a Darwin notification, and what is called when it is posted.
  typealias Subscription = (String, () -> Void)
  /// An object and a key path.
  typealias Property = (NSObject, String)
  /// An image and the quality of its JPEG; a PNG without one.
  typealias Picture = (NSObject, Double?)

  /// Observes the value at a key path.
  ///
  /// - Returns: The observation, which ends as it is released; `nil` without the frameworks.
  static func observe(_ observation: Observation) -> AnyObject? {
    call(tactus_test_observe, observation)
  }

  /// Observes a Darwin notification.
  ///
  /// - Returns: The observation, which ends as it is released; `nil` without the frameworks.
  static func subscribe(_ subscription: Subscription) -> AnyObject? {
    call(tactus_test_subscribe, subscription)
  }

  /// Returns the value at a key path.
  static func value(of property: Property) -> AnyObject? { call(tactus_test_value, property) }

  /// Returns the data of an image; `nil` if it has none.
  static func data(ofImage image: NSObject, compression: Double?) -> Data? {
    (call(tactus_test_picture, (image, compression) as Picture) as? NSData).map {
      Data(referencing: $0)
    }
  }

  /// Returns the PNG of a screenshot; `nil` if it has none.
  static func data(ofScreenshot screenshot: NSObject) -> Data? {
    (call(tactus_test_screenshot, screenshot) as? NSData).map { Data(referencing: $0) }
  }

  /// Begins the pool of a test case.
  ///
  /// - Returns: The pool, which ends as it is released; `nil` without the frameworks.
  static func makePool() -> AnyObject? { makeObject(tactus_test_pool) }

  private static func makeObject(_ function: Function?) -> AnyObject? {
    function.flatMap { $0(nil) }.map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
  }

  private typealias Function = @convention(c) (UnsafeRawPointer?) -> UnsafeMutableRawPointer?

  /// Calls a function of the frameworks; its result is retained.
  private static func call<Value>(_ function: Function?, _ value: Value) -> AnyObject? {
    guard let function else {
      TestNote.frameworksAreMissing.write()
      return nil
    }
    return withUnsafePointer(to: value) { value in
      function(value).map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
    }
  }
}
