import UIKit

// The functions that the library of the test frameworks calls, without importing ours. Their
// parameters are pointers to tuples, which are declared identically there.

/// Observes the value at a key path.
///
/// - Parameter observation: A pointer to the object, the key path, the raw value of the options,
///   and what is called with each change.
/// - Returns: The observation, which ends when it is released.
@_cdecl("tactus_test_observe")
public func observeForTest(_ observation: UnsafeRawPointer) -> UnsafeMutableRawPointer? {
  typealias Observation = (NSObject, String, UInt, ([AnyHashable: Any]) -> Void)
  let (object, keyPath, options, body) = observation.assumingMemoryBound(to: Observation.self)
    .pointee
  let observer = TestObserver(object, keyPath, NSKeyValueObservingOptions(rawValue: options), body)
  return Unmanaged<AnyObject>.passRetained(observer).toOpaque()
}

/// Observes a Darwin notification.
///
/// - Parameter subscription: A pointer to the name and the closure that is called when it is
///   posted.
/// - Returns: The observation, which ends when it is released.
@_cdecl("tactus_test_subscribe")
public func subscribeForTest(_ subscription: UnsafeRawPointer) -> UnsafeMutableRawPointer? {
  typealias Subscription = (String, () -> Void)
  let (name, body) = subscription.assumingMemoryBound(to: Subscription.self).pointee
  return Unmanaged<AnyObject>.passRetained(TestSubscription(name, body)).toOpaque()
}

/// Returns the value at a key path.
///
/// - Parameter property: A pointer to the object and the key path.
@_cdecl("tactus_test_value")
public func valueForTest(_ property: UnsafeRawPointer) -> UnsafeMutableRawPointer? {
  typealias Property = (NSObject, String)
  let (object, keyPath) = property.assumingMemoryBound(to: Property.self).pointee
  guard let value = object.value(forKeyPath: keyPath) else { return nil }
  return Unmanaged<AnyObject>.passRetained(value as AnyObject).toOpaque()
}

/// Returns the data of an image.
///
/// - Parameter picture: A pointer to the image and its JPEG quality; without a quality it is a PNG.
@_cdecl("tactus_test_picture")
public func pictureForTest(_ picture: UnsafeRawPointer) -> UnsafeMutableRawPointer? {
  typealias Picture = (NSObject, Double?)
  let (object, quality) = picture.assumingMemoryBound(to: Picture.self).pointee
  guard let image = object as? UIImage else { return nil }
  let data = quality.map { image.jpegData(compressionQuality: $0) } ?? image.pngData()
  return data.map { Unmanaged<AnyObject>.passRetained($0 as NSData).toOpaque() }
}

/// Starts the pool of the windows of a test case.
///
/// - Returns: The pool, which ends when it is released.
@_cdecl("tactus_test_pool")
public func makePoolForTest(_ nothing: UnsafeRawPointer?) -> UnsafeMutableRawPointer? {
  Unmanaged<AnyObject>.passRetained(WindowPool()).toOpaque()
}
