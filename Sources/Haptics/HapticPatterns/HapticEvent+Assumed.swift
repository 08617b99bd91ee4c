extension HapticEvent {
  /// The parameters that the author left out and whose default no reference states, with the values
  /// that are assumed for them (Signal.M4): intensity and sharpness, or volume.
  public var assumedParameters: [EventParameter] {
    let ids: [EventParameter.ID] =
      kind.isHaptic ? [.hapticIntensity, .hapticSharpness] : [.audioVolume]
    return ids.filter(assumes).map { EventParameter($0, $0.defaultValue(for: kind)) }
  }

  /// Returns whether the value of a parameter is the default because the author left it out.
  public func assumes(_ id: EventParameter.ID) -> Bool {
    !parameters.contains { $0.id == id }
  }
}
