/// The blocks that a unit gave a node; `nil` for those that it did not.
struct ImplementorBlocks: @unchecked Sendable {
  // The app is responsible for the threads of its blocks.

  var valueObserver: AUImplementorValueObserver?
  var valueProvider: AUImplementorValueProvider?
  var stringFromValue: AUImplementorStringFromValueCallback?
  var valueFromString: AUImplementorValueFromStringCallback?
  var displayName: AUImplementorDisplayNameWithLengthCallback?
}
