/// The blocks that a unit has set on a node; `nil` for the others.
struct ImplementorBlocks: @unchecked Sendable {
  // The app is responsible for the thread safety of its blocks.

  var valueObserver: AUImplementorValueObserver?
  var valueProvider: AUImplementorValueProvider?
  var stringFromValue: AUImplementorStringFromValueCallback?
  var valueFromString: AUImplementorValueFromStringCallback?
  var displayName: AUImplementorDisplayNameWithLengthCallback?
}
