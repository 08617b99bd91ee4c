import Foundation

/// The observation of a property of all buses of an array.
struct BusObservation {
  weak var observer: NSObject?
  let keyPath: String
  let options: NSKeyValueObservingOptions
  let context: UnsafeMutableRawPointer?

  func add(to busses: [AUAudioUnitBus]) {
    guard let observer else { return }
    for bus in busses {
      bus.addObserver(observer, forKeyPath: keyPath, options: options, context: context)
    }
  }

  func remove(from busses: [AUAudioUnitBus]) {
    guard let observer else { return }
    for bus in busses { bus.removeObserver(observer, forKeyPath: keyPath, context: context) }
  }
}
