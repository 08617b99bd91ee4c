import Foundation
import Synchronization

/// A parameter of a unit.
///
/// Steps AudioUnits.AP1…AP6
///
/// - Thread: any; nothing in it changes after its creation, or a lock guards it.
open class AUParameter: AUParameterNode, NSSecureCoding, _KVGet, _KVSet, @unchecked Sendable {
  /// Creates a parameter without a range.
  public override init() { super.init() }

  // MARK: Configuration

  /// The smallest value.
  open var minValue: AUValue { properties.minimum }

  /// The largest value.
  open var maxValue: AUValue { properties.maximum }

  /// The unit of the value.
  open var unit: AudioUnitParameterUnit { properties.unit }

  /// The name of a custom unit; `nil` if it has none.
  open var unitName: String? { properties.unitName ?? properties.unit.abbreviation }

  /// The properties of the parameter.
  open var flags: AudioUnitParameterOptions { properties.flags }

  /// The number of the parameter in its tree.
  open var address: AUParameterAddress { properties.address }

  /// The names of the values from 0 on; `nil` without names.
  open var valueStrings: [String]? { properties.valueStrings }

  /// The addresses of the parameters that change along with this one.
  open var dependentParameters: [NSNumber]? {
    properties.dependents?.map { NSNumber(value: $0) }
  }

  // MARK: Value

  /// The value; it is clamped to the range.
  open var value: AUValue {
    get {
      guard let provide = inherited(\.valueProvider) else { return storedValue }
      let value = provide(self)
      storedValue = value
      return value
    }
    set { setValue(newValue, originator: nil) }
  }

  /// Sets the value, and notifies all observers except one.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - originator: The token of the observer that is not notified, or `nil`.
  open func setValue(_ value: AUValue, originator: AUParameterObserverToken?) {
    setValue(value, originator: originator, atHostTime: 0)
  }

  /// Sets the value, with a host time for observers that record.
  open func setValue(
    _ value: AUValue, originator: AUParameterObserverToken?, atHostTime hostTime: UInt64
  ) {
    setValue(value, originator: originator, atHostTime: hostTime, eventType: .value)
  }

  /// Sets the value, with an event of a gesture.
  open func setValue(
    _ value: AUValue, originator: AUParameterObserverToken?, atHostTime hostTime: UInt64,
    eventType: AUParameterAutomationEventType
  ) {
    let value = limited(value)
    willChangeValue(forKey: "value")
    storedValue = value
    inherited(\.valueObserver)?(self, value)
    didChangeValue(forKey: "value")
    let event = AUParameterAutomationEvent(
      hostTime: hostTime, address: address, value: value, eventType: eventType, reserved: 0)
    var node: AUParameterNode? = self
    while let next = node {
      next.observers.notify(event, except: originator)
      node = next.parent
    }
  }

  /// Returns a value as a string.
  ///
  /// - Parameter value: The value; `nil` for the current one.
  open func string(fromValue value: UnsafePointer<AUValue>?) -> String {
    guard let makeString = inherited(\.stringFromValue) else {
      return defaultString(value?.pointee ?? self.value)
    }
    return makeString(self, value)
  }

  /// Returns the value for a string.
  open func value(from string: String) -> AUValue {
    inherited(\.valueFromString)?(self, string) ?? defaultValue(string)
  }

  // MARK: Keys

  /// Returns the value of a property by its key.
  open func value(forKey key: String) -> Any? {
    switch key {
    case "value": NSNumber(value: value)
    case "identifier": identifier
    case "displayName": displayName
    case "address": NSNumber(value: address)
    case "minValue": NSNumber(value: minValue)
    case "maxValue": NSNumber(value: maxValue)
    default: _val(forKey: key)
    }
  }

  /// Sets a property by its key.
  open func setValue(_ value: Any?, forKey key: String) {
    guard key == "value", let number = value as? NSNumber else {
      return _setVal(value, forKey: key)
    }
    self.value = number.floatValue
  }

  // MARK: Archives

  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  /// Decodes a parameter with its value, but without blocks and observers.
  public required init?(coder: NSCoder) {
    super.init()
    guard let properties = ParameterProperties(coder) else { return nil }
    self.properties = properties
    decodeNames(coder)
    storedValue = limited(coder.decodeFloat(forKey: "value"))
  }

  /// Encodes the parameter with its value, but without blocks and observers.
  open func encode(with coder: NSCoder) {
    encodeNames(coder)
    properties.encode(coder)
    coder.encode(value, forKey: "value")
  }

  // MARK: Internals

  init(_ properties: ParameterProperties) {
    self.properties = properties
    super.init()
    // The initial value is the value in the range that is nearest to 0: a guess.
    storedValue = limited(0)
  }

  /// The last known value.
  var storedValue: AUValue {
    get { AUValue(bitPattern: bits.load(ordering: .relaxed)) }
    set { bits.store(newValue.bitPattern, ordering: .relaxed) }
  }

  /// Returns a value as a string, without the unit's block.
  ///
  /// - Source: the names are documented; two decimal places are ours. Confidence: guess.
  func defaultString(_ value: AUValue) -> String {
    if let names = valueStrings, let index = Int(exactly: value.rounded()),
      names.indices.contains(index)
    {
      return names[index]
    }
    return String(format: "%.2f", Double(value))
  }

  /// Returns the value for a string, without the unit's block; the minimum for a string that is not
  /// a number.
  func defaultValue(_ string: String) -> AUValue {
    if let index = valueStrings?.firstIndex(of: string) { return AUValue(index) }
    let digits = string.prefix { $0.isNumber || "+-.eE".contains($0) }
    return limited(AUValue(digits) ?? minValue)
  }

  override func makeCopy(addressOffset offset: AUParameterAddress) -> AUParameterNode {
    let copy = AUParameter(properties.moved(by: offset))
    copy.storedValue = storedValue
    return copy
  }

  private var properties = ParameterProperties()
  private let bits = Atomic<UInt32>(0)

  /// Returns a value clamped to the range; the minimum for NaN.
  private func limited(_ value: AUValue) -> AUValue {
    value.isNaN ? minValue : min(max(value, minValue), maxValue)
  }
}
