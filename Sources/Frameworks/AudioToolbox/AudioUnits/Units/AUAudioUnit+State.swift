import Foundation

extension AUAudioUnit {
  /// Returns the state: the codes of the unit, and the values of its parameters by key path.
  func makeState() -> [String: Any] {
    var values: [String: Double] = [:]
    for parameter in parameterTree?.allParameters ?? []
    where !parameter.flags.contains(.flag_OmitFromPresets) {
      values[parameter.keyPath] = Double(parameter.value)
    }
    let codes = componentDescription
    var state: [String: Any] = [
      kAUPresetTypeKey: Int(codes.componentType), kAUPresetSubtypeKey: Int(codes.componentSubType),
      kAUPresetManufacturerKey: Int(codes.componentManufacturer),
      kAUPresetVersionKey: Int(componentVersion), Self.valuesKey: values,
    ]
    if let preset = currentPreset {
      state[kAUPresetNameKey] = preset.name
      state[kAUPresetNumberKey] = preset.number
    }
    return state
  }

  /// Sets the parameters to the values of a state; others keep their values.
  func applyState(_ state: [String: Any]?) {
    guard let values = state?[Self.valuesKey] as? [String: Any] else { return }
    willChangeValue(forKey: "allParameterValues")
    for parameter in parameterTree?.allParameters ?? [] {
      guard let number = values[parameter.keyPath] as? NSNumber else { continue }
      parameter.value = number.floatValue
    }
    didChangeValue(forKey: "allParameterValues")
  }

  /// The key of the values; it is our own, as the contents of a state are not documented.
  private static let valuesKey = "parameters"
}
